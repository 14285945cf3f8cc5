import { expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#app/server/world.ts';
import * as overview from '../contract/endpoints.ts';

const test = useTestApp();
const careful = { level: 3, guessing: 0, random: () => 0.5 };
const hasty = { ...careful, guessing: 1 };
const DAYS_31 = 31 * 86_400;

it('tells a teacher how many of the last answers came too fast to have been read', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const roster = async (caller: Caller = teacher) => {
    const { data } = await caller.call(overview.listStudentsOfClass, { params: { id: room.id } });
    return data.students[0]!;
  };
  const read = async (reader: typeof careful) =>
    readPassageAs(reader, {
      student: await test.world.comeBack(ana),
      library: test.app.services.library,
      clock: test.clock,
    });
  await takePretestAs(careful, { student: ana, library: test.app.services.library, clock: test.clock });
  expect(await roster()).toMatchObject({ recentAnswers: 0, fastShare: null });

  await read(hasty);
  const { recentAnswers: fast } = await roster();
  expect(fast).toBeGreaterThan(0);
  expect(await roster()).toMatchObject({ fastShare: 1, recentQuizzes: { taken: 1, passed: 0 } });

  await read(careful);
  const after = await roster();
  expect(after.recentAnswers).toBeGreaterThan(fast);
  expect(after.fastShare).toBeCloseTo(fast / after.recentAnswers);

  test.clock.pass(DAYS_31);
  const later = await test.world.logIn(teacher.username, teacher.password);
  expect(await roster(later)).toMatchObject({
    recentAnswers: 0,
    fastShare: null,
    recentQuizzes: { taken: 2 },
  });
});
