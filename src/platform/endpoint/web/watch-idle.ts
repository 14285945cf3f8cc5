import type { ApiClient } from './call.ts';

/** Seconds by which the clock of a device may run slower than the one of the server within an hour. */
const SLACK_SECONDS = 60;

export interface IdleWatch {
  /** The same calls, each that has a reply noted with the time at which it was sent. */
  readonly watching: (api: ApiClient) => ApiClient;
  /** Whether this page has waited for so long since its last call that its session must have ended of it. */
  readonly wasIdle: () => boolean;
}

/**
 * Knows how long a page has been idle. Where it has not learned after how long a session ends, the reason is not known.
 * @param now milliseconds.
 */
export function watchIdle(now: () => number): IdleWatch {
  // Counted from the sending: the server heard the call after it, however long the reply took.
  let sentAt: number | null = null;
  let idleSeconds: number | null = null;
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
    wasIdle: () =>
      sentAt !== null && idleSeconds !== null && now() - sentAt >= (idleSeconds - SLACK_SECONDS) * 1_000,
  };
}
