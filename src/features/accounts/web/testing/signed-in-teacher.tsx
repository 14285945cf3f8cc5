import type { ReactNode } from 'react';
import { createSignInStore, SignInProvider } from '../public.tsx';

/** A part of a screen that a teacher with number 3 looks at. */
export function SignedInTeacher({ children }: { readonly children: ReactNode }) {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 3, role: 'teacher', token: 't'.repeat(43), outboxKey: null });
  return <SignInProvider store={store}>{children}</SignInProvider>;
}
