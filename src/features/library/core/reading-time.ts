/** A reader at the level of a text, words a minute (Steady, fast answers). */
export const WORDS_PER_MINUTE = 170;
/** A question without its reading, seconds (Steady, fast answers). */
export const NORMAL_SECONDS = 23;

/** Minutes for reading a passage and answering its questions, rounded up. */
export function readingMinutes(words: number, questions: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE + (questions * NORMAL_SECONDS) / 60);
}
