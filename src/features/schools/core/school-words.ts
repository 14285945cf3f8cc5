/** Longest word that is kept, in characters (`school_words`). */
const WORD_MAX = 40;
/** Words of a search that are looked at. */
const MOST_TOKENS = 8;

/** Ways to write one word. */
const SAME: Readonly<Record<string, string>> = {
  saint: 'st',
  st: 'saint',
  mount: 'mt',
  mt: 'mount',
  fort: 'ft',
  ft: 'fort',
};

/**
 * A text as it is compared: in lower case, without accents of Latin letters, with one space between words. A dot or an apostrophe
 * inside a word is left out, so that "St. Mary's" and "st marys" are the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F.'’‘`]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_MAX));

/** The words of what somebody searches for, each once. */
export const tokensOf = (query: string): readonly string[] =>
  [...new Set(wordsOf(query))].slice(0, MOST_TOKENS);

/** A word and the other way to write it, where there is one. */
export const waysToWrite = (word: string): readonly string[] =>
  SAME[word] === undefined ? [word] : [word, SAME[word]];

/** What a school is found by. */
export interface SchoolPlace {
  readonly name: string;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
  readonly zip: string | null;
}

/**
 * Every word by which a school is found, each once: of its name, city, state, and ZIP.
 * @param stateName the state in full, where its code has a name.
 */
export function schoolWords({ name, city, state, zip }: SchoolPlace, stateName?: string): readonly string[] {
  const words = [name, city, state ?? '', stateName ?? '', zip ?? ''].flatMap(wordsOf);
  return [...new Set(words.flatMap(waysToWrite))];
}

/** Where and what a school is, in one text: two with the same one are the same school to a teacher who types it. */
export const placeKeyOf = ({ name, city, state, country }: SchoolPlace): string =>
  [name, city, state ?? '', country].map(foldText).join('|');
