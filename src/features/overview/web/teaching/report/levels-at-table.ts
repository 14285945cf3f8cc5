import { levelName } from '#features/library/web/public.tsx';
import type { ReportedStudent } from '#features/reports/contract/class-report.ts';

type Seated = Pick<ReportedStudent, 'readingLevel'>;

/** At which they read, as rosters tell it (`readsAt`). */
const levelsOf = (seated: readonly Seated[]): number[] =>
  seated.flatMap(({ readingLevel }) => readingLevel?.nearest ?? []).toSorted((a, b) => a - b);

/** The level of the student in the middle, for a text that all can read; null where no level is known. */
export const levelToPractice = (seated: readonly Seated[]): number | null => {
  const levels = levelsOf(seated);
  return levels[(levels.length - 1) >> 1] ?? null;
};

/** Whether these students do not all read at one level. */
export const levelsDiffer = (seated: readonly Seated[]): boolean =>
  new Set(seated.map(({ readingLevel }) => readingLevel?.nearest)).size > 1;

/** "Level Three", "Levels Two to Four"; null where no level is known. */
export function levelsInWords(seated: readonly Seated[]): string | null {
  const levels = levelsOf(seated);
  const [lowest, highest] = [levels[0], levels.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  if (lowest === highest) return levelName(lowest);
  return `${levelName(lowest).replace('Level', 'Levels')} to ${levelName(highest).replace('Level ', '')}`;
}
