import type { ReactNode } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherAccount } from '#platform/screens/core/addresses.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { offerInWords, type SmallSchoolOffer } from '../core/offer.ts';
import type { BoughtPlan, Term } from '../core/plan.ts';
import {
  forWhomInWords,
  monthInWords,
  PLAN_NAMES,
  paidInWords,
  seatPriceInWords,
  TERM_NAMES,
  trialInWords,
} from '../core/plan-words.ts';
import type { Viewer } from '../core/viewer.ts';
import { GetQuote } from './get-quote.tsx';
import styles from './plans.module.css';

interface PriceCardProps {
  readonly plan: BoughtPlan;
  readonly price: { readonly term: Term; readonly cents: number; readonly currency: string };
  /** What small schools pay less, where it is for this plan. */
  readonly offer: SmallSchoolOffer | null;
  readonly viewer: Viewer;
  readonly trialDays: number;
  readonly pending: boolean;
  /** How the teacher pays for this one, or has begun to; null where they have another, or none. */
  readonly ownTerm: Term | null;
  /** What the teacher chose before they could buy it. */
  readonly isChosen: boolean;
  /** It is chosen: by a buyer to pay for it, by a visitor for when they have an account. */
  readonly onChoose: () => void;
}

/** One plan with its price, and the way to buy it. */
export const PriceCard = ({
  plan,
  price,
  offer,
  viewer,
  trialDays,
  pending,
  ownTerm,
  isChosen,
  onChoose,
}: PriceCardProps) => {
  const label = trialDays > 0 ? `Try for ${trialDays} days` : 'Choose';
  return (
    <Card as="li" className={styles.plan}>
      <Row align="center">
        <h3>{PLAN_NAMES[plan]}</h3>
        {ownTerm !== null && viewer === 'subscriber' && (
          <Badge tone="leaf">Your plan, {TERM_NAMES[ownTerm].toLowerCase()}</Badge>
        )}
        {isChosen && <Badge tone="sky">Your choice</Badge>}
      </Row>
      <p>{forWhomInWords(plan)}</p>
      <p className={styles.price}>{monthInWords(price)}</p>
      <div className={styles.paid}>
        {price.term === 'annual' && <p>One payment: {paidInWords(price)}</p>}
        <p>{seatPriceInWords(plan, price)}</p>
      </div>
      {offer !== null && (
        <Stack gap={4} className={styles.offer}>
          <Badge tone="sun">{offer.percent}% off</Badge>
          <p className={styles.paid}>{offerInWords(offer)}</p>
        </Stack>
      )}
      <Way
        viewer={viewer}
        label={label}
        what={`the ${PLAN_NAMES[plan]} plan`}
        to={{ plan, term: price.term }}
        isOwn={ownTerm === price.term}
        onChoose={onChoose}
      >
        <Button variant="primary" pending={pending} pendingLabel="Opening…" onClick={onChoose}>
          {label} <VisuallyHidden>the {PLAN_NAMES[plan]} plan</VisuallyHidden>
        </Button>
      </Way>
      {trialDays > 0 && (viewer === 'buyer' || viewer === 'visitor') && (
        <p className={styles.paid}>{trialInWords(trialDays, price)}</p>
      )}
    </Card>
  );
};

interface WayProps {
  readonly viewer: Viewer;
  /** What the button of a buyer says, and about what. */
  readonly label: string;
  readonly what: string;
  readonly to: { readonly plan: BoughtPlan; readonly term: Term };
  /** It is what the teacher pays for, or has begun to. */
  readonly isOwn: boolean;
  /** A visitor goes on to an account. */
  readonly onChoose: () => void;
  /** The way of who can buy here and now. */
  readonly children: ReactNode;
}

/** To a plan, for each who looks at it: who has one changes it, who is nobody here becomes a teacher first, and nothing is sold to anybody else. */
function Way({ viewer, label, what, to, isOwn, onChoose, children }: WayProps) {
  // Nobody begins a second payment while the first one is not finished.
  if (viewer === 'other' || (viewer === 'unfinished' && !isOwn)) return null;
  return (
    <div className={styles.choose}>
      {viewer === 'buyer' && children}
      {viewer === 'subscriber' && isOwn && (
        <LinkButton {...linkTo(subscriptionPage)}>See your plan</LinkButton>
      )}
      {viewer === 'subscriber' && !isOwn && (
        <LinkButton {...linkTo(subscriptionPage, {}, to)} label={`Change your plan to ${what}`}>
          Change your plan
        </LinkButton>
      )}
      {viewer === 'unfinished' && (
        <LinkButton {...linkTo(subscriptionPage)} variant="primary">
          Finish your payment
        </LinkButton>
      )}
      {viewer === 'visitor' && (
        <LinkButton
          {...linkTo(teacherAccount)}
          onClick={onChoose}
          variant="primary"
          label={`${label} ${what}`}
        >
          {label}
        </LinkButton>
      )}
    </div>
  );
}

/** A district, whose price is agreed on. */
export const DistrictCard = ({ viewer }: { readonly viewer: Viewer }) => (
  <Card as="li" className={styles.plan}>
    <h3>{PLAN_NAMES.district}</h3>
    <p>{forWhomInWords('district')}</p>
    <p className={styles.price}>By quote</p>
    <p className={styles.paid}>We agree on a price with you.</p>
    {viewer !== 'other' && (
      <div className={styles.choose}>
        <GetQuote isVisitor={viewer === 'visitor'} what="for a district" />
      </div>
    )}
  </Card>
);
