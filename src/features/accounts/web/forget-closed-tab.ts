import { isWhole, orNull, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import type { SignInStore } from './sign-in-store.ts';

/** When the page went away, in epoch milliseconds, while it is gone. */
export const LEFT_NAME = 'openleaf.left';
/** When the page was last there, in epoch milliseconds: a browser that is ended, or has no power, does not say that the page goes. */
export const SEEN_NAME = 'openleaf.seen';

/**
 * When a page of a person who is signed in went away for good or for a while, in epoch milliseconds. On the device, so that the login can
 * say why one has to log in again; it says nothing of who it was.
 */
export const CLOSED_NAME = 'openleaf.closed';
/** So long it is worth saying. Later a session is over anyway. */
const WORTH_SAYING_MS = 60 * 60_000;

const closed = stored(
  CLOSED_NAME,
  storedOr(orNull(isWhole(0, Number.MAX_SAFE_INTEGER)), null),
  () => localStorage,
);

/** Whether a page with somebody signed in was closed here within the hour, and nobody has signed in since. */
export function closedLately(): boolean {
  const at = closed.read();
  return at !== null && !isOlder(at, WORTH_SAYING_MS);
}

/** Longest that a page may be gone and still be signed in, in milliseconds: a slow reload, or a look at another page. */
const MAY_BE_GONE_MS = 60_000;
/** The same for a page that did not say when it went. Browsers wake a page in the background only once a minute. */
const MAY_BE_UNSEEN_MS = 3 * 60_000;
const SEEN_EVERY_MS = 20_000;

/** The parts of a document that say whether the browser itself put this tab to sleep. Where it cannot say so, there is no such field. */
export interface MaybeDiscarded {
  readonly wasDiscarded?: boolean;
}

/**
 * Ends the sign-in of a page that comes back more than a minute after it went away, or minutes after a browser was ended in which it
 * was open. Browsers keep session storage for "reopen closed tab" and "restore pages", and the next child at the device must not be
 * signed in by it. A tab that the browser put to sleep was there all the time, and stays signed in.
 * @param waitsInTab whether work waits in this tab alone, which an end might lose: then nothing ends.
 */
export function forgetClosedTab(
  signIn: SignInStore,
  waitsInTab: () => boolean,
  page: Window = window,
  { wasDiscarded }: MaybeDiscarded = document as MaybeDiscarded,
): void {
  const left = moment(LEFT_NAME);
  const seen = moment(SEEN_NAME);
  const note = (at: typeof left) => at.write(signIn.person() === null ? null : Date.now());
  const arrive = () => {
    const [leftAt, seenAt] = [left.read(), seen.read()];
    left.write(null);
    const person = signIn.person();
    const isGone =
      leftAt === null
        ? wasDiscarded === false && isOlder(seenAt, MAY_BE_UNSEEN_MS)
        : isOlder(leftAt, MAY_BE_GONE_MS);
    if (person !== null && isGone && !waitsInTab()) signIn.end(person.token, 'timed-out');
    note(seen);
    if (person !== null) closed.write(null);
  };
  arrive();
  signIn.subscribe(() => {
    note(seen);
    closed.write(null);
  });
  setInterval(() => note(seen), SEEN_EVERY_MS);
  page.addEventListener('pagehide', () => {
    note(left);
    if (signIn.person() !== null) closed.write(Date.now());
  });
  // The same page again, out of the browser's memory.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive();
  });
}

const isOlder = (at: number | null, milliseconds: number): boolean =>
  at !== null && Date.now() - at > milliseconds;

const moment = (name: string) => stored(name, storedOr(orNull(isWhole(0, Number.MAX_SAFE_INTEGER)), null));
