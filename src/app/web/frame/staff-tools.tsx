import { Suspense } from 'react';
import { useSession } from '#features/session/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { SearchButton } from './search-button.tsx';

/** Fetched where plans are sold, and by nobody but those to whom they are. */
const PlansAtHand = lazyPart(async () => (await import('./plans-at-hand.tsx')).PlansAtHand);

/** What a teacher and an administrator have at the end of the header. */
export function StaffTools({ role }: { readonly role: Role }) {
  const hasPlans = useSession()?.user.subscription !== undefined;
  return (
    <>
      {role === 'teacher' && (
        <>
          <SearchButton />
          <Bell />
        </>
      )}
      {hasPlans && (
        <Suspense>
          <PlansAtHand />
        </Suspense>
      )}
      <AccountMenu role={role} />
    </>
  );
}
