import type { ReactNode } from 'react';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { OwnSubscription } from '../contract/subscription.ts';
import { PLAN_NAMES, seatsInWords, standingInWords, TERM_NAMES } from '../core/plan-words.ts';

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
  const until = dayInWords(status === 'trialing' ? (trialEndsAt ?? periodEndsAt) : periodEndsAt);
  return standingInWords({ status, endsWithPeriod, until });
}

/** A plan that goes on: what it is, when it renews or ends, and its seats. */
export function SubscriptionCard({ subscription, seatsUsed, children }: SubscriptionCardProps) {
  const { plan, term, seats, status, active } = subscription;
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
        <Fact name="Students">{seatsInWords({ used: seatsUsed, seats })}</Fact>
      </Facts>
      {children}
    </Card>
  );
}
