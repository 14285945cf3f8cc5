import type { Estimate } from '#features/progress/core/response-curve.ts';
import {
  bandOf,
  clipLevel,
  type Level,
  type LevelRange,
  levelAt,
  measureOf,
} from '#features/progress/core/scale.ts';
import type { ReadingLevel } from '../contract/views.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The reading level as it is shown. The class's range clips the level, never the estimate. */
export const toReadingLevel = (
  { mean, sd, level }: Estimate & { readonly level: Level },
  range: LevelRange,
): ReadingLevel => ({
  value: oneDecimal(levelAt(mean)),
  uncertainty: oneDecimal(bandOf(mean, sd)),
  level: clipLevel(level, range),
  measure: Math.round(measureOf(mean)),
});
