import { remembered } from './remembered.ts';
import { wordsOf } from './words.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export interface Sentence {
  readonly text: string;
  /** Offsets in the folded text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** White space folded to single spaces, as sentences are counted. */
export function foldWhiteSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** One passage with its questions at a time. */
const MAX_TEXTS = 64;

/** The sentences of a text with folded white space; a segment without a word is none. */
export const sentencesOf: (text: string) => readonly Sentence[] = remembered(
  (text) =>
    [...segmenter.segment(foldWhiteSpace(text))]
      .map(({ segment, index }) => ({
        text: segment.trim(),
        start: index,
        end: index + segment.length,
        words: wordsOf(segment),
      }))
      .filter((sentence) => sentence.words.length > 0),
  MAX_TEXTS,
);
