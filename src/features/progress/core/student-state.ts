import type { Estimate } from './response-curve.ts';
import { LEVELS, type Level, nearestLevel, placeOf } from './scale.ts';
import { PRIOR_SD, UNKNOWN_SD } from './steady-constants.ts';

/** All that Steady keeps of a student (Steady, in words). */
export type StudentState = Estimate & {
  /** The shown level. */
  readonly level: Level;
  /** Quizzes with enough counted answers since the shown level last moved. */
  readonly since: number;
  /** Surprise counters, in standard deviations: better and worse than expected. */
  readonly up: number;
  readonly down: number;
};

/** Where a student starts whose grade option names no grade. */
const UNKNOWN_LEVEL: Level = 5;

/**
 * A new student, or one whose progress was reset (Steady rule 1).
 * @param grade option of the class, 1..12 a grade; 13..16 (mixed, adult …) or null say nothing of ability.
 */
export function newStudent(grade: number | null): StudentState {
  const known = LEVELS.find((level) => level === grade);
  const mean = placeOf(known ?? UNKNOWN_LEVEL);
  const sd = known === undefined ? UNKNOWN_SD : PRIOR_SD;
  return { mean, sd, level: nearestLevel(mean), since: 0, up: 0, down: 0 };
}
