import { compareNames } from '#features/accounts/core/student-name.ts';
import type { ClassSetting } from '#features/classes/core/class-settings.ts';
import { LEVELS, type Level } from '#features/progress/core/scale.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { count } from '#platform/ui/web/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';

/** The students of a class who are shown one level, by name. */
export interface LevelGroup {
  readonly level: Level;
  readonly students: readonly RosterLine[];
}

/** One group for each level, One to Twelve, the empty ones too. Students without a level are in none. */
export const levelGroups = (students: readonly RosterLine[]): LevelGroup[] =>
  LEVELS.map((level) => ({
    level,
    students: students.filter(({ readingLevel }) => readingLevel?.level === level).toSorted(compareNames),
  }));

/** "Level Five: 4 students". */
export const groupInWords = ({ level, students }: LevelGroup): string =>
  `Level ${levelWord(level)}: ${count(students.length, 'student')}`;

/** "3 have not finished the pretest."; null when everybody has a level whose figures are shown. */
export function withoutLevelInWords(students: readonly RosterLine[]): string | null {
  const shown = students.filter(({ figures }) => figures);
  const without = shown.filter(({ readingLevel }) => readingLevel === null).length;
  if (without === 0) return null;
  if (without === shown.length) return 'Nobody has finished the pretest yet. It finds each reading level.';
  return without === 1 ? '1 has not finished the pretest.' : `${without} have not finished the pretest.`;
}

type Range = Pick<ClassSetting, 'min_level' | 'max_level'>;

/** "The class reads levels Three to Seven."; null where it reads all of them. */
export function rangeInWords({ min_level: lowest, max_level: highest }: Range): string | null {
  if (lowest <= 1 && highest >= LEVELS.length) return null;
  if (lowest === highest) return `The class reads level ${levelWord(lowest)} only.`;
  return `The class reads levels ${levelWord(lowest)} to ${levelWord(highest)}.`;
}
