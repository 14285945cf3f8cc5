import { withStatementTimeout } from '#platform/db/server/statement-timeout-queries.ts';
import { normalWordsOf } from '../core/words.ts';
import type { LibraryServices } from './library-services.ts';
import { selectMatches } from './search-queries.ts';

/** More words than these narrow nothing down. */
const MAX_WORDS = 8;
/** A search takes a few milliseconds; one that takes longer is given up for the others. Milliseconds. */
const SEARCH_TIMEOUT = 1_000;

/**
 * How well each offered passage fits the words of a search, by its version; only those that fit. A beginning of a
 * word is enough; a word that the library does not have stands for the ones that look like it.
 */
export async function searchCatalog(
  { db, library }: Pick<LibraryServices, 'db' | 'library'>,
  typed: string,
): Promise<ReadonlyMap<number, number>> {
  const words = [...new Set(normalWordsOf(typed))].slice(0, MAX_WORDS);
  if (words.length === 0) return new Map();
  const groups = words.map((word) => library.likelyWords(word));
  if (groups.some((group) => group.length === 0)) return new Map();
  return withStatementTimeout(db, SEARCH_TIMEOUT, (tx) => selectMatches(tx, groups));
}
