import type { Problem } from './problem.ts';

/** Refusals that say "not now": the same call may be taken after a login, or later. */
const NOT_NOW: readonly number[] = [401, 408, 425, 429];

/** Whether the same call will be refused whenever it is sent. A server that fails, or is out of reach, has refused nothing. */
export const isRefusedForGood = ({ status }: Pick<Problem, 'status'>): boolean =>
  status >= 400 && status < 500 && !NOT_NOW.includes(status);
