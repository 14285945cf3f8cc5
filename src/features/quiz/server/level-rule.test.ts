import { expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import { replayEverything } from '#features/item-bank/server/replay.ts';
import * as overview from '#features/overview/contract/endpoints.ts';

const test = useTestApp();
/** Half right in the pretest; then everything. */
const placed = { level: 3, guessing: 0, random: () => 0.5 };
const perfect = { level: 12, guessing: 0, random: () => 0 };

it('moves one level after every clear quiz where the class says so, and by the estimate again when it does not', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { settings: { levelRule: 'classic' } });
  const ana = await room.student('Ana');
  const environment = { student: ana, library: test.app.services.library, clock: test.clock };
  const level = async () =>
    (await teacher.call(overview.viewProfileForStudent, { body: { studentId: ana.id } })).data.readingLevel!;
  await takePretestAs(placed, environment);
  const start = await level();

  await readPassageAs(perfect, environment);
  await readPassageAs(perfect, environment);
  const classic = await level();
  expect(classic.level).toBe(start.level + 2);
  expect(classic.value).toBeGreaterThan(start.value);

  await teacher.call(classes.updateClass, {
    params: { id: room.id },
    body: { teacherId: teacher.id, settings: { levelRule: 'steady' } },
  });
  await readPassageAs(perfect, environment);
  expect((await level()).level).not.toBe(classic.level + 1);
  expect((await replayEverything(test.database.db)).differences).toEqual([]);
});
