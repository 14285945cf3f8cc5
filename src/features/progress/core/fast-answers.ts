import { FAST_CAP, FAST_SHARE, NORMAL_SECONDS, WORDS_PER_MINUTE } from './steady-constants.ts';

/** A quiz with a larger share of fast answers earns nothing (points rule). */
export const FAST_QUIZ_SHARE = 0.3;

/** So many fast answers in a row pause the quiz with a friendly note. */
export const FAST_IN_A_ROW = 3;

/** What the normal time of a question depends on. */
export type QuestionTiming = {
  /** Words of the passage. */
  readonly words: number;
  /** The first question of a passage is answered after reading it. */
  readonly first: boolean;
  /** The question's own median in seconds, once it has one. */
  readonly medianSeconds: number | null;
};

/** Normal seconds for a question: its own median, else 23 s, and on the first question the reading time. */
export function normalTime({ words, first, medianSeconds }: QuestionTiming): number {
  if (medianSeconds !== null) return medianSeconds;
  return NORMAL_SECONDS + (first ? (60 * words) / WORDS_PER_MINUTE : 0);
}

/** Seconds below which an answer is fast: a fifth of the normal time, 10 s at most (Steady, fast answers). */
export function fastBelow(timing: QuestionTiming): number {
  return Math.min(FAST_SHARE * normalTime(timing), FAST_CAP);
}

/** Whether an answer came too fast to count. */
export function isFast(seconds: number, timing: QuestionTiming): boolean {
  return seconds < fastBelow(timing);
}

/** Share 0..1 of fast answers; 0 of none. */
export function fastShare(answers: readonly { readonly counted: boolean }[]): number {
  if (answers.length === 0) return 0;
  return answers.filter((answer) => !answer.counted).length / answers.length;
}

/** Whether more than 30 % of the answers were fast (points rule). */
export function tooManyFast(answers: readonly { readonly counted: boolean }[]): boolean {
  return fastShare(answers) > FAST_QUIZ_SHARE;
}

/** Whether the latest three answers were fast: time for a pause. */
export function needsPause(answers: readonly { readonly counted: boolean }[]): boolean {
  return answers.length >= FAST_IN_A_ROW && answers.slice(-FAST_IN_A_ROW).every((answer) => !answer.counted);
}
