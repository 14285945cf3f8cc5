/** How often a page calls a busy server by itself before it says so. */
export const MAX_TRIES = 10;

/** What a page waits when the server names no time, in seconds. */
const DEFAULT_RETRY_AFTER_S = 2;
/** Pages that got the same Retry-After come back spread over this time, in milliseconds. */
const SPREAD_MS = 2_000;

/**
 * Between two tries of a page, in milliseconds.
 * @param retryAfter what the server said in its Retry-After header, in seconds.
 * @param random from 0 to 1.
 */
export const pauseOf = (retryAfter: number | undefined, random: number): number =>
  (retryAfter ?? DEFAULT_RETRY_AFTER_S) * 1000 + random * SPREAD_MS;
