import {
  isString,
  isWhole,
  oneOf,
  orAbsent,
  orNull,
  shapeOf,
  storedOr,
  where,
} from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import type { Actor } from '#platform/session/core/actor.ts';

/** Who is signed in on this tab, with the token that says so. */
export interface SignedInPerson extends Pick<Actor, 'userId' | 'role'> {
  readonly token: string;
  /** What locks the things that this device keeps for them; null where the server gave none. */
  readonly outboxKey: string | null;
  /** An administrator acts as this person (decision 75). */
  readonly impersonation?: Impersonation | undefined;
}

export interface Impersonation {
  /** Whom the administrator acts as, for the banner. */
  readonly name: string;
  /** When it ends at the latest. ISO 8601. */
  readonly until: string;
  /** The administrator's own sign-in, to which the tab goes back. */
  readonly own: OwnSignIn;
}
type OwnSignIn = Omit<SignedInPerson, 'impersonation'>;

const OWN = {
  userId: isWhole(1, Number.MAX_SAFE_INTEGER),
  role: oneOf('student', 'teacher', 'admin'),
  token: where(isString, (token) => token !== ''),
  outboxKey: orNull(isString),
};
const person = shapeOf<SignedInPerson>({
  ...OWN,
  impersonation: orAbsent(
    shapeOf<Impersonation>({ name: isString, until: isString, own: shapeOf<OwnSignIn>(OWN) }),
  ),
});

/** Why the person is logged out, for a kind word on the login; `ended` is by the server, for a reason that the page does not know. */
export type EndReason = 'timed-out' | 'ended' | 'other-tab' | 'logged-out';

export interface SignInStore {
  readonly person: () => SignedInPerson | null;
  readonly ended: () => EndReason | null;
  readonly signIn: (person: SignedInPerson) => void;
  /** Ends the sign-in of this token; of a token that has been replaced since, nothing. */
  readonly end: (token: string, reason: EndReason) => void;
  /** Ends acting as somebody else in the session of this token, and goes back to the administrator's own sign-in. */
  readonly stopImpersonation: (token: string) => void;
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
    stopImpersonation: (token) => {
      if (current?.token === token && current.impersonation) change(current.impersonation.own, null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
