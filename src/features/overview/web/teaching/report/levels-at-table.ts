import { levelName } from '#features/library/web/public.tsx';
import { levelsOf, type Reader, readsAt } from '../reads-at.ts';

/** Whether these students do not all read at one level. */
export const levelsDiffer = (seated: readonly Reader[]): boolean => new Set(seated.map(readsAt)).size > 1;

/** "Level Three", "Levels Two to Four"; null where no level is known. */
export function levelsInWords(seated: readonly Reader[]): string | null {
  const levels = levelsOf(seated);
  const [lowest, highest] = [levels[0], levels.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  if (lowest === highest) return levelName(lowest);
  return `${levelName(lowest).replace('Level', 'Levels')} to ${levelName(highest).replace('Level ', '')}`;
}
