import { beforeAll, describe, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { learnLessons } from '#features/progress/core/learn-lessons.ts';
import { selectLearnedQuestions } from '#features/progress/server/public.ts';
import { calibrateQuestions, learnFromAttempts } from './calibrate-questions.ts';
import { selectBatchIds, selectCalibrationState, selectLessons } from './calibration-queries.ts';
import { replayEverything } from './replay.ts';

const test = useTestApp();
const students: Student[] = [];
/** Reads carefully, and guesses every third question. */
const reader = { level: 4.2, guessing: 0.3, random: sequence([0.9, 0.2, 0.7, 0.05, 0.5]) };

function sequence(values: readonly number[]): () => number {
  let index = 0;
  return () => values[index++ % values.length] ?? 0;
}
const reading = (student: Student) => ({ student, library: test.app.services.library, clock: test.clock });
const countWhere = async (condition: string) =>
  (await test.database.pool.query<{ n: number }>(`select count(*) as n from answers where ${condition}`))
    .rows[0]!.n;
const countFinished = async () =>
  (
    await test.database.pool.query<{ n: number }>(
      "select count(*) as n from attempts where status = 'finished'",
    )
  ).rows[0]!.n;

beforeAll(async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  for (const name of ['Ana', 'Bao', 'Chi']) {
    const student = await room.student(name);
    await takePretestAs(reader, reading(student));
    await readPassageAs(reader, reading(student));
    students.push(student);
  }
}, 60_000);

describe('questions learn from finished attempts', () => {
  it('once, however many processes learn at the same moment', async () => {
    const { db } = test.database;
    expect(await selectCalibrationState(db)).toEqual({ learnedAt: null, waiting: await countFinished() });
    await Promise.all([1, 2, 3].map(() => learnFromAttempts(db, test.clock.now, 4)));
    await learnFromAttempts(db, test.clock.now, 4);
    expect(await selectCalibrationState(db)).toEqual({ learnedAt: test.clock.now(), waiting: 0 });
    const learned = await selectLearnedQuestions(db);
    const counted = await countWhere('not is_fast');
    expect(learned.reduce((sum, { answers }) => sum + answers, 0)).toBe(counted);
    expect(learned.flatMap(({ chosen }) => chosen).reduce((a, b) => a + b, 0)).toBe(counted);
    expect(await countWhere('is_fast')).toBeGreaterThan(0);
  });

  it('as the rule says, batch after batch', async () => {
    const { db } = test.database;
    const batches = await selectBatchIds(db);
    expect(batches.length).toBeGreaterThan(1);
    const known = new Map<number, Awaited<ReturnType<typeof selectLearnedQuestions>>[number]>();
    for (const batch of batches)
      for (const question of learnLessons(known, await selectLessons(db, batch)))
        known.set(question.questionId, question);
    expect(await selectLearnedQuestions(db)).toEqual(
      [...known.values()].toSorted((a, b) => a.questionId - b.questionId),
    );
    expect((await replayEverything(db)).differences).toEqual([]);
  });

  it('and the next quiz begins with what is known by then', async () => {
    const { db, pool } = test.database;
    await pool.query(
      `insert into question_states (question_id, difficulty, variance) select id, 3.3, 0.2 from questions
           on conflict (question_id) do update set difficulty = 3.3, variance = 0.2`,
    );
    await calibrateQuestions(test.app.services).run();
    await readPassageAs(reader, { ...reading(students[0]!), most: 1 });
    const open = await db
      .selectFrom('attempts')
      .select('question_states')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    for (const state of open.question_states as unknown[]) expect(state).toEqual([3.3, 0.2]);
  });
});
