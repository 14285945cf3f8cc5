import { isWhole, orNull, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import type { SignInStore } from './sign-in-store.ts';

/** When the page went away, in epoch milliseconds, while it is gone. */
export const LEFT_NAME = 'openleaf.left';

/** Longest that a page may be gone and still be signed in, in milliseconds: a slow reload, or a look at another page. */
const MAY_BE_GONE_MS = 60_000;

/**
 * Ends the sign-in of a page that comes back more than a minute after it went away. Browsers keep session storage for "reopen
 * closed tab", and the next child at the device must not be signed in by it. A tab that the browser puts to sleep never says
 * that it goes, and stays signed in.
 * @param waitsInTab whether work waits in this tab alone, which an end might lose: then nothing ends.
 */
export function forgetClosedTab(signIn: SignInStore, waitsInTab: () => boolean, page: Window = window): void {
  const left = stored(LEFT_NAME, storedOr(orNull(isWhole(0, Number.MAX_SAFE_INTEGER)), null));
  const arrive = () => {
    const leftAt = left.read();
    left.write(null);
    const person = signIn.person();
    if (person === null || leftAt === null || waitsInTab()) return;
    if (Date.now() - leftAt > MAY_BE_GONE_MS) signIn.end(person.token, 'timed-out');
  };
  arrive();
  page.addEventListener('pagehide', () => {
    if (signIn.person() !== null) left.write(Date.now());
  });
  // The same page again, out of the browser's memory.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive();
  });
}
