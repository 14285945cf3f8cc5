import { expect, it } from 'vitest';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import { readStudentHome } from './student-home.ts';

const test = useTestApp();
const DAY = 86_400;
const homeOf = ({ id }: Pick<Student, 'id'>) => readStudentHome(test.database.db, id, test.clock.now());

it('has nothing for an account that does not exist', async () => {
  expect(await homeOf({ id: 999_999 })).toBeUndefined();
});

it('is empty for a student who has just signed up', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const home = await homeOf(await room.student('Ana'));
  expect(home).toMatchObject({ openEssay: null, unseenScore: null, lately: [], goals: [] });
  expect(home!.classes.map(({ id }) => id)).toEqual([room.id]);
});

it('reads the quizzes of about a week, and no older ones', async () => {
  const { reader, read } = await openReadingClass(test);
  let ana = await reader('Ana');
  await read(ana);
  expect((await homeOf(ana))!.lately).toHaveLength(1);
  test.clock.pass(10 * DAY);
  ana = await test.world.comeBack(ana);
  await read(ana);
  expect((await homeOf(ana))!.lately).toHaveLength(1);
});

it('shows the essay that waits to be written, and then its score for 60 days', async () => {
  const { teacher, writer, openEssay, handIn } = await openEssayClass(test);
  const ana = await writer('Ana');
  const { attemptId } = (await openEssay(ana))!;
  expect((await homeOf(ana))!.openEssay).not.toBeNull();
  await handIn(ana);
  expect(await homeOf(ana)).toMatchObject({ openEssay: null, unseenScore: null });
  await teacher.call(scoreEssay, { body: { studentId: ana.id, attemptId, score: 4 } });
  expect((await homeOf(ana))!.unseenScore).toMatchObject({ attempt_id: attemptId, score: 4 });
  test.clock.pass(61 * DAY);
  expect((await homeOf(ana))!.unseenScore).toBeNull();
});
