import type { ReadingLevel } from '../contract/views.ts';
import type { Estimate } from '../core/response-curve.ts';
import {
  bandOf,
  clipLevel,
  isNearNext,
  type Level,
  type LevelRange,
  levelAt,
  measureOf,
  nearestLevel,
  scaleEndAt,
  shareOfLevel,
  toLevel,
} from '../core/scale.ts';
import { isSettling } from '../core/student-state.ts';
import { pretestIs } from './progress-columns.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** The figure that screens show of an estimate: on the scale of 1.0–12.0, with one decimal. */
const valueOf = (mean: number): number => oneDecimal(levelAt(mean));

/** How much of a shown level is behind a student, 0–1 with two decimals; null at Twelve. */
export function levelShareOf(mean: number, level: Level): number | null {
  const share = shareOfLevel(mean, level);
  return share === null ? null : twoDecimals(share);
}

/** What is kept of a student's estimate. */
export interface StoredLevel {
  readonly student_id: number;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly level: number | null;
  readonly pretest_status: string | null;
  /** Answers that moved the estimate; null for who began before they were counted. */
  readonly counted_answers: number | null;
}

/**
 * The reading level as every screen shows it; null before the pretest is complete, and while every answer was too fast to
 * count: then the estimate is the class's grade and nothing else.
 * @param range of the class that counts for the student, whichever class is looked at.
 */
export function readingLevelOf(stored: StoredLevel, range: LevelRange): ReadingLevel | null {
  const { mean, sd, level, counted_answers: countedAnswers } = stored;
  if (mean === null || sd === null || level === null || countedAnswers === 0) return null;
  if (!pretestIs(stored, 'pretest_complete')) return null;
  return toReadingLevel({ mean, sd, level: toLevel(level) }, range);
}

/** An estimate as screens show it. The class's range clips the level, never the estimate. */
export function toReadingLevel(
  { mean, sd, level }: Estimate & { readonly level: Level },
  range: LevelRange,
): ReadingLevel {
  const [shown, measure, nearest] = [clipLevel(level, range), measureOf(mean), nearestLevel(mean)];
  return {
    value: valueOf(mean),
    uncertainty: oneDecimal(bandOf(mean, sd)),
    end: scaleEndAt(mean),
    level: shown,
    nearest,
    limited: clipLevel(nearest, range) !== nearest,
    settling: isSettling({ sd }),
    nearNext: isNearNext({ mean, sd }, shown),
    measure: measure === null ? null : Math.round(measure),
  };
}
