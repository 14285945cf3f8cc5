import { unfamiliarWordsOf } from './familiar-words.ts';
import { sentencesOf } from './sentences.ts';
import { wordsOf } from './words.ts';

/** What the reading measure counts in a text. */
export interface MeasureCounts {
  readonly words: number;
  readonly sentences: number;
  readonly letters: number;
  readonly unfamiliar: number;
}

export function countForMeasure(text: string): MeasureCounts {
  const words = wordsOf(text);
  return {
    words: words.length,
    sentences: sentencesOf(text).length,
    letters: words.reduce((sum, word) => sum + (word.match(/\p{L}/gu)?.length ?? 0), 0),
    unfamiliar: unfamiliarWordsOf(text).length,
  };
}

/** Coleman-Liau grade (1975); 0 for a text without words. */
export function colemanLiau({ words, sentences, letters }: MeasureCounts): number {
  return words === 0 ? 0 : (5.88 * letters - 29.6 * sentences) / words - 15.8;
}

/** Estimated reading measure, fitted on published excerpts of grades 3 to 12 (docs/library.md); 0 for a text without words. */
export function readingMeasure(counts: MeasureCounts): number {
  const { words, sentences, unfamiliar } = counts;
  if (words === 0) return 0;
  const percent = (100 * unfamiliar) / words;
  return -499.597 + 411.41 * Math.log(words / sentences) + 5.484 * percent + 28.563 * colemanLiau(counts);
}
