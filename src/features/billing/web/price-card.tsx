import type { ReactNode } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherAccount } from '#platform/screens/core/addresses.ts';
import { quotePage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
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
  monthInWords,
  PLAN_NAMES,
  paidInWords,
  studentsInWords,
  TERM_NAMES,
  trialInWords,
  UNDER_PROMISED,
} from '../core/plan-words.ts';
import { isUnderPromised } from '../core/price.ts';
import type { Viewer } from '../core/viewer.ts';
import styles from './plans.module.css';

interface PriceCardProps {
  readonly plan: BoughtPlan;
  readonly price: { readonly term: Term; readonly cents: number; readonly currency: string };
  /** What small schools pay less, where it is for this plan. */
  readonly offer: SmallSchoolOffer | null;
  readonly viewer: Viewer;
  readonly trialDays: number;
  readonly pending: boolean;
  /** How the teacher pays for this one; null where they have another, or none. */
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
        {ownTerm !== null && <Badge tone="leaf">Your plan, {TERM_NAMES[ownTerm].toLowerCase()}</Badge>}
        {isChosen && <Badge tone="sky">Your choice</Badge>}
      </Row>
      <p>{studentsInWords(plan)}</p>
      <p className={styles.price}>{monthInWords(price)}</p>
      <div className={styles.paid}>
        <p>{paidInWords(price)}</p>
        {price.term === 'annual' && isUnderPromised(plan, price.cents, price.currency) && (
          <p>{UNDER_PROMISED}</p>
        )}
      </div>
      {offer !== null && (
        <Stack gap={4} className={styles.offer}>
          <Badge tone="sun">{offer.percent}% off</Badge>
          <p className={styles.paid}>{offerInWords(offer)}</p>
        </Stack>
      )}
      <Way viewer={viewer} label={label} what={`the ${PLAN_NAMES[plan]} plan`} onChoose={onChoose}>
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
  /** A visitor goes on to an account. */
  readonly onChoose?: () => void;
  /** The way of who can buy here and now. */
  readonly children: ReactNode;
}

/** To a plan, for each who looks at it: who has one changes it, who is nobody here becomes a teacher first, and nothing is sold to anybody else. */
function Way({ viewer, label, what, onChoose, children }: WayProps) {
  if (viewer === 'other') return null;
  return (
    <div className={styles.choose}>
      {viewer === 'buyer' && children}
      {viewer === 'subscriber' && (
        <LinkButton {...linkTo(subscriptionPage)} label={`Change your plan to ${what}`}>
          Change your plan
        </LinkButton>
      )}
      {viewer === 'unfinished' && <LinkButton {...linkTo(subscriptionPage)}>Finish your payment</LinkButton>}
      {viewer === 'visitor' && (
        <LinkButton
          {...linkTo(teacherAccount)}
          {...(onChoose && { onClick: onChoose })}
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
    <p>{studentsInWords('district')}</p>
    <p className={styles.price}>By quote</p>
    <p className={styles.paid}>We agree on a price with you.</p>
    <Way
      viewer={viewer === 'subscriber' || viewer === 'unfinished' ? 'buyer' : viewer}
      label="Get a quote"
      what="for a district"
    >
      <LinkButton {...linkTo(quotePage)}>Get a quote</LinkButton>
    </Way>
  </Card>
);
