import { z } from 'zod';
import type { Actor } from '#platform/session/core/actor.ts';

const person = z.object({
  userId: z.number().int(),
  role: z.enum(['student', 'teacher', 'admin']),
  token: z.string().min(1),
  /** What locks the things that this device keeps for them; null where the server gave none. */
  outboxKey: z.string().nullable().default(null),
});

/** Who is signed in on this tab, with the token that says so. */
export type SignedInPerson = Actor & z.output<typeof person>;

/** Why nobody is signed in any more, for a kind word on the login. */
export type EndReason = 'timed-out' | 'other-tab' | 'logged-out';

export interface SignInStore {
  readonly person: () => SignedInPerson | null;
  readonly ended: () => EndReason | null;
  readonly signIn: (person: SignedInPerson) => void;
  /** Ends the sign-in of this token; of a token that has been replaced since, nothing. */
  readonly end: (token: string, reason: EndReason) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const KEY = 'openleaf.sign-in';

/** Session storage only (product: "People"): closing the tab forgets the token, and no other site is ever sent it. */
export function createSignInStore(storage: Storage): SignInStore {
  let current = read(storage);
  let reason: EndReason | null = null;
  const listeners = new Set<() => void>();
  const change = (next: SignedInPerson | null, why: EndReason | null) => {
    current = next;
    reason = why;
    write(storage, next);
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

/** A device without room keeps nobody signed in over a reload; until then they are. */
function write(storage: Storage, next: SignedInPerson | null): void {
  try {
    if (next === null) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(next));
  } catch {
    // What an earlier person left there would be theirs after a reload.
    storage.removeItem(KEY);
  }
}

function read(storage: Storage): SignedInPerson | null {
  try {
    return person.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
