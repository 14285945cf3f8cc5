import { daleChall } from 'dale-chall';
import { remembered } from './remembered.ts';
import { sentencesOf } from './sentences.ts';
import { normalWord } from './words.ts';

/** The 1995 Dale-Chall list: words that four out of five fourth-graders know. */
const FAMILIAR: ReadonlySet<string> = new Set(daleChall.map(normalWord));

/** Endings that are stripped, each with the letters that may have stood in its place. */
const INFLECTIONS: readonly (readonly [ending: string, ...replacements: string[]])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', '', 'e'],
  ['ied', 'y'],
  ['ing', '', 'e'],
  ['er', '', 'e'],
  ['est', '', 'e'],
  ['ier', 'y'],
  ['iest', 'y'],
  ['ly', ''],
];

/** Endings before which a final consonant is doubled: "stopped", "running", "bigger", "biggest". */
const DOUBLING: ReadonlySet<string> = new Set(['ed', 'ing', 'er', 'est']);

function undoubled(stem: string): string[] {
  return /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
}

/** Every form that a word can have been inflected from, one ending at a time. */
function baseForms(word: string): string[] {
  return INFLECTIONS.filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 1).flatMap(
    ([ending, ...replacements]) => {
      const stem = word.slice(0, -ending.length);
      return [...replacements.map((end) => stem + end), ...(DOUBLING.has(ending) ? undoubled(stem) : [])];
    },
  );
}

function isListed(word: string): boolean {
  const bare = word.replace(/'s$/, '');
  return [word, bare, ...baseForms(bare)].some((form) => FAMILIAR.has(form));
}

/** More different words than the library has. */
const MAX_WORDS = 50_000;

/** Whether a word, taken by itself, is on the list after regular inflections are stripped; hyphenated words part by part. */
export const isFamiliarWord: (word: string) => boolean = remembered((word) => {
  const normal = normalWord(word);
  return isListed(normal) || normal.split(/[-‐‑]/).every((part) => /^\p{N}/u.test(part) || isListed(part));
}, MAX_WORDS);

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The unfamiliar words of a text in order, with repeats. Capitalised words that do not open their sentence are familiar. */
export function unfamiliarWordsOf(text: string): string[] {
  return sentencesOf(text).flatMap(({ words }) =>
    words.filter((word, at) => !(at > 0 && isCapitalised(word)) && !isFamiliarWord(word)),
  );
}
