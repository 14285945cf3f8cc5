import { useEffect, useState } from 'react';
import { stopImpersonation } from '#features/accounts/contract/impersonation.ts';
import { type Impersonation, useSignInStore } from '#features/accounts/web/public.tsx';
import { ownZone } from '#features/classes/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { Role } from '#platform/session/core/actor.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { timeOfDay } from '#platform/wording/core/figures.ts';
import styles from './impersonation-banner.module.css';

interface BannerProps {
  readonly token: string;
  readonly role: Role;
  readonly impersonation: Impersonation;
}

/** On every screen while an administrator acts as somebody else: as whom, what that allows, until when, and the way back. */
export function ImpersonationBanner({ token, role, impersonation: { name, until } }: BannerProps) {
  const store = useSignInStore();
  const api = useApi();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => store.stopImpersonation(token), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [store, token, until]);
  const stop = async () => {
    setPending(true);
    await api(stopImpersonation, {});
    // Without a network, too: nobody has the token of that session any more, and it ends by itself.
    store.stopImpersonation(token);
  };
  return (
    <aside className={styles.banner} aria-label="Acting as somebody else">
      <p>
        You are acting as <strong>{name}</strong>.{' '}
        {role === 'teacher'
          ? 'What you change is recorded under your name.'
          : 'You can look, but you cannot change anything.'}{' '}
        It ends at {timeOfDay(until, ownZone())}.
      </p>
      <Button pending={pending} pendingLabel="Stopping…" onClick={() => void stop()}>
        Stop
      </Button>
    </aside>
  );
}
