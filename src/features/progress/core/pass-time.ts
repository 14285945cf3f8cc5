import type { Estimate } from './response-curve.ts';
import { levelAt, X } from './scale.ts';
import { DAYS_PER_YEAR, GROWTH, GROWTH_MAX_DAYS, Q_DAY, S_MAX } from './steady-constants.ts';

/**
 * The estimate after days without a quiz: doubt grows, and so does the reader (Steady rule 4; practice only).
 * @param days since the last quiz, fractions allowed; a negative gap (clocks differ) counts as none.
 */
export function passTime<S extends Estimate>(student: S, days: number): S {
  const gap = Math.max(0, days);
  const floor = Math.min(11, Math.floor(levelAt(student.mean)));
  const logitsPerLevel = X[floor]! - X[floor - 1]!;
  const grown = (GROWTH * logitsPerLevel * Math.min(gap, GROWTH_MAX_DAYS)) / DAYS_PER_YEAR;
  const sd = Math.min(Math.sqrt(student.sd * student.sd + Q_DAY * gap), S_MAX);
  return { ...student, mean: student.mean + grown, sd };
}
