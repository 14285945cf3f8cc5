import { useEffect } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { chosenPlan } from '#platform/plans/web/chosen-plan.ts';
import { href } from '#platform/screens/core/address.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { readOwnSubscription } from '../contract/subscription.ts';
import { OwnPlan } from './own-plan.tsx';

/** Between two looks while a payment is on its way here. Milliseconds. */
const LOOK = 2_000;

/** What a teacher pays for, for how many students, until when, and how to change it. */
export function SubscriptionPage() {
  const { role } = useActor();
  const { paid, plan, term } = useScreen(subscriptionPage).search;
  const query = useEndpointQuery(
    readOwnSubscription,
    {},
    { refetchInterval: ({ state }) => (paid && !state.data?.subscription?.active ? LOOK : false) },
  );
  const isPaid = paid === true && query.data?.subscription?.active === true;
  // What was chosen is bought.
  useEffect(() => {
    if (isPaid) chosenPlan.write(null);
  }, [isPaid]);
  return (
    <Page title="Your plan" width="teacher">
      <HubTabs hub="account" viewer={role} label="Settings" />
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {(own) => (
          <Stack gap={24}>
            {paid && !isPaid && (
              <Note>Your plan is on its way. This page changes by itself when it is here.</Note>
            )}
            {isPaid && (
              <Note tone="leaf" title="Thank you">
                Your plan is ready. Everything in it is open now.
              </Note>
            )}
            <OwnPlan
              own={own}
              returnTo={href(subscriptionPage)}
              wanted={plan !== undefined && term !== undefined ? { plan, term } : null}
            />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
