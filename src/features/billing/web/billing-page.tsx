import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { billingSettings, plansPage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type OwnSubscription, readOwnSubscription } from '../contract/subscription.ts';
import { ALWAYS_OPEN, PLAN_NAMES, seatsInWords, standingInWords, TERM_NAMES } from '../core/plan-words.ts';
import { isGoingOn } from '../core/subscription.ts';
import { ManagePlan } from './manage-plan.tsx';
import { Opened } from './opened.tsx';

/** Between two looks while a payment is on its way here. Milliseconds. */
const LOOK = 2_000;

/** What a teacher pays for, and how to change it. */
export function BillingPage() {
  const { role } = useActor();
  const { paid } = useScreen(billingSettings).search;
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
              <Note>Your payment is on its way here. This page changes by itself when it arrives.</Note>
            )}
            {own.subscription && isGoingOn(own.subscription.status) ? (
              <Paid own={own} subscription={own.subscription} />
            ) : (
              <Unpaid own={own} />
            )}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

interface PaidProps {
  readonly own: OwnSubscription;
  readonly subscription: NonNullable<OwnSubscription['subscription']>;
}

const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

function Paid({ own: { customerId, seatsUsed }, subscription }: PaidProps) {
  const { plan, term, seats, status, active, periodEndsAt, trialEndsAt, endsWithPeriod } = subscription;
  const until = dayInWords(status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt);
  return (
    <Card as="section" gap={16}>
      <Row align="center" gap={12}>
        <h2>{PLAN_NAMES[plan]} plan</h2>
        <Badge tone={status === 'past_due' ? 'berry' : active ? 'leaf' : 'sun'}>
          {status === 'past_due' ? 'Payment did not work' : active ? 'Active' : 'Not active'}
        </Badge>
      </Row>
      <p>{standingInWords({ status, endsWithPeriod, until })}</p>
      <Facts>
        <Fact name="Paid">{TERM_NAMES[term]}</Fact>
        <Fact name="Students">{seatsInWords({ used: seatsUsed, seats })}</Fact>
      </Facts>
      {customerId !== null && <ManagePlan customerId={customerId} term={term} />}
    </Card>
  );
}

const Unpaid = ({ own: { subscription, trialDays } }: { readonly own: OwnSubscription }) => (
  <Card as="section" gap={16}>
    <h2>{subscription ? `${PLAN_NAMES[subscription.plan]} plan` : 'You have no plan'}</h2>
    <p>
      {subscription
        ? standingInWords({
            status: subscription.status,
            endsWithPeriod: false,
            until: dayInWords(subscription.periodEndsAt),
          })
        : ALWAYS_OPEN}
    </p>
    <p>A plan opens more:</p>
    <Opened />
    <Row>
      <LinkButton {...linkTo(plansPage)} variant="primary">
        {trialDays > 0 ? `See the plans, and try one for ${trialDays} days` : 'See the plans'}
      </LinkButton>
    </Row>
  </Card>
);
