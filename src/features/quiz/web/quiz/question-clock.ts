/** The time that a question was in sight, in milliseconds; it stands still while the page is hidden. */
export interface QuestionClock {
  readonly questionId: number;
  readonly spent: number;
  /** Since when it runs, on the caller's clock; null while it stands. */
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

const LONGEST = 86_400;

/** Seconds in sight, to a tenth, as `answerQuestion` takes them: at most a day. */
export const elapsedSeconds = (clock: QuestionClock, now: number): number =>
  Math.min(LONGEST, Math.round(millisecondsOf(clock, now) / 100) / 10);

/** Where the time is kept, and forgotten with its reader (`forget-person.ts`). */
export const CLOCK_NAME = 'openleaf.questionClock';

/** Keeps the time, so that reading done before a reload still counts as reading. */
export function keepClock(storage: Storage, { questionId, spent }: QuestionClock): void {
  try {
    storage.setItem(CLOCK_NAME, JSON.stringify({ questionId, spent }));
  } catch {
    // Without storage a reload starts the time again; nothing else is lost.
  }
}

/** Milliseconds kept for this question, 0 if none. */
export function keptTime(storage: Storage, questionId: number): number {
  try {
    const kept: Record<string, unknown> = JSON.parse(storage.getItem(CLOCK_NAME) ?? '{}');
    const { questionId: of, spent } = kept;
    return of === questionId && typeof spent === 'number' && spent >= 0 ? spent : 0;
  } catch {
    return 0;
  }
}
