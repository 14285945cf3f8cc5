import type { ApiClient } from './call.ts';

/** Seconds by which the clock of a device may run slower than the one of the server within an hour. */
const SLACK_SECONDS = 60;

/** In seconds. */
export interface SessionRest {
  /** After so long without a call the session ends. */
  readonly idleSeconds: number;
  /** Until then; nothing or less once it is over. */
  readonly left: number;
}

export interface IdleWatch {
  /** The same calls, each that has a reply noted with the time at which it was sent. */
  readonly watching: (api: ApiClient) => ApiClient;
  /** Whether this page has waited for so long since its last call that its session must have ended of it. */
  readonly wasIdle: () => boolean;
  /** How long the session of this page may rest; null while that is not known. Another tab may have made a call since. */
  readonly rest: () => SessionRest | null;
}

/**
 * Knows how long a page has been idle. Where it has not learned after how long a session ends, the reason is not known.
 * @param now milliseconds.
 */
export function watchIdle(now: () => number): IdleWatch {
  // Counted from the sending: the server heard the call after it, however long the reply took.
  let sentAt: number | null = null;
  let idleSeconds: number | null = null;
  const rest = (): SessionRest | null =>
    sentAt === null || idleSeconds === null
      ? null
      : { idleSeconds, left: idleSeconds - (now() - sentAt) / 1_000 };
  return {
    watching: (api) => async (endpoint, input) => {
      const sent = now();
      const result = await api(endpoint, input);
      if (result.ok) {
        sentAt = Math.max(sent, sentAt ?? sent);
        const told: unknown = Object(result.data).idleSeconds;
        if (typeof told === 'number') idleSeconds = told;
      }
      return result;
    },
    wasIdle: () => {
      const resting = rest();
      return resting !== null && resting.left <= SLACK_SECONDS;
    },
    rest,
  };
}

/** The one of this page. */
export const idleOfPage = watchIdle(() => Date.now());
