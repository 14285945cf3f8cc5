import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { plansPage, quotePage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { listPlans } from '../contract/plans.ts';
import type { OwnSubscription } from '../contract/subscription.ts';
import { ALWAYS_OPEN, moneyBackInWords, PLAN_NAMES } from '../core/plan-words.ts';
import { hasBegun, isGoingOn } from '../core/subscription.ts';
import { ChangePlan, OpenPortal, type WantedPlan } from './manage-plan.tsx';
import { Opened } from './opened.tsx';
import { SubscriptionCard, standingOf } from './subscription-card.tsx';

interface OwnPlanProps {
  readonly own: OwnSubscription;
  /** Where the provider’s page leads back to. */
  readonly returnTo: string;
  /** The plan that the teacher chose to change to; null for none. */
  readonly wanted?: WantedPlan | null;
}

/** What a teacher pays for, and how to change it; or that they have no plan, and what one opens. */
export function OwnPlan({ own, returnTo, wanted = null }: OwnPlanProps) {
  const { customerId, subscription, seatsUsed } = own;
  if (subscription === null || !isGoingOn(subscription.status))
    return <NoPlan own={own} returnTo={returnTo} />;
  const { term, status } = subscription;
  return (
    <>
      <SubscriptionCard subscription={subscription} seatsUsed={seatsUsed}>
        {customerId !== null && (
          <ChangePlan
            customerId={customerId}
            returnTo={returnTo}
            term={term}
            status={status}
            wanted={wanted}
          />
        )}
      </SubscriptionCard>
      <MoneyBack />
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

/** Where the operator promises money back: whom to ask for it. */
function MoneyBack() {
  const { data } = useEndpointQuery(listPlans, {});
  const days = data?.moneyBackDays ?? null;
  if (data === undefined || days === null) return null;
  const { name, email } = data.seller;
  return (
    <p>
      {moneyBackInWords(days)} To ask,{' '}
      {email === null ? (
        <TextLink {...linkTo(contactPage)}>write to us</TextLink>
      ) : (
        <>
          write to {name !== null && `${name} at `}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      .
    </p>
  );
}

/** Who never had a plan, or whose plan is over: nothing of theirs is lost. */
function NoPlan({ own: { customerId, subscription, trialDays }, returnTo }: Omit<OwnPlanProps, 'wanted'>) {
  const ended = subscription !== null && hasBegun(subscription.status) ? subscription : null;
  return (
    <Card as="section" gap={16}>
      <Row align="center" gap={12}>
        <h2>{ended ? `${PLAN_NAMES[ended.plan]} plan` : 'You have no plan'}</h2>
        {ended && <Badge tone="sun">Ended</Badge>}
      </Row>
      <p>{subscription ? standingOf(subscription) : ALWAYS_OPEN}</p>
      <p>A plan opens more:</p>
      <Opened />
      <Row>
        <LinkButton {...linkTo(plansPage)} variant="primary">
          {ended
            ? 'Choose a plan again'
            : trialDays > 0
              ? `See the plans, and try one for ${trialDays} days`
              : 'See the plans'}
        </LinkButton>
        <LinkButton {...linkTo(quotePage)}>Get a quote for your school</LinkButton>
      </Row>
      {ended && customerId !== null && (
        <OpenPortal customerId={customerId} returnTo={returnTo} words="Card and invoices" />
      )}
    </Card>
  );
}
