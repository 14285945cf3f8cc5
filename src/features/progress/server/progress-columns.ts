import { z } from 'zod';
import { type ColumnReader, enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';
import { LEDGER_CAUSES } from '../core/ledger-causes.ts';
import { LEVELS } from '../core/scale.ts';
import type { StudentState } from '../core/student-state.ts';

/** For what the ledger paid, by the number of the attempt. */
export const causeOf = enumColumn('points_ledger.cause', LEDGER_CAUSES);

/** How far a student's pretest is, by the number of the student. */
export const pretestStatusOf = enumColumn('student_progress.pretest_status', [
  'pretest_not_started',
  'pretest_in_progress',
  'pretest_complete',
]);

type PretestStatus = ReturnType<typeof pretestStatusOf>;

/** Whether a student's pretest is this far; false where nothing is kept of the student. */
export const pretestIs = (
  progress: { readonly student_id: number; readonly pretest_status: string | null } | null | undefined,
  status: PretestStatus,
): boolean =>
  !!progress?.pretest_status && pretestStatusOf(progress.pretest_status, progress.student_id) === status;

const state = z.object({
  mean: z.number(),
  sd: z.number(),
  level: z.literal(LEVELS),
  since: z.number(),
  up: z.number(),
  down: z.number(),
});

/** The student before and after a finished attempt, by the number of the attempt. */
export const stateBeforeOf: ColumnReader<StudentState> = jsonColumn('attempts.state_before', state);
export const stateAfterOf: ColumnReader<StudentState> = jsonColumn('attempts.state_after', state);
