import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { plansPage, quotePage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type OwnSubscription, readOwnSubscription } from '../contract/subscription.ts';
import { ALWAYS_OPEN, PLAN_NAMES } from '../core/plan-words.ts';
import { hasBegun, isGoingOn } from '../core/subscription.ts';
import { ChangePlan } from './manage-plan.tsx';
import { Opened } from './opened.tsx';
import { SubscriptionCard, standingOf } from './subscription-card.tsx';

/** Between two looks while a payment is on its way here. Milliseconds. */
const LOOK = 2_000;

/** What a teacher pays for, for how many students, until when, and how to change it. */
export function SubscriptionPage() {
  const { role } = useActor();
  const { paid } = useScreen(subscriptionPage).search;
  const query = useEndpointQuery(
    readOwnSubscription,
    {},
    { refetchInterval: ({ state }) => (paid && !state.data?.subscription?.active ? LOOK : false) },
  );
  return (
    <Page title="Your plan" width="teacher">
      <HubTabs hub="account" viewer={role} label="Settings" />
      <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
        {(own) => (
          <Stack gap={24}>
            {paid && !own.subscription?.active && (
              <Note>Your plan is on its way. This page changes by itself when it is here.</Note>
            )}
            <Own own={own} />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

function Own({ own }: { readonly own: OwnSubscription }) {
  const { customerId, subscription, seatsUsed } = own;
  if (subscription === null || !isGoingOn(subscription.status)) return <NoPlan own={own} />;
  return (
    <>
      <SubscriptionCard subscription={subscription} seatsUsed={seatsUsed}>
        {customerId !== null && (
          <ChangePlan customerId={customerId} term={subscription.term} status={subscription.status} />
        )}
      </SubscriptionCard>
      <Section title="What your plan opens">
        <Opened />
      </Section>
      <p>
        <TextLink {...linkTo(plansPage)}>All plans and prices</TextLink> ·{' '}
        <TextLink {...linkTo(quotePage)}>Get a quote for your school</TextLink>
      </p>
    </>
  );
}

/** Who never had a plan, or whose plan is over: nothing of theirs is lost. */
const NoPlan = ({ own: { subscription, trialDays } }: { readonly own: OwnSubscription }) => (
  <Card as="section" gap={16}>
    <h2>
      {subscription && hasBegun(subscription.status)
        ? `${PLAN_NAMES[subscription.plan]} plan`
        : 'You have no plan'}
    </h2>
    <p>{subscription ? standingOf(subscription) : ALWAYS_OPEN}</p>
    <p>A plan opens more:</p>
    <Opened />
    <Row>
      <LinkButton {...linkTo(plansPage)} variant="primary">
        {trialDays > 0 ? `See the plans, and try one for ${trialDays} days` : 'See the plans'}
      </LinkButton>
      <LinkButton {...linkTo(quotePage)}>Get a quote for your school</LinkButton>
    </Row>
  </Card>
);
