import { Outlet } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { LiveRegion } from '#platform/ui/web/live-region.tsx';
import { messages } from '#platform/ui/web/message-store.ts';
import type { AfterStartProps } from './after-start.tsx';

/** After the first screen, in milliseconds: a message that the network is gone could not fetch what draws it. */
const FETCHED_AFTER_MS = 2_000;

/** What outlives every screen. */
export const Root = () => (
  <>
    <WhomOneActsAs />
    <Outlet />
    <AfterStartOnceThere />
    <LiveRegion />
  </>
);

/** Only administrators have it. */
const ImpersonationBanner = lazyPart(
  async () => (await import('./frame/impersonation-banner.tsx')).ImpersonationBanner,
);

function WhomOneActsAs() {
  const person = usePerson();
  if (!person?.impersonation) return null;
  return (
    <Suspense>
      <ImpersonationBanner
        key={person.token}
        token={person.token}
        role={person.role}
        impersonation={person.impersonation}
      />
    </Suspense>
  );
}

/** The script that draws messages is not on the way to the first screen. Where it could not be had, the next message tries again. */
function AfterStartOnceThere() {
  const isAnyShown = useSyncExternalStore(messages.subscribe, () => messages.shown().length > 0);
  const [AfterStart, setAfterStart] = useState<ComponentType<AfterStartProps> | null>(null);
  useEffect(() => {
    if (AfterStart !== null) return;
    // Not by `then`: the bundler moves it to the import alone, and a style sheet that could not be had would be nobody's.
    const fetchRest = async () => {
      try {
        const found = await import('./after-start.tsx');
        setAfterStart(() => found.AfterStart);
      } catch {
        // The effect runs again with the next message, and the fetch once there is a network again.
      }
    };
    const begin = () => void fetchRest();
    const timer = setTimeout(begin, isAnyShown ? 0 : FETCHED_AFTER_MS);
    addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', begin);
    };
  }, [isAnyShown, AfterStart]);
  return AfterStart === null ? null : <AfterStart hasMessages={isAnyShown} />;
}
