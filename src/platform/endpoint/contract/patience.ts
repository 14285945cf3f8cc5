/** How often a page asks a busy server by itself before it tells the person. */
export const TRIES = 10;

/** What a page waits when the server names no time, in seconds. */
const USUAL = 2;
/** Pages that were told the same second come back spread over this time, in milliseconds. */
const SPREAD = 2_000;

/**
 * Between two tries of a page, in milliseconds.
 * @param retryAfter what the server said in its Retry-After header, in seconds.
 * @param random from 0 to 1.
 */
export const pauseOf = (retryAfter: number | undefined, random: number): number =>
  (retryAfter ?? USUAL) * 1000 + random * SPREAD;
