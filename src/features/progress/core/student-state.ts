import type { Estimate } from './response-curve.ts';
import { LEVELS, type Level, nearestLevel, placeOf } from './scale.ts';
import { PRIOR_SD, SETTLING_SD, UNKNOWN_SD } from './steady-constants.ts';

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

/** What the start of a pretest goes by, as it is stored for the replay. */
export type PretestStart = {
  /** Grade option of the class, 1..12 a grade, or the grade of the student's age; null where neither says anything. */
  readonly grade: number | null;
  /** By age: with the larger doubt. */
  readonly byAge?: boolean;
};

/** Whether the level is still being looked for, so that a screen says that it may move. */
export const isSettling = ({ sd }: Pick<Estimate, 'sd'>): boolean => sd >= SETTLING_SD;

/** A child of so many years is in this grade less: six in grade One. */
const AGE_OF_GRADE = 5;

/**
 * Where a pretest starts: at the grade of the class or that of the age, whichever is lower (decision 55).
 * @param age whole years; null where it is not known, or says nothing.
 */
export function pretestStart(grade: number | null, age: number | null): PretestStart {
  const byAge = age === null ? null : Math.min(12, Math.max(1, age - AGE_OF_GRADE));
  const ofClass = LEVELS.find((level) => level === grade);
  if (byAge === null || (ofClass !== undefined && ofClass <= byAge)) return { grade };
  return { grade: byAge, byAge: true };
}

/**
 * A new student, or one whose progress was reset (Steady rule 1).
 * @param grade option of the class, 1..12 a grade; 13..16 (mixed, adult …) or null say nothing of ability.
 * @param byAge the grade is that of the age, which says less than that of a class.
 */
export function newStudent(grade: number | null, byAge = false): StudentState {
  const known = LEVELS.find((level) => level === grade);
  const mean = placeOf(known ?? UNKNOWN_LEVEL);
  const sd = known === undefined || byAge ? UNKNOWN_SD : PRIOR_SD;
  return { mean, sd, level: nearestLevel(mean), since: 0, up: 0, down: 0 };
}
