import type { ReadingLevel } from '../contract/views.ts';
import type { Estimate } from '../core/response-curve.ts';
import {
  bandOf,
  clipLevel,
  type Level,
  type LevelRange,
  levelAt,
  measureOf,
  toLevel,
} from '../core/scale.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** What is kept of a student's estimate. */
export interface StoredLevel {
  readonly mean: number | null;
  readonly sd: number | null;
  readonly level: number | null;
  readonly pretest_status: string | null;
}

/**
 * The reading level as every screen shows it; null before the pretest is complete.
 * @param range of the class that counts for the student, whichever class is looked at.
 */
export function readingLevelOf(
  { mean, sd, level, pretest_status }: StoredLevel,
  range: LevelRange,
): ReadingLevel | null {
  if (mean === null || sd === null || level === null || pretest_status !== 'pretest_complete') return null;
  return toReadingLevel({ mean, sd, level: toLevel(level) }, range);
}

/** The class's range clips the level, never the estimate. */
const toReadingLevel = (
  { mean, sd, level }: Estimate & { readonly level: Level },
  range: LevelRange,
): ReadingLevel => ({
  value: oneDecimal(levelAt(mean)),
  uncertainty: oneDecimal(bandOf(mean, sd)),
  level: clipLevel(level, range),
  measure: Math.round(measureOf(mean)),
});
