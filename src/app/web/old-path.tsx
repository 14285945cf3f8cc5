import { Navigate, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { homeOf } from '#features/accounts/core/home-of.ts';
import { usePerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { leadOf } from '../core/old-paths.ts';

const NotFound = lazyPart(async () => (await import('./not-found.tsx')).NotFound);

/** An address that is no screen: older ones lead on, and any other says that nothing is there. */
export function OldPath() {
  const person = usePerson();
  const lead = leadOf(useLocation({ select: (location) => location.pathname }));
  const home = person && homeOf(person.role);
  switch (lead.kind) {
    case 'screen':
      return <Navigate to={lead.to} search={true} replace />;
    case 'home':
      return <Navigate {...linkTo(home ?? login)} replace />;
    case 'unknown':
      return (
        <Suspense>
          <NotFound />
        </Suspense>
      );
  }
}
