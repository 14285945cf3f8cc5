import { useState } from 'react';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quotePage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Quote } from '#platform/ui/web/quote.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listPlans } from '../contract/plans.ts';
import { readOwnSubscription } from '../contract/subscription.ts';
import { isForSmallSchools, type Term } from '../core/plan.ts';
import { PLAN_NAMES, studentsInWords, TERM_NAMES } from '../core/plan-words.ts';
import styles from './plans.module.css';
import { PriceCard } from './price-card.tsx';
import { useCheckout } from './use-checkout.ts';

type Plans = ResponseOf<typeof listPlans>;

/** The four plans by the month or by the year, with the way to buy one. @param from where somebody comes back to who does not pay. */
export function PlanPrices({ from }: { readonly from: string }) {
  const query = useEndpointQuery(listPlans, {});
  const own = useEndpointQuery(readOwnSubscription, {});
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {({ offer, testimonials }) => (
        <Stack gap={24}>
          {offer === null ? (
            <Note>
              The prices cannot be read right now. Please look again in a few minutes. Nothing is closed
              meanwhile.
            </Note>
          ) : (
            <Offer offer={offer} trialDays={own.data?.trialDays ?? 0} from={from} />
          )}
          {testimonials.map(({ words, name, school }) => (
            <Quote key={words} from={`${name}, ${school}`}>
              {words}
            </Quote>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

interface OfferProps {
  readonly offer: NonNullable<Plans['offer']>;
  /** Days that a plan may be tried before paying. */
  readonly trialDays: number;
  readonly from: string;
}

function Offer({ offer, trialDays, from }: OfferProps) {
  const [term, setTerm] = useState<Term>('annual');
  const { buy, opening, problem } = useCheckout(from);
  const { currency, plans, saving, smallSchoolPercent, underPromisedPrice } = offer;
  return (
    <Stack gap={16}>
      <Choices
        legend="How would you like to pay?"
        value={term}
        onChange={setTerm}
        options={[
          { value: 'monthly', label: TERM_NAMES.monthly },
          {
            value: 'annual',
            label: saving > 0 ? `${TERM_NAMES.annual}, ${saving}% cheaper` : TERM_NAMES.annual,
          },
        ]}
      />
      <Columns as="ul" least={14}>
        {plans.flatMap(({ plan, terms }) =>
          terms
            .filter((price) => price.term === term)
            .map(({ priceId, cents }) => (
              <PriceCard
                key={plan}
                plan={plan}
                price={{ term, cents, currency }}
                offerPercent={isForSmallSchools(plan) ? smallSchoolPercent : null}
                label={trialDays > 0 ? `Try for ${trialDays} days` : 'Choose'}
                pending={opening === priceId}
                onChoose={() => void buy({ priceId, trial: trialDays > 0 })}
              />
            )),
        )}
        <Card as="li" className={styles.plan}>
          <h3>{PLAN_NAMES.district}</h3>
          <p>{studentsInWords('district')}</p>
          <p className={styles.price}>By quote</p>
          <p className={styles.paid}>A price of your own for your district.</p>
          <div className={styles.choose}>
            <LinkButton {...linkTo(quotePage)}>Get a quote</LinkButton>
          </div>
        </Card>
      </Columns>
      <ProblemNote words={problem} />
      <p>
        {underPromisedPrice &&
          'On average, a full plan paid by the year costs under $3.50 per student a year. '}
        If it is not for you, you get your money back within 30 days.
      </p>
    </Stack>
  );
}
