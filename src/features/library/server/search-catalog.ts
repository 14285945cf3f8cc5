import type { Db } from '#platform/db/server/database.ts';
import { normalWordsOf } from '../core/words.ts';
import { selectLikelyWords, selectMatches } from './search-queries.ts';

/** More words than these narrow nothing down. */
const MOST_WORDS = 8;

/**
 * How well each offered passage fits the words that somebody typed, by its version; only those that fit. A beginning of a
 * word is enough; a word that the library does not have stands for the ones that look like it.
 */
export async function searchCatalog(db: Db, typed: string): Promise<ReadonlyMap<number, number>> {
  const words = [...new Set(normalWordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return new Map();
  const likely = Map.groupBy(await selectLikelyWords(db, words), (row) => row.typed);
  const groups = words.map((word) => {
    const found = likely.get(word) ?? [];
    const begin = found.filter(({ begins }) => begins);
    return (begin.length > 0 ? begin : found).map((row) => row.word);
  });
  return groups.some((group) => group.length === 0) ? new Map() : selectMatches(db, groups);
}
