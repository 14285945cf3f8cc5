import { Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { homeOf } from '#features/accounts/core/home-of.ts';
import { usePerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import type { Screen } from '#platform/screens/web/screen.ts';

/**
 * Opens a screen to the roles it is for. Nobody signed in: to the login, and back here afterwards. Another role: to their
 * own home. This is a courtesy; what may be seen and done is decided by the server with every call.
 */
export function Guard({ roles, children }: { roles: Screen['roles']; children: ReactNode }) {
  const person = usePerson();
  if (roles === 'anyone') return children;
  if (person === null) return <ToLogin />;
  return roles.includes(person.role) ? children : <Navigate {...linkTo(homeOf(person.role))} replace />;
}

/** The place to return to is where this started: the address changes while the login is on its way. */
function ToLogin() {
  const router = useRouter();
  const [here] = useState(() => router.latestLocation.href);
  return <Navigate {...linkTo(login, {}, { to: here })} replace />;
}
