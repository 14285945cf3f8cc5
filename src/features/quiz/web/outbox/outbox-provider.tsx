import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import type { Outbox } from './outbox.ts';
import type { OutboxOfStudent } from './outbox-of-student.ts';
import type { OutboxState } from './outbox-store.ts';

const OutboxContext = createContext<OutboxOfStudent | null>(null);

export const OutboxProvider = ({ outbox, children }: { outbox: OutboxOfStudent; children: ReactNode }) => (
  <OutboxContext value={outbox}>{children}</OutboxContext>
);

/** The outbox of the student who is signed in, on screens that only students see. */
export function useOutbox(): Outbox {
  // Who is signed in decides whose outbox it is.
  usePerson();
  const outbox = useContext(OutboxContext)?.current();
  if (!outbox) throw new Error('useOutbox is for screens of students');
  return outbox;
}

/** What waits on this device. */
export function useOutboxState(): OutboxState {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}
