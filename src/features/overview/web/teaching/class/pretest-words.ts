import type { PretestStatus } from '#features/quiz/contract/views.ts';

/** How far somebody is in the pretest, in words, and the order of these. */
export const PRETEST: Readonly<Record<PretestStatus, { order: number; label: string }>> = {
  pretest_not_started: { order: 0, label: 'Not started' },
  pretest_in_progress: { order: 1, label: 'Started' },
  pretest_complete: { order: 2, label: 'Done' },
};
