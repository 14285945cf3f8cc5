import { allowedDistance, editDistance } from './edit-distance.ts';
import { tokensOf, waysToWrite } from './school-words.ts';

/** Words that so many schools have that they choose none; they still decide which comes first. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    'school schools elementary elem primary intermediate middle high junior senior academy center centre public charter the of and at ' +
    'for in el es ms hs'
  ).split(' '),
);
const NUMBER = /^\p{N}+$/u;
const LETTER = /^[a-z]$/;
/** Digits and characters of which so many begin a number or a word; fewer begin those of half a country. */
const FEWEST_DIGITS = 3;
const FEWEST_CHARACTERS = 2;
/** A word so long may be a generic one with a typing mistake. */
const LONG = 6;

/**
 * A word as the index is asked for it: where it may be the beginning of another one, all of those.
 * @param isLast people see results while they type.
 */
export function termOf(token: string, isLast: boolean): string {
  const isNumber = NUMBER.test(token);
  const isBeginning = isNumber ? token.length >= FEWEST_DIGITS : isLast && token.length >= FEWEST_CHARACTERS;
  return `'${token}'${isBeginning ? ':*' : ''}`;
}

const isGeneric = (token: string): boolean =>
  GENERIC.has(token) ||
  (token.length >= LONG &&
    [...GENERIC].some(
      (word) => word.length >= LONG && editDistance(word, token) <= allowedDistance(token.length),
    ));

/**
 * What is asked of the index, one after the other until something is found: the words as they were typed, then those that may have been
 * meant, then any of them. Generic words and single letters choose none beside others.
 * @param tokens as `tokensOf` gives them.
 * @param alike words that schools have and that look like a token, by the token; with the token itself where schools have it.
 * @returns texts of `tsquery`; none where there is nothing to ask.
 */
export function searchPlan(
  tokens: readonly string[],
  alike: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const asked = choosingOf(tokens);
  if (asked.length === 0) return [];
  const last = tokens.at(-1);
  const meant = asked.map((token) => {
    const words = (alike.get(token) ?? []).filter((word) => isMeant(token, word));
    const typed = termOf(token, token === last);
    const corrected = words.filter((word) => word !== token).map((word) => `'${word}'`);
    return { typed, all: [typed, ...corrected], isKnown: words.includes(token) };
  });
  const strict = meant.map(({ typed, all, isKnown }) => anyOf(isKnown ? [typed] : all)).join(' & ');
  const loose = meant.map(({ all }) => anyOf(all)).join(' & ');
  const any = meant.map(({ all }) => anyOf(all)).join(' | ');
  return [...new Set([strict, loose, any])];
}

/** The words that choose a school; where there are none, all. */
function choosingOf(tokens: readonly string[]): readonly string[] {
  const choosing = tokens.filter((token) => !isGeneric(token) && !LETTER.test(token));
  return choosing.length > 0 ? choosing : tokens;
}

/**
 * Whether a school has the words that were typed, or words that begin so: nothing was taken for a typing mistake, and nothing left out.
 * @param words as `schoolWords` gives them.
 */
export const fitsAsTyped = (query: string, words: readonly string[]): boolean =>
  choosingOf(tokensOf(query)).every((token) =>
    waysToWrite(token).some((way) => words.some((word) => word.startsWith(way))),
  );

const isMeant = (token: string, word: string): boolean =>
  word === token || (!NUMBER.test(token) && editDistance(token, word) <= allowedDistance(token.length));

const anyOf = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`;
