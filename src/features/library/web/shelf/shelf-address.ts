import { z } from 'zod';
import { LENGTHS } from '../../core/catalog-filter.ts';
import { GENRES, KINDS } from '../../core/passage-file.ts';
import { SKILLS } from '../../core/skills.ts';
import { TOPICS } from '../../core/topics.ts';

/** What makes no sense in an address is left out. */
const search = z.object({
  q: z.coerce.string().max(200).optional().catch(undefined),
  level: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
  topic: z.enum(TOPICS).optional().catch(undefined),
  kind: z.enum(KINDS).optional().catch(undefined),
  genre: z.enum(GENRES).optional().catch(undefined),
  skill: z.enum(SKILLS).optional().catch(undefined),
  length: z.enum(LENGTHS).optional().catch(undefined),
  series: z.coerce.string().max(100).optional().catch(undefined),
  /** From 1, as people count. */
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** What somebody looks for on the shelf, as the address of the page has it. */
export type ShelfSearch = z.output<typeof search>;

export const shelfSearchIn = (address: Readonly<Record<string, unknown>>): ShelfSearch =>
  search.parse(address);

/** The same without what is empty: the address says only what is looked for. */
export const inAddress = (looked: ShelfSearch): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(looked).filter(
      (pair): pair is [string, string | number] =>
        pair[1] !== undefined && pair[1] !== '' && !(pair[0] === 'page' && pair[1] === 1),
    ),
  );

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
