import type { SessionRest } from './watch-idle.ts';

/** A person is warned so long before the session ends, in seconds (WCAG 2.2.1 asks for 20). */
const WARNING_SECONDS = 120;

/** Whether a session ends soon because nothing happens: within two minutes, or in the second half of a time that is short. */
export const endsSoon = (rest: SessionRest | null): boolean =>
  rest !== null && rest.left > 0 && rest.left <= Math.min(WARNING_SECONDS, rest.idleSeconds / 2);
