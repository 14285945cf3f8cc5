import type { Named } from './student-name.ts';

/** Words of a search that are looked at; more narrow nothing down that these do not. */
const MAX_WORDS = 4;

/** Small letters without accents, so that "zoe" finds "Zoë". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** The different words of what was typed, as `hasWords` compares them. */
export const searchWords = (typed: string): string[] =>
  [...new Set(plain(typed).split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS);

/** Whether each word is somewhere in a name. */
export function hasWords(name: string, words: readonly string[]): boolean {
  const compared = plain(name);
  return words.every((word) => compared.includes(word));
}

/** Whether each word is somewhere in what a student is called. */
export const isCalled = ({ firstName, lastName, username }: Named, words: readonly string[]): boolean =>
  words.length === 0 || hasWords(`${firstName} ${lastName} ${username}`, words);
