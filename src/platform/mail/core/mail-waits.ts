const MINUTE = 60_000;
const WAITS = [1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * MINUTE);

/** How long a mail waits after a try that failed for now, in milliseconds. @param tries so far, from 1. */
export const waitAfter = (tries: number): number => WAITS[Math.min(tries, WAITS.length) - 1] ?? MINUTE;
