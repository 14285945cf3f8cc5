import type { YearOutcome } from './use-school-year.ts';

/** What each teacher did last in this tab: the way back stays until the tab is closed, or another plan is made. */
const begun = new Map<number, readonly YearOutcome[]>();

export const lastBegun = (teacherId: number): readonly YearOutcome[] | null => begun.get(teacherId) ?? null;

export function keepBegun(teacherId: number, outcomes: readonly YearOutcome[] | null): void {
  if (outcomes === null) begun.delete(teacherId);
  else begun.set(teacherId, outcomes);
}
