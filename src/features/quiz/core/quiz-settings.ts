import { ALL_LEVELS, type Level, type LevelRange } from '#features/progress/core/scale.ts';
import type { LevelRule } from '#features/progress/core/shown-level.ts';
import type { Cut } from './challenge.ts';

/** What the class that counts gives this student whatever the passage (decision 72). */
export interface ReadingSupports {
  /** The student may listen, although the class may not. */
  readonly listening: boolean;
  readonly largerText: boolean;
  /** Line focus is on when the text opens. */
  readonly lineFocus: boolean;
}
export const NO_SUPPORTS: ReadingSupports = { listening: false, largerText: false, lineFocus: false };

/** A class of the student, as far as a quiz cares; the first in a list is the class that counts. */
export interface ClassOfStudent {
  readonly id: number;
  readonly grade: number;
  readonly timezone: string;
  readonly belowThirteen: boolean;
  readonly range: LevelRange;
  readonly readAloud: boolean;
  readonly supports: ReadingSupports;
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
  readonly supports: ReadingSupports;
  readonly studentChooses: boolean;
  /** A short essay follows the questions, and whether it may be left out. */
  readonly includesEssay: boolean;
  readonly maySkipEssay: boolean;
  /** Texts marked "care" are left out. */
  readonly underThirteen: boolean;
  /** The passage's level where a teacher assigned the passage; null where the student chose it. */
  readonly assignedLevel: Level | null;
  /** An assigned passage that was answered too fast to count, and is read once more (decision 57). */
  readonly again: boolean;
  /** How the extra question cuts the text into sentences. */
  readonly sentences: Cut;
}

/** What a student may see of the numbers about them. */
export interface Visibility {
  readonly showGrade: boolean;
  readonly showPoints: boolean;
}

/**
 * A quiz belongs to the class that counts, and only its rules hold; without a class the student's own zone and the defaults
 * do (product: "Classes").
 */
export function quizSettings(
  classes: readonly ClassOfStudent[],
  { timezone, underThirteen }: Pick<QuizSettings, 'timezone' | 'underThirteen'>,
): QuizSettings {
  const [counting] = classes;
  return {
    classId: counting?.id ?? null,
    grade: counting?.grade ?? null,
    timezone: counting?.timezone ?? timezone,
    range: counting?.range ?? ALL_LEVELS,
    rule: counting?.levelRule ?? 'steady',
    readAloud: counting === undefined || counting.readAloud || counting.supports.listening,
    supports: counting?.supports ?? NO_SUPPORTS,
    studentChooses: counting?.studentChooses ?? true,
    includesEssay: counting?.includesEssay ?? false,
    maySkipEssay: counting?.maySkipEssay ?? true,
    underThirteen,
    assignedLevel: null,
    again: false,
    sentences: 'whole',
  };
}

/**
 * The rules of a passage that a class assigned. The work belongs to that class, so its rules for the work hold: listening and
 * the essay. What moves the student (limits and rule of the level, zone of the day) stays with the class that counts, because
 * any teacher can assign a passage to a class (decision 52); what that class gives the student goes along with them.
 */
export const assignedSettings = (
  settings: QuizSettings,
  ofClass: ClassOfStudent,
  assignedLevel: Level,
): QuizSettings => ({
  ...settings,
  classId: ofClass.id,
  readAloud: ofClass.readAloud || settings.supports.listening,
  includesEssay: ofClass.includesEssay,
  maySkipEssay: ofClass.maySkipEssay,
  assignedLevel,
});

export const EVERYTHING: Visibility = { showGrade: true, showPoints: true };
