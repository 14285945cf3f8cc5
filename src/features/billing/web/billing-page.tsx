import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { billingSettings, plansPage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { readOwnSubscription } from '../contract/subscription.ts';
import { ALWAYS_OPEN, PLAN_NAMES } from '../core/plan-words.ts';
import { hasBegun, isGoingOn, needsPayment } from '../core/subscription.ts';
import { MissingPayment, OpenPortal } from './manage-plan.tsx';
import { standingOf } from './subscription-card.tsx';

/** In settings: the plan in a box, and the way to card and invoices. */
export function BillingPage() {
  const { role } = useActor();
  const query = useEndpointQuery(readOwnSubscription, {});
  return (
    <Page title="Plan and payment" width="teacher">
      <HubTabs hub="account" viewer={role} label="Settings" />
      <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
        {({ customerId, subscription }) => (
          <Card as="section" gap={16}>
            <h2>
              {subscription && hasBegun(subscription.status)
                ? `${PLAN_NAMES[subscription.plan]} plan`
                : 'You have no plan'}
            </h2>
            <p>{subscription ? standingOf(subscription) : ALWAYS_OPEN}</p>
            {subscription === null || !isGoingOn(subscription.status) ? (
              <Row>
                <LinkButton {...linkTo(plansPage)} variant="primary">
                  See the plans
                </LinkButton>
                <LinkButton {...linkTo(subscriptionPage)}>What a plan opens</LinkButton>
              </Row>
            ) : (
              <Row>
                <LinkButton
                  {...linkTo(subscriptionPage)}
                  variant={needsPayment(subscription.status) ? 'secondary' : 'primary'}
                >
                  Your plan and its seats
                </LinkButton>
                <LinkButton {...linkTo(plansPage)}>All plans and prices</LinkButton>
              </Row>
            )}
            {customerId !== null && (
              <>
                {subscription && (
                  <MissingPayment
                    customerId={customerId}
                    returnTo={href(billingSettings)}
                    status={subscription.status}
                  />
                )}
                <OpenPortal customerId={customerId} returnTo={href(billingSettings)} />
              </>
            )}
          </Card>
        )}
      </QueryState>
    </Page>
  );
}
