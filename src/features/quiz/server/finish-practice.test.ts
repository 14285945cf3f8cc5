import { expect, it } from 'vitest';
import { openReadingClass, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';

const test = useTestApp();
const DAY = 86_400;
const PERFECT = { level: 12, guessing: 0, random: () => 0 };
const GUESSER = { ...STEADY_READER, guessing: 1 };

const progressOf = ({ id }: Student) =>
  test.database.db
    .selectFrom('student_progress')
    .selectAll()
    .where('student_id', '=', id)
    .executeTakeFirstOrThrow();
const attemptsOf = ({ id }: Student) =>
  test.database.db
    .selectFrom('attempts')
    .selectAll()
    .where('student_id', '=', id)
    .where('kind', '=', 'practice')
    .orderBy('id')
    .execute();
const ledgerOf = ({ id }: Student, attemptId: number) =>
  test.database.db
    .selectFrom('points_ledger')
    .select(['cause', 'points'])
    .where('student_id', '=', id)
    .where('attempt_id', '=', attemptId)
    .execute();

it('writes the level, the points and the quiz together', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  const before = await progressOf(ana);
  await read(ana, PERFECT);
  const [after, [attempt]] = [await progressOf(ana), await attemptsOf(ana)];
  const paid = (await ledgerOf(ana, attempt!.id)).reduce((sum, { points }) => sum + points, 0);
  expect(attempt).toMatchObject({ status: 'finished', passed: true, total_points_after: after.total_points });
  expect(attempt!.state_before).toMatchObject({ mean: before.mean, sd: before.sd });
  expect(attempt!.state_after).toMatchObject({ mean: after.mean, sd: after.sd });
  expect(after.mean).toBeGreaterThan(before.mean);
  expect(paid).toBeGreaterThan(0);
  expect(after.total_points).toBe(before.total_points + paid);
  expect([after.quizzes_taken, after.quizzes_passed]).toEqual([
    before.quizzes_taken + 1,
    before.quizzes_passed + 1,
  ]);
});

it('pays nothing for a quiz that was guessed through, and moves the estimate by no answer', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  const before = await progressOf(ana);
  await read(ana, GUESSER);
  const [after, [attempt]] = [await progressOf(ana), await attemptsOf(ana)];
  expect(attempt!.fast_answers).toBe(attempt!.question_count);
  expect(await ledgerOf(ana, attempt!.id)).toEqual([]);
  // All that moves it is the time since the quiz before: next to nothing.
  expect(after.mean).toBeCloseTo(before.mean, 4);
  expect(after).toMatchObject({
    total_points: before.total_points,
    counted_answers: before.counted_answers,
    quizzes_taken: before.quizzes_taken + 1,
  });
});

it('knows how many days passed since the quiz before', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  test.clock.pass(3 * DAY);
  await read(await test.world.comeBack(ana));
  const [first, second] = await attemptsOf(ana);
  expect(first!.gap_days).toBeLessThan(0.1);
  expect(second!.gap_days).toBeGreaterThan(2.9);
  expect(second!.gap_days).toBeLessThan(3.1);
});

it('shows the student what was written', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana, PERFECT);
  const { data } = await ana.call(viewProfileForStudent, { body: { studentId: ana.id } });
  expect(data).toMatchObject({ quizzesTaken: 1, openQuiz: null });
  expect(data.rank!.totalPoints).toBe((await progressOf(ana)).total_points);
});
