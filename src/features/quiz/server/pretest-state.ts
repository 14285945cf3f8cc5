import { pretestGoesOn } from '#features/progress/core/pretest.ts';
import { PRE_K, PRE_PASSAGES } from '#features/progress/core/steady-constants.ts';
import { type ProgressRow, pretestStatusOf } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { PretestView } from '../contract/endpoints.ts';
import type { PretestStatus } from '../contract/views.ts';
import { fastCount, marksOf } from '../core/marks.ts';
import { selectPretestPassages } from './attempts-queries.ts';

/** How far a pretest is. */
export interface PretestTally {
  readonly passages: number;
  readonly questions: number;
  readonly fast: number;
  readonly read: ReadonlySet<number>;
}

export async function tallyPretest(db: Db, { student_id, pretests }: ProgressRow): Promise<PretestTally> {
  const done = await selectPretestPassages(db, student_id, pretests);
  const marks = done.flatMap((passage) => marksOf(passage.marks));
  return {
    passages: done.length,
    questions: marks.length,
    fast: fastCount(marks),
    read: new Set(done.map((passage) => passage.passage_id)),
  };
}

/** Passages that the pretest will have, as far as is known: what is done, and as many more as the rule asks for. */
export function plannedPassages(tally: PretestTally): number {
  const { fast, questions, passages } = tally;
  let planned = passages;
  while (pretestGoesOn({ passages: planned, questions: questions + PRE_K * (planned - passages), fast }))
    planned += 1;
  return planned;
}

/** How far a student's pretest is, from what is kept of the student, if anything is. */
export const statusOf = (
  studentId: number,
  progress: { readonly pretest_status: string | null } | null | undefined,
): PretestStatus =>
  progress?.pretest_status ? pretestStatusOf(progress.pretest_status, studentId) : 'pretest_not_started';

export const notStarted: PretestView = {
  pretestStatus: 'pretest_not_started',
  passagesDone: 0,
  passagesPlanned: PRE_PASSAGES,
  quiz: null,
  initialLevel: null,
  reward: null,
  again: false,
  mayStart: true,
};
