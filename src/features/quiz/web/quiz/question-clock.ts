import { isNumber, shapeOf, storedOr, where } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

/** The time that a question was in sight, in milliseconds; it stops while the page is hidden. */
export interface QuestionClock {
  readonly questionId: number;
  readonly spent: number;
  /** Since when it runs, on the caller's clock; null while it is stopped. */
  readonly runningSince: number | null;
}

export const startClock = (questionId: number, now: number, spent = 0): QuestionClock => ({
  questionId,
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

type KeptClock = Pick<QuestionClock, 'questionId' | 'spent'>;
const isKeptClock = shapeOf<KeptClock>({
  questionId: isNumber,
  spent: where(isNumber, (spent) => spent >= 0),
});
const clockInTab = stored(CLOCK_NAME, storedOr(isKeptClock, null));

/** Keeps the time, so that reading done before a reload still counts as reading. */
export const keepClock = ({ questionId, spent }: QuestionClock): boolean =>
  clockInTab.write({ questionId, spent });

/** Milliseconds kept for this question, 0 if none. */
export function keptTime(questionId: number): number {
  const kept = clockInTab.read();
  return kept?.questionId === questionId ? kept.spent : 0;
}
