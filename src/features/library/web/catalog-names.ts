import type { CatalogLine } from '../contract/endpoints.ts';
import { type Length, MAX_MINUTES } from '../core/catalog-filter.ts';

type Kind = CatalogLine['kind'];
type Genre = CatalogLine['genre'];

export { levelName } from '../core/level-words.ts';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  literary: 'Literary',
  informational: 'Informational',
};

export const genreName = (genre: Genre): string => `${genre.charAt(0).toUpperCase()}${genre.slice(1)}`;

/** With the minutes of reading and answering. */
export const LENGTH_NAMES: Readonly<Record<Length, string>> = {
  short: `Short: up to ${MAX_MINUTES.short} minutes`,
  medium: `Medium: ${MAX_MINUTES.medium} minutes`,
  long: `Long: ${MAX_MINUTES.medium + 1} minutes or more`,
};

/** Words that stay small inside a name. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'in', 'of', 'on', 'the']);

/** A series is known by a short name in lower case: "night-market" is "Night Market". */
export const seriesName = (id: string): string =>
  id
    .split('-')
    .map((word, index) =>
      index > 0 && SMALL.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');

/** "1 minute", "1,200 words". */
export const count = (number: number, one: string): string =>
  `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`;
