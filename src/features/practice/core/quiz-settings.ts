import { type LevelRange, toLevel } from '#features/progress/core/scale.ts';
import type { LevelRule } from '#features/progress/core/shown-level.ts';

/** A class of the student, as far as a quiz cares; the first in a list is the student's primary class. */
export interface ClassOfStudent {
  readonly id: number;
  readonly grade: number;
  readonly timezone: string;
  readonly belowThirteen: boolean;
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly showGrade: boolean;
  readonly showPoints: boolean;
  readonly readAloud: boolean;
  readonly studentChooses: boolean;
  readonly levelRule: LevelRule;
  readonly includesEssay: boolean;
  readonly maySkipEssay: boolean;
}

/** The rules under which a quiz is taken. They are stored with the attempt and hold until it ends. */
export interface QuizSettings {
  readonly classId: number | null;
  /** Grade option of the class, for the start of the pretest. */
  readonly grade: number | null;
  readonly timezone: string;
  readonly range: LevelRange;
  readonly rule: LevelRule;
  readonly readAloud: boolean;
  readonly studentChooses: boolean;
  /** A short essay follows the questions, and whether it may be left out. */
  readonly includesEssay: boolean;
  readonly maySkipEssay: boolean;
  /** Texts marked "care" are left out. */
  readonly underThirteen: boolean;
}

/** What a student may see of the numbers about them. */
export interface Visibility {
  readonly showGrade: boolean;
  readonly showPoints: boolean;
}

/** A quiz belongs to the primary class; without a class the student's own zone and the defaults hold (product: "Classes"). */
export function quizSettings(
  classes: readonly ClassOfStudent[],
  { timezone, underThirteen }: Pick<QuizSettings, 'timezone' | 'underThirteen'>,
): QuizSettings {
  const primary = classes[0];
  return {
    classId: primary?.id ?? null,
    grade: primary?.grade ?? null,
    timezone: primary?.timezone ?? timezone,
    range: { minLevel: toLevel(primary?.minLevel ?? 1), maxLevel: toLevel(primary?.maxLevel ?? 12) },
    rule: primary?.levelRule ?? 'steady',
    readAloud: primary?.readAloud ?? true,
    studentChooses: primary?.studentChooses ?? true,
    includesEssay: primary?.includesEssay ?? false,
    maySkipEssay: primary?.maySkipEssay ?? true,
    underThirteen,
  };
}

/** Hidden in one class is hidden: a number seen elsewhere would be seen. */
export const visibility = (classes: readonly ClassOfStudent[]): Visibility => ({
  showGrade: classes.every((one) => one.showGrade),
  showPoints: classes.every((one) => one.showPoints),
});

export const EVERYTHING: Visibility = { showGrade: true, showPoints: true };
