import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { billingSettings } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { readOwnSubscription } from '../contract/subscription.ts';
import { OwnPlan } from './own-plan.tsx';

/** In settings: the same as the page of the plan, so that nobody looks for one thing in two places. */
export function BillingPage() {
  const { role } = useActor();
  const query = useEndpointQuery(readOwnSubscription, {});
  return (
    <Page title="Plan and payment" width="teacher">
      <HubTabs hub="account" viewer={role} label="Settings" />
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {(own) => (
          <Stack gap={24}>
            <OwnPlan own={own} returnTo={href(billingSettings)} />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
