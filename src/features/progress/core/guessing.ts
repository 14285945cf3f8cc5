/** Share of fast answers above which a teacher should look. */
const GUESSING_SHARE = 0.3;

/** Whether so many answers were fast that a teacher should look; null is the share of none. */
export const guessesMuch = (share: number | null): share is number =>
  share !== null && share > GUESSING_SHARE;

/** Fewer answers than in two quizzes say little about guessing. */
const ENOUGH_ANSWERS = 10;

/** Whether a student guesses, by so many answers and the share of fast ones among them. */
export const isGuessing = (answers: number, share: number | null): share is number =>
  answers >= ENOUGH_ANSWERS && guessesMuch(share);
