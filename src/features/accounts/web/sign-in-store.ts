import { isString, isWhole, oneOf, orNull, shapeOf, storedOr, where } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import type { Actor } from '#platform/session/core/actor.ts';

/** Who is signed in on this tab, with the token that says so. */
export interface SignedInPerson extends Actor {
  readonly token: string;
  /** What locks the things that this device keeps for them; null where the server gave none. */
  readonly outboxKey: string | null;
}

const person = shapeOf<SignedInPerson>({
  userId: isWhole(1, Number.MAX_SAFE_INTEGER),
  role: oneOf('student', 'teacher', 'admin'),
  token: where(isString, (token) => token !== ''),
  outboxKey: orNull(isString),
});

/** Why the person is logged out, for a kind word on the login; `ended` is by the server, for a reason that the page does not know. */
export type EndReason = 'timed-out' | 'ended' | 'other-tab' | 'logged-out';

export interface SignInStore {
  readonly person: () => SignedInPerson | null;
  readonly ended: () => EndReason | null;
  readonly signIn: (person: SignedInPerson) => void;
  /** Ends the sign-in of this token; of a token that has been replaced since, nothing. */
  readonly end: (token: string, reason: EndReason) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What it is called in session storage. */
export const SIGN_IN_NAME = 'openleaf.sign-in';

/** Session storage only (product: "People"): no other site is ever sent the token. A tab that was closed forgets it (`forgetClosedTab`). */
export function createSignInStore(storage: Storage): SignInStore {
  // A device without room keeps nobody signed in over a reload; until then they are.
  const tab = stored(SIGN_IN_NAME, storedOr(person, null), () => storage);
  let current = tab.read();
  let reason: EndReason | null = null;
  const listeners = new Set<() => void>();
  const change = (next: SignedInPerson | null, why: EndReason | null) => {
    current = next;
    reason = why;
    tab.write(next);
    for (const listener of listeners) listener();
  };
  return {
    person: () => current,
    ended: () => reason,
    signIn: (next) => change(next, null),
    end: (token, why) => {
      if (current?.token === token) change(null, why);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
