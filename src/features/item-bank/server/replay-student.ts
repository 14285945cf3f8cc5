import { applyEvent, type ProgressStep } from '#features/progress/core/replay.ts';
import { newStudent, type StudentState } from '#features/progress/core/student-state.ts';
import { eventOf } from '#features/progress/server/public.ts';
import { type StoredEvent, toProgressEvent } from '#features/quiz/core/stored-event.ts';
import { questionStatesOf, rulesOf } from '#features/quiz/server/public.ts';
import type { EventRow } from './replay-queries.ts';

/** An attempt as the student's events make it. */
export interface ReplayedAttempt {
  readonly row: EventRow & { readonly attempt_id: number };
  readonly before: StudentState;
  readonly step: ProgressStep;
}

/** What a student's events make, from the first one on: each attempt, and the state now. */
export function replayStudent(events: readonly EventRow[]): {
  readonly attempts: readonly ReplayedAttempt[];
  readonly state: StudentState;
} {
  const attempts: ReplayedAttempt[] = [];
  let state = newStudent(null);
  for (const row of events) {
    const step = applyEvent(state, toProgressEvent(toStoredEvent(row)));
    if (hasAttempt(row)) attempts.push({ row, before: state, step });
    state = step.state;
  }
  return { attempts, state };
}

const hasAttempt = (row: EventRow): row is ReplayedAttempt['row'] => row.attempt_id !== null;

/** @throws StoredValueError where a row does not parse; RangeError when the attempt of an event is missing. */
function toStoredEvent(row: EventRow): StoredEvent {
  const event = eventOf(row, `${row.student_id}, ${row.number}`);
  if (event.kind !== 'pretest-passage' && event.kind !== 'quiz') return event;
  const { kind } = event;
  if (!hasAttempt(row)) throw new RangeError(`An event of kind ${kind} is without its attempt.`);
  return {
    kind,
    attempt: {
      marks: row.marks ?? '',
      questions: questionStatesOf(row.question_states, row.attempt_id),
      settings: rulesOf(row.settings, row.attempt_id).settings,
      gapDays: row.gap_days ?? 0,
    },
  };
}

/** Same to the last bit, whatever the order of the fields: JSON writes a number so that it reads back as the same. */
export const sameToTheBit = (stored: unknown, replayed: unknown): boolean =>
  inOrder(stored) === inOrder(replayed);

const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
