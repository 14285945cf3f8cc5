import { applyEvent, type ProgressStep } from '#features/progress/core/replay.ts';
import { newStudent, type StudentState } from '#features/progress/core/student-state.ts';
import { type StoredEvent, toProgressEvent } from '#features/quiz/core/stored-event.ts';
import { rulesOf } from '#features/quiz/server/public.ts';
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

const toStoredEvent = (row: EventRow): StoredEvent => ({
  kind: row.kind as StoredEvent['kind'],
  detail: row.detail,
  attempt: hasAttempt(row)
    ? {
        marks: row.marks ?? '',
        questions: (row.question_states as [number, number][]).map(([b, v]) => ({ b, v })),
        settings: rulesOf(row.settings).settings,
        gapDays: row.gap_days ?? 0,
      }
    : null,
});

/** Same to the last bit, whatever the order of the fields: JSON writes a number so that it reads back as the same. */
export const sameToTheBit = (stored: unknown, replayed: unknown): boolean =>
  inOrder(stored) === inOrder(replayed);

const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
