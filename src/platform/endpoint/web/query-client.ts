import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error.ts';

/**
 * Only what passes by itself is tried again by itself, so many times: a busy server soon has time; who cannot reach it should hear so at once.
 */
const TRIES: Readonly<Record<string, number>> = { offline: 1, unavailable: 3 };
/** How long an answer counts as fresh, in milliseconds: the parts of one screen share it, the next screen asks anew. */
const STALE_AFTER_MS = 1_000;

/** Without a network there is nothing to wait for: the screen says so at once, and asks again when the network is back. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  onlineManager.isOnline() && error instanceof ProblemError && failures < (TRIES[error.problem.code] ?? 0);

/**
 * `networkMode` always: without a network a call fails at once and the screen says so, instead of waiting silently. A page that
 * opens without a network hears no event of it, so it is asked once.
 */
export function createQueryClient(): QueryClient {
  if (!navigator.onLine) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_AFTER_MS,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
