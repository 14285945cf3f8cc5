import { z } from 'zod';
import type { SearchOf, SearchTo } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { LENGTHS } from '../../core/catalog-filter.ts';
import { GENRES, KINDS } from '../../core/passage-file.ts';
import { SKILLS } from '../../core/skills.ts';
import { TOPICS } from '../../core/topics.ts';

/** The words that the library knows; any other is left out. */
const words = z.object({
  topic: z.enum(TOPICS).optional().catch(undefined),
  kind: z.enum(KINDS).optional().catch(undefined),
  genre: z.enum(GENRES).optional().catch(undefined),
  skill: z.enum(SKILLS).optional().catch(undefined),
  length: z.enum(LENGTHS).optional().catch(undefined),
});

/** What a teacher looks for on the shelf, as the address of the page has it. */
export type ShelfSearch = Omit<SearchOf<typeof library>, keyof Words | 'all'> & Words;
type Words = Partial<z.output<typeof words>>;

/** The search of an address without the words that the library does not know. */
export const shelfSearchIn = ({
  topic,
  kind,
  genre,
  skill,
  length,
  all: _all,
  ...rest
}: SearchOf<typeof library>): ShelfSearch => ({
  ...rest,
  ...words.parse({ topic, kind, genre, skill, length }),
});

/** The same for an address that may ask for nothing: then it opens at this level, where there is one. */
export function shelfOpenedAt(level: number | null, address: SearchOf<typeof library>): ShelfSearch {
  const looked = shelfSearchIn(address);
  const asks = address.all === true || isNarrowed(looked) || looked.page !== undefined;
  return level === null || asks ? looked : { level };
}

/** The same without what is empty: the address says only what is looked for, or that it is all. */
export const inAddress = ({ q, page, ...filters }: ShelfSearch): SearchTo<typeof library> => ({
  ...filters,
  ...(q !== '' && { q }),
  ...(page !== 1 && { page }),
  ...(!isNarrowed({ q, ...filters }) && { all: true }),
});

/** Whatever is changed, its results start on their first page. */
export const changed = (
  { page: _turned, ...before }: ShelfSearch,
  change: Partial<ShelfSearch>,
): ShelfSearch => ({
  ...before,
  ...change,
});

/** Everything besides words that narrows the shelf down, in the order of the fields. */
export const FILTERS = ['level', 'topic', 'kind', 'genre', 'skill', 'length', 'series'] as const;

export const filtersSet = (looked: ShelfSearch): number =>
  FILTERS.filter((name) => looked[name] !== undefined).length;

export const isNarrowed = (looked: ShelfSearch): boolean =>
  (looked.q ?? '').trim() !== '' || filtersSet(looked) > 0;
