import type { ApiClient } from './call.ts';

/**
 * Seconds by which the server may have heard a call later than this device thinks: the reply to the last call took as long, and
 * a call before the limit may be answered after it.
 */
const SLACK_SECONDS = 60;

export interface IdleWatch {
  /** The same calls, each with a reply noted. */
  readonly watching: (api: ApiClient) => ApiClient;
  /** Whether this page has waited for so long since its last reply that its session must have ended of it. */
  readonly wasIdle: () => boolean;
}

/**
 * Knows how long a page has been idle. Where it has not learned after how long a session ends, the reason is not known.
 * @param now milliseconds.
 */
export function watchIdle(now: () => number): IdleWatch {
  let heardAt: number | null = null;
  let idleSeconds: number | null = null;
  return {
    watching: (api) => async (endpoint, input) => {
      const result = await api(endpoint, input);
      if (result.ok) {
        heardAt = now();
        const told: unknown = Object(result.data).idleSeconds;
        if (typeof told === 'number') idleSeconds = told;
      }
      return result;
    },
    wasIdle: () =>
      heardAt !== null && idleSeconds !== null && now() - heardAt >= (idleSeconds - SLACK_SECONDS) * 1_000,
  };
}
