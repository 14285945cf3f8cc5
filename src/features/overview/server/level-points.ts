import { finishPretest } from '#features/progress/core/pretest.ts';
import { bandOf, levelAt, scaleEndAt } from '#features/progress/core/scale.ts';
import { pretestIs, stateAfterOf } from '#features/progress/server/public.ts';
import { attemptKindOf, rulesOf, type StudentContext } from '#features/quiz/server/public.ts';
import type { LevelPoint } from '../contract/views.ts';
import type { LevelHistoryRow } from './history-queries.ts';

/** An attempt as far as a point is made from it. */
export type PointRow = Pick<LevelHistoryRow, 'id' | 'kind' | 'finished_at' | 'state_after' | 'settings'>;

/** The estimate after an attempt; after the last passage of a pretest, where the pretest put the student. */
export function toLevelPoint(row: PointRow): LevelPoint {
  const after = stateAfterOf(row.state_after, row.id);
  const kind = attemptKindOf(row.kind, row.id);
  const { mean, sd, level } =
    kind === 'pretest' ? finishPretest(after, rulesOf(row.settings, row.id).settings.range) : after;
  return {
    at: (row.finished_at ?? new Date(0)).toISOString(),
    kind,
    value: twoDecimals(levelAt(mean)),
    low: twoDecimals(levelAt(mean - sd)),
    high: twoDecimals(levelAt(mean + sd)),
    uncertainty: twoDecimals(bandOf(mean, sd)),
    end: scaleEndAt(mean),
    level,
  };
}

/** The number of the pretest that a student is in the middle of; null where there is none. */
export const runningPretest = (progress: StudentContext['progress']): number | null =>
  progress && pretestIs(progress, 'pretest_in_progress') ? progress.pretests : null;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
