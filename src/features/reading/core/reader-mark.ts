/** A stretch of a paragraph that a reader marked, with what they wrote beside it. */
export interface ReaderMark {
  /** From 1. */
  readonly paragraph: number;
  readonly start: number;
  /** End exclusive. */
  readonly end: number;
  readonly note: string;
}

/** Characters of a note: a few sentences. */
export const LONGEST_NOTE = 500;

/** Marks in one passage: more than any text of ours has sentences worth one. */
export const MAX_MARKS = 50;
