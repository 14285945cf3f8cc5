import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Actor } from '#platform/session/core/actor.ts';
import type { SignedInPerson, SignInStore } from './sign-in-store.ts';

const SignInContext = createContext<SignInStore | null>(null);

export const SignInProvider = ({ store, children }: { store: SignInStore; children: ReactNode }) => (
  <SignInContext value={store}>{children}</SignInContext>
);

/** The sign-in of this tab, to change it. */
export function useSignInStore(): SignInStore {
  const store = useContext(SignInContext);
  if (store === null) throw new Error('useSignInStore needs a SignInProvider above it');
  return store;
}

/** Who is signed in, or null. */
export function usePerson(): SignedInPerson | null {
  const store = useSignInStore();
  return useSyncExternalStore(store.subscribe, store.person);
}

/** Who is signed in, on screens that the guard opens to nobody else. A student's `studentId` is their `userId`. */
export function useActor(): Actor {
  const person = usePerson();
  if (person === null) throw new Error('useActor is for screens of signed-in people');
  return person;
}
