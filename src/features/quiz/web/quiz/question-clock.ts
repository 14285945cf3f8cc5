import { isNumber, isString, shapeOf, storedOr, where } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

/** The time that a question was in sight, in milliseconds; it stops while the page is hidden. */
export interface QuestionClock {
  /** The question of one attempt (`questionOf`). */
  readonly question: string;
  readonly spent: number;
  /** Since when it runs, on the caller's clock; null while it is stopped. */
  readonly runningSince: number | null;
}

/** A passage may be read again, and its question asked again: the time of the first attempt is not that of the second. */
export const questionOf = (attemptId: number, questionId: number): string => `${attemptId}:${questionId}`;

export const startClock = (question: string, now: number, spent = 0): QuestionClock => ({
  question,
  spent,
  runningSince: now,
});

export const stopClock = (clock: QuestionClock, now: number): QuestionClock => ({
  ...clock,
  spent: millisecondsOf(clock, now),
  runningSince: null,
});

export const resumeClock = (clock: QuestionClock, now: number): QuestionClock =>
  clock.runningSince === null ? { ...clock, runningSince: now } : clock;

const millisecondsOf = ({ spent, runningSince }: QuestionClock, now: number): number =>
  spent + (runningSince === null ? 0 : Math.max(0, now - runningSince));

const MAX_SECONDS = 86_400;

/** Seconds in sight, to a tenth, as `answerQuestion` takes them: at most a day. */
export const elapsedSeconds = (clock: QuestionClock, now: number): number =>
  Math.min(MAX_SECONDS, Math.round(millisecondsOf(clock, now) / 100) / 10);

/** Where the time is kept, and forgotten with its reader (`forget-person.ts`). */
export const CLOCK_NAME = 'openleaf.questionClock';

export type KeptClock = Pick<QuestionClock, 'question' | 'spent'>;
export const readKeptClock = storedOr(
  shapeOf<KeptClock>({ question: isString, spent: where(isNumber, (spent) => spent >= 0) }),
  null,
);
const clockInTab = stored(CLOCK_NAME, readKeptClock);

/** Keeps the time in the tab, so that reading done before a reload still counts as reading. */
export const keepClock = ({ question, spent }: KeptClock): boolean => clockInTab.write({ question, spent });

const timeFor = (question: string, kept: KeptClock | null): number =>
  kept?.question === question ? kept.spent : 0;

/** Milliseconds kept for this question in the tab, 0 if none. */
export const keptTime = (question: string): number => timeFor(question, clockInTab.read());

/**
 * A clock that was started with the time of the tab, once it is known what the device has kept: a new tab after the browser was
 * closed knows nothing. @param startedWith milliseconds that it was started with.
 */
export const caughtUp = (
  clock: QuestionClock,
  startedWith: number,
  kept: KeptClock | null,
): QuestionClock => ({
  ...clock,
  spent: clock.spent + Math.max(0, timeFor(clock.question, kept) - startedWith),
});
