import { LEFT_NAME, SEEN_NAME, SIGN_IN_NAME } from '#features/accounts/web/public.tsx';
import { CLOCK_NAME } from '#features/quiz/web/quiz/question-clock.ts';
import { KEPT_PREFIX } from '#platform/device/web/keep-in-tab.ts';

/** The parameter of an address that asks for it (spec section 2). */
const PARAMETER = 'clear_cache';

/**
 * For a browser that has got stuck: empties session storage of everything that can be had again. Anybody can send such a link to a child, so what
 * would be lost stays: the sign-in with the key of the answers that wait on the device, these answers themselves where they wait in the
 * tab, when the page went away or was last there, and the time that was spent on a question. A sign-in that is broken ends by itself, and a log-out ends any.
 */
export function clearCacheIfAsked(search: string, storage: Storage): void {
  if (!new URLSearchParams(search).has(PARAMETER)) return;
  for (const name of Object.keys(storage)) if (!isWork(name)) storage.removeItem(name);
}

const isWork = (name: string): boolean =>
  [SIGN_IN_NAME, LEFT_NAME, SEEN_NAME, CLOCK_NAME].includes(name) || name.startsWith(KEPT_PREFIX);
