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

/** What ends with a period that ends no sentence: a title, "St.", "Jr.". */
const ABBREVIATED = /(?<![\p{L}\d])(?:St|Mt|Ft|Mr|Mrs|Ms|Dr|Prof|Capt|Sgt|Lt|Gen|Rev|Jr|Sr|vs)\.$/u;
/** An initial of a name: in front, after a name or another initial, after "by" or "from". In "a maze in the form of a T." it is none. */
const INITIAL = /(?:^["“]?|\p{Lu}\p{L}+ |\p{Lu}\. |\b(?:by|from) )[A-HJ-Z]\.$/u;
/** The first of two, "and J. R. Diaz", is one, whatever is in front. */
const LAST_INITIAL = /(?:^| )[A-HJ-Z]\.$/;
const ONLY_INITIAL = /^[A-HJ-Z]\.$/;
/** "No. 5"; alone it is an answer. */
const NUMBERED = /\bNo\.$/;

/** Whether the period at the end of a piece ends no sentence, by what follows it. */
const isCutInside = (piece: string, next: string): boolean =>
  ABBREVIATED.test(piece) ||
  INITIAL.test(piece) ||
  (LAST_INITIAL.test(piece) && ONLY_INITIAL.test(next)) ||
  (NUMBERED.test(piece) && /^\d/.test(next));

interface Piece {
  readonly segment: string;
  readonly index: number;
}

/** The platform knows no titles: what it cut after one belongs together. */
const joined = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((whole, piece) => {
    const last = whole.at(-1);
    return last && isCutInside(last.segment.trimEnd(), piece.segment.trimEnd())
      ? [...whole.slice(0, -1), { ...last, segment: last.segment + piece.segment }]
      : [...whole, piece];
  }, []);

const piecesOf = (text: string): Piece[] =>
  [...segmenter.segment(foldWhiteSpace(text))].map(({ segment, index }) => ({ segment, index }));

/** A segment without a word is no sentence. */
const toSentences = (pieces: readonly Piece[]): readonly Sentence[] =>
  pieces
    .map(({ segment, index }) => ({
      text: segment.trim(),
      start: index,
      end: index + segment.length,
      words: wordsOf(segment),
    }))
    .filter((sentence) => sentence.words.length > 0);

/** The sentences of a text with folded white space. */
export const sentencesOf: (text: string) => readonly Sentence[] = remembered(
  (text) => toSentences(joined(piecesOf(text))),
  MAX_TEXTS,
);

/** The same, cut after titles and initials, too: as quizzes showed them that began before these were known. */
export const sentencesCutAtTitles = (text: string): readonly Sentence[] => toSentences(piecesOf(text));
