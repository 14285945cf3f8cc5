import { type LearnedQuestion, learnLessons } from '#features/progress/core/learn-lessons.ts';
import { applyEvent, type ProgressStep } from '#features/progress/core/replay.ts';
import { newStudent, type StudentState } from '#features/progress/core/student-state.ts';
import {
  type ProgressRow,
  selectLearnedQuestions,
  selectProgressAfter,
  stateOf,
} from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { toProgressEvent } from '../core/stored-event.ts';
import { selectBatchIds, selectLessons } from './calibration-queries.ts';
import { rulesOf } from './read-quiz.ts';
import { type EventRow, selectEvents } from './replay-queries.ts';

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

/** Same to the last bit: JSON writes a number so that it reads back as the same number. */
const same = (stored: unknown, replayed: unknown): boolean => sorted(stored) === sorted(replayed);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

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
      replayStudent(row, own, differences);
      counts.events += own.length;
      counts.answers += own.reduce((sum, { marks }) => sum + (marks?.length ?? 0), 0);
    }
    counts.students += rows.length;
    rows = await selectProgressAfter(db, ids.at(-1) ?? 0, AT_A_TIME);
  }
  return counts;
}

function replayStudent(progress: ProgressRow, events: readonly EventRow[], differences: Difference[]): void {
  let state = newStudent(null);
  for (const row of events) {
    const step = applyEvent(state, toProgressEvent(storedEvent(row)));
    if (row.attempt_id !== null) compareAttempt(row, state, step, differences);
    state = step.state;
  }
  const stored = stateOf(progress);
  if (!same(stored, state))
    differences.push({ where: `student ${progress.student_id}: state now`, stored, replayed: state });
}

const storedEvent = (row: EventRow) => ({
  kind: row.kind as Parameters<typeof toProgressEvent>[0]['kind'],
  detail: row.detail,
  attempt:
    row.attempt_id === null
      ? null
      : {
          marks: row.marks ?? '',
          questions: (row.question_states as [number, number][]).map(([b, v]) => ({ b, v })),
          settings: rulesOf(row.settings).settings,
          gapDays: row.gap_days ?? 0,
        },
});

function compareAttempt(
  row: EventRow,
  before: StudentState,
  { state, report }: ProgressStep,
  differences: Difference[],
): void {
  const pairs = [
    ['state before', row.state_before, before],
    ['state after', row.state_after, state],
    ['reason', row.reason, report],
  ] as const;
  for (const [what, stored, replayed] of pairs) {
    if (same(stored, replayed)) continue;
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
  const stored = new Map((await selectLearnedQuestions(db)).map((one) => [one.questionId, one]));
  for (const id of new Set([...stored.keys(), ...replayed.keys()])) {
    if (same(stored.get(id), replayed.get(id))) continue;
    differences.push({ where: `question ${id}`, stored: stored.get(id), replayed: replayed.get(id) });
  }
  return { batches: batches.length, questions: replayed.size };
}
