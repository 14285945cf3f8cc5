import type { ReactNode } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { listPlans } from '../contract/plans.ts';
import type { OwnSubscription } from '../contract/subscription.ts';
import { PLAN_NAMES, paidInWords, seatsInWords, standingInWords, TERM_NAMES } from '../core/plan-words.ts';
import { priceOf } from '../core/price.ts';
import { isPaidNext } from '../core/subscription.ts';
import styles from './plans.module.css';

/** A subscription that was read. */
export type ReadSubscription = NonNullable<OwnSubscription['subscription']>;

interface SubscriptionCardProps {
  readonly subscription: ReadSubscription;
  readonly seatsUsed: number;
  /** The ways to change it. */
  readonly children?: ReactNode;
}

const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** Where a subscription stands: when it renews, or ends. */
export function standingOf({ status, periodEndsAt, trialEndsAt, endsWithPeriod }: ReadSubscription): string {
  return standingInWords({
    status,
    endsWithPeriod,
    until: dayInWords(paidNextAt({ status, periodEndsAt, trialEndsAt })),
  });
}

const paidNextAt = ({
  status,
  periodEndsAt,
  trialEndsAt,
}: Pick<ReadSubscription, 'status' | 'periodEndsAt' | 'trialEndsAt'>): string =>
  status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt;

/** What the subscription costs, in words, by the prices that are offered now; null where its price is none of them. */
function usePriceInWords(subscription: ReadSubscription): string | null {
  const offer = useEndpointQuery(listPlans, {}).data?.offer ?? null;
  if (offer === null) return null;
  const cents = priceOf(
    subscription,
    offer.plans.flatMap(({ terms }) => terms),
  );
  return cents === null ? null : paidInWords({ term: subscription.term, cents, currency: offer.currency });
}

/** A plan that goes on: what it is, when it renews or ends, and its seats. */
export function SubscriptionCard({ subscription, seatsUsed, children }: SubscriptionCardProps) {
  const { plan, term, seats, status, active, endsWithPeriod } = subscription;
  const price = usePriceInWords(subscription);
  return (
    <Card as="section" gap={16}>
      <Row align="center" gap={12}>
        <h2>{PLAN_NAMES[plan]} plan</h2>
        <Badge tone={status === 'past_due' ? 'berry' : active ? 'leaf' : 'sun'}>
          {status === 'past_due' ? 'Payment did not work' : active ? 'Active' : 'Not active'}
        </Badge>
      </Row>
      <p>{standingOf(subscription)}</p>
      <Facts>
        <Fact name="Paid">{TERM_NAMES[term]}</Fact>
        {price !== null && <Fact name="Price">{price}</Fact>}
        {isPaidNext(status, endsWithPeriod) && (
          <Fact name="Next payment">{dayInWords(paidNextAt(subscription))}</Fact>
        )}
        <Fact name="Students">{seatsInWords({ used: seatsUsed, seats })}</Fact>
      </Facts>
      {price !== null && (
        <p className={styles.paid}>
          A discount may lower this price, and taxes may be added. Your invoices show the exact amounts.
        </p>
      )}
      {children}
    </Card>
  );
}
