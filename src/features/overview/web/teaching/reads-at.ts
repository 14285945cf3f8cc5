import type { ReadingLevel } from '#features/progress/contract/views.ts';

/** A student in a list of a teacher, as far as the level goes. */
export interface Reader {
  readonly readingLevel: Pick<ReadingLevel, 'level'> | null;
}

/**
 * The level at which a student reads, wherever a teacher sees it as a word: the shown level, which the student sees too. It follows
 * the estimate later, so "6.6 ± 0.5" may read at Level Six. Null while no level is known.
 */
export const readsAt = ({ readingLevel }: Reader): number | null => readingLevel?.level ?? null;

/** The levels at which these students read, the lowest first, as far as they are known. */
export const levelsOf = (students: readonly Reader[]): number[] =>
  students.flatMap((student) => readsAt(student) ?? []).toSorted((a, b) => a - b);

/** The level of the student in the middle, for a text that all can read; null where no level is known. */
export function levelInMiddle(students: readonly Reader[]): number | null {
  const levels = levelsOf(students);
  return levels[(levels.length - 1) >> 1] ?? null;
}
