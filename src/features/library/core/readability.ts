import { syllable } from 'syllable';
import { colemanLiau, countForMeasure, type MeasureCounts, readingMeasure } from './reading-measure.ts';
import { remembered } from './remembered.ts';
import { wordsOf } from './words.ts';

/** More different words than the library has. */
const MAX_WORDS = 50_000;
/** More texts than a library of 480 practice passages with their pretest has. */
const MAX_TEXTS = 600;

/** What is counted in a text before any formula. */
export interface TextCounts extends MeasureCounts {
  readonly syllables: number;
}

export interface Readability extends TextCounts {
  /** Words per sentence. */
  readonly asl: number;
  /** Flesch-Kincaid grade. */
  readonly fk: number;
  /** Coleman-Liau grade. */
  readonly cl: number;
  /** Percent of words that are unfamiliar. */
  readonly unfamiliarPercent: number;
  /** Estimated reading measure, about 200..1400; not a Lexile. */
  readonly measure: number;
}

/** Syllables of one word, at least 1 (package `syllable`). */
export const syllablesOf: (word: string) => number = remembered(
  (word) => Math.max(1, syllable(word)),
  MAX_WORDS,
);

/** The counts that all formulas share. */
export function countText(text: string): TextCounts {
  const syllables = wordsOf(text).reduce((sum, word) => sum + syllablesOf(word), 0);
  return { ...countForMeasure(text), syllables };
}

/** Counts of several texts added up, each with its own sentences. */
export function addCounts(counts: readonly TextCounts[]): TextCounts {
  const sum = (countOf: (count: TextCounts) => number): number =>
    counts.reduce((total, one) => total + countOf(one), 0);
  return {
    words: sum((count) => count.words),
    sentences: sum((count) => count.sentences),
    syllables: sum((count) => count.syllables),
    letters: sum((count) => count.letters),
    unfamiliar: sum((count) => count.unfamiliar),
  };
}

/** Flesch-Kincaid grade (Kincaid and others, 1975); 0 for a text without words. */
export function fleschKincaid({ words, sentences, syllables }: TextCounts): number {
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** All text measures of a passage's body (without its title). */
export const readabilityOf: (text: string) => Readability = remembered((text) => {
  const counts = countText(text);
  const perWord = 1 / Math.max(1, counts.words);
  return {
    ...counts,
    asl: counts.words / Math.max(1, counts.sentences),
    fk: fleschKincaid(counts),
    cl: colemanLiau(counts),
    unfamiliarPercent: 100 * counts.unfamiliar * perWord,
    measure: readingMeasure(counts),
  };
}, MAX_TEXTS);
