import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error.ts';

/** Only what passes by itself is tried again by itself. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable']);
const TRIES = 3;
/** How long an answer counts as fresh, in milliseconds: the parts of one screen share it, the next screen asks anew. */
const STALE_AFTER_MS = 1_000;

export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < TRIES && error instanceof ProblemError && PASSING.has(error.problem.code);

/** `networkMode` always: without a network a call fails at once and the screen says so, instead of waiting silently. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: STALE_AFTER_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
