import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import type { ClassSettings } from '#features/classes/core/class-settings.ts';
import { LEVELS, type Level } from '#features/progress/core/scale.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { readsAt } from '../reads-at.ts';

/** The students of a class who read at one level, by name. */
export interface LevelGroup {
  readonly level: Level;
  readonly students: readonly RosterLine[];
}

/** One group for each level, One to Twelve, the empty ones too. Students without a level are in none. */
export const levelGroups = (students: readonly RosterLine[]): LevelGroup[] =>
  LEVELS.map((level) => ({
    level,
    students: inOrderOfNames(students.filter((line) => readsAt(line) === level)),
  }));

/** "Level Five: 4 students". */
export const groupInWords = ({ level, students }: LevelGroup): string =>
  `Level ${levelWord(level)}: ${count(students.length, 'student')}`;

/**
 * "3 have not finished the pretest.", and who finished it so fast that nothing counted; null when everybody has a level
 * whose figures are shown.
 */
export function withoutLevelInWords(students: readonly RosterLine[]): string | null {
  const shown = students.filter(({ figures }) => figures);
  const without = shown.filter(({ readingLevel }) => readingLevel === null);
  const tooFast = without.filter(({ pretestStatus }) => pretestStatus === 'pretest_complete').length;
  const open = without.length - tooFast;
  const sentences = [
    open > 0 &&
      (open === shown.length
        ? NOBODY_YET
        : `${open} ${open === 1 ? 'has' : 'have'} not finished the pretest.`),
    tooFast > 0 && `${tooFast} answered too fast to find a level.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ') || null;
}

const NOBODY_YET = 'Nobody has finished the pretest yet. It finds each reading level.';

type Range = Pick<ClassSettings, 'lowestLevel' | 'highestLevel'>;

/** "The class reads Levels Three to Seven."; null where it reads all of them. */
export function rangeInWords({ lowestLevel: lowest, highestLevel: highest }: Range): string | null {
  if (lowest <= 1 && highest >= LEVELS.length) return null;
  if (lowest === highest) return `The class reads only Level ${levelWord(lowest)}.`;
  return `The class reads Levels ${levelWord(lowest)} to ${levelWord(highest)}.`;
}
