/** What a check is told besides the passage. */
export interface CheckContext {
  /** Whether the whole standard binds the passage (`HELD_LEVELS`), as it does everything that is written now. */
  readonly held: boolean;
  /** A dictionary of English, for the gates on words; without one they are left out. */
  readonly dictionary?: Dictionary;
}

export interface Dictionary {
  /** Whether a teacher would find the word in a school dictionary. */
  readonly isCommon: (word: string) => boolean;
  /** Whether it is a word at all, however rare. */
  readonly isWord: (word: string) => boolean;
}

/** For checks without a dictionary of everything that is written now. */
export const STRICT: CheckContext = { held: true };
