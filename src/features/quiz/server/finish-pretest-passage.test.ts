import { expect, it } from 'vitest';
import { answerAs } from '#app/server/simulated-student.ts';
import {
  openReadingClass,
  placeByPretest,
  readingEnvironment,
  STEADY_READER,
} from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { PRETEST_POINTS } from '#features/progress/core/extra-points.ts';
import { startPretest } from '../contract/endpoints.ts';

const test = useTestApp();
const fail = async () => {
  throw new Error('A subscriber fails.');
};

const progressOf = ({ id }: Student) =>
  test.database.db
    .selectFrom('student_progress')
    .selectAll()
    .where('student_id', '=', id)
    .executeTakeFirstOrThrow();
const eventsOf = async ({ id }: Student) =>
  (
    await test.database.db
      .selectFrom('progress_events')
      .select('kind')
      .where('student_id', '=', id)
      .orderBy('number')
      .execute()
  ).map(({ kind }) => kind);
const ledgerOf = ({ id }: Student) =>
  test.database.db
    .selectFrom('points_ledger')
    .select(['cause', 'points'])
    .where('student_id', '=', id)
    .execute();
const newStudent = async () => (await openReadingClass(test)).room.student('Ana');
async function readFirst(student: Student): Promise<void> {
  const { quiz } = (await student.call(startPretest, { params: { id: student.id } })).data;
  await answerAs(STEADY_READER, { ...readingEnvironment(test, student), quiz: quiz! });
}

it('moves the estimate after each passage, and sets no level before the last one', async () => {
  const ana = await newStudent();
  await readFirst(ana);
  const progress = await progressOf(ana);
  expect(progress).toMatchObject({
    pretest_status: 'pretest_in_progress',
    initial_level: null,
    total_points: 0,
  });
  expect(progress.counted_answers).toBeGreaterThan(0);
  expect(await eventsOf(ana)).toEqual(['started', 'pretest-passage']);
});

it('sets the level, and pays for the pretest, after the last passage', async () => {
  const ana = await placeByPretest(test, await newStudent());
  const progress = await progressOf(ana);
  expect(progress).toMatchObject({
    pretest_status: 'pretest_complete',
    initial_level: progress.level,
    total_points: PRETEST_POINTS,
  });
  expect((await eventsOf(ana)).at(-1)).toBe('pretest-finished');
  expect(await ledgerOf(ana)).toEqual([{ cause: 'pretest', points: PRETEST_POINTS }]);
});

it('starts at a level of the range that the class sets', async () => {
  const { room } = await openReadingClass(test, { settings: { lowestLevel: 8, highestLevel: 9 } });
  const ana = await placeByPretest(test, await room.student('Ana'));
  expect([8, 9]).toContain((await progressOf(ana)).level);
});

it('takes its points back with the last answer when a subscriber fails', async () => {
  const ana = await newStudent();
  const { services } = test.app;
  const own = services.onPretestFinished;
  Object.assign(services, { onPretestFinished: [fail] });
  await expect(placeByPretest(test, ana)).rejects.toThrow('500');
  Object.assign(services, { onPretestFinished: own });
  expect(await progressOf(ana)).toMatchObject({ pretest_status: 'pretest_in_progress', total_points: 0 });
  expect(await ledgerOf(ana)).toEqual([]);
});
