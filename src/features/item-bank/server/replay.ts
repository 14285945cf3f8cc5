import { type LearnedQuestion, learnLessons } from '#features/progress/core/learn-lessons.ts';
import {
  type ProgressRow,
  selectLearnedQuestions,
  selectProgressAfter,
  stateOf,
} from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { selectBatchIds, selectLessons } from './calibration-queries.ts';
import { selectQuestionsThatForget } from './relearn-queries.ts';
import { type EventRow, selectEvents } from './replay-queries.ts';
import { type ReplayedAttempt, replayStudent, sameToTheBit } from './replay-student.ts';

/** A place where what is stored is not what the answers make of it. */
export interface Difference {
  readonly where: string;
  readonly stored: unknown;
  readonly replayed: unknown;
}

/** What a replay went through, and what it found. */
export interface Replayed {
  readonly students: number;
  readonly events: number;
  readonly answers: number;
  readonly batches: number;
  readonly questions: number;
  readonly differences: readonly Difference[];
}

const AT_A_TIME = 200;

/**
 * Computes every student's level from the first answer on, and every question's difficulty from the first batch on, and
 * compares with what is stored: the state before and after each quiz, its reason, and the state now.
 */
export async function replayEverything(db: Db): Promise<Replayed> {
  const differences: Difference[] = [];
  const students = await replayStudents(db, differences);
  const questions = await replayQuestions(db, differences);
  return { ...students, ...questions, differences };
}

async function replayStudents(db: Db, differences: Difference[]) {
  const counts = { students: 0, events: 0, answers: 0 };
  let rows = await selectProgressAfter(db, 0, AT_A_TIME);
  while (rows.length > 0) {
    const ids = rows.map((row) => row.student_id);
    const events = Map.groupBy(await selectEvents(db, ids), (row) => row.student_id);
    for (const row of rows) {
      const own = events.get(row.student_id) ?? [];
      compareStudent(row, own, differences);
      counts.events += own.length;
      counts.answers += own.reduce((sum, { marks }) => sum + (marks?.length ?? 0), 0);
    }
    counts.students += rows.length;
    rows = await selectProgressAfter(db, ids.at(-1) ?? 0, AT_A_TIME);
  }
  return counts;
}

function compareStudent(progress: ProgressRow, events: readonly EventRow[], differences: Difference[]): void {
  const { attempts, state } = replayStudent(events);
  for (const attempt of attempts) compareAttempt(attempt, differences);
  const stored = stateOf(progress);
  if (!sameToTheBit(stored, state))
    differences.push({ where: `student ${progress.student_id}: state now`, stored, replayed: state });
}

function compareAttempt({ row, before, step }: ReplayedAttempt, differences: Difference[]): void {
  const pairs = [
    ['state before', row.state_before, before],
    ['state after', row.state_after, step.state],
    ['reason', row.reason, step.report],
  ] as const;
  for (const [what, stored, replayed] of pairs) {
    if (sameToTheBit(stored, replayed)) continue;
    const where = `student ${row.student_id}, attempt ${row.attempt_id}: ${what}`;
    differences.push({ where, stored, replayed });
  }
}

async function replayQuestions(db: Db, differences: Difference[]) {
  const batches = await selectBatchIds(db);
  const replayed = new Map<number, LearnedQuestion>();
  for (const batch of batches) {
    for (const question of learnLessons(replayed, await selectLessons(db, batch)))
      replayed.set(question.questionId, question);
  }
  const waiting = new Set(await selectQuestionsThatForget(db));
  const stored = new Map(
    (await selectLearnedQuestions(db)).map((question) => [question.questionId, question]),
  );
  for (const id of new Set([...stored.keys(), ...replayed.keys()])) {
    // It is about to learn again without somebody who was erased.
    if (waiting.has(id) || sameToTheBit(stored.get(id), replayed.get(id))) continue;
    differences.push({ where: `question ${id}`, stored: stored.get(id), replayed: replayed.get(id) });
  }
  return { batches: batches.length, questions: replayed.size };
}
