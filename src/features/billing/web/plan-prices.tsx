import { useState } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { oneOf, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Choices } from '#platform/ui/web/choices.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listPlans } from '../contract/plans.ts';
import { readOwnSubscription } from '../contract/subscription.ts';
import { offerFor } from '../core/offer.ts';
import type { Plan, Term } from '../core/plan.ts';
import { moneyBackInWords, TERM_NAMES } from '../core/plan-words.ts';
import { type Viewer, viewerOf } from '../core/viewer.ts';
import { DistrictCard, PriceCard } from './price-card.tsx';
import { useCheckout } from './use-checkout.ts';

type Plans = ResponseOf<typeof listPlans>;

/** Who comes back from the payment page without paying finds the choice that was made. */
const termOnTheWay = stored('openleaf.plan-term', storedOr(oneOf('monthly', 'annual'), null));

/** The four plans by the month or by the year, with the way to buy one. @param from where somebody comes back to who does not pay. */
export function PlanPrices({ from }: { readonly from: string }) {
  const role = usePerson()?.role ?? null;
  const query = useEndpointQuery(listPlans, {});
  const own = useEndpointQuery(readOwnSubscription, {}, { enabled: role === 'teacher' });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
      {({ offer, trialDays, moneyBackDays }) =>
        offer === null ? (
          <Note>
            The prices cannot be read right now. Please look again in a few minutes. Nothing is closed
            meanwhile.
          </Note>
        ) : (
          <Offer
            offer={offer}
            viewer={viewerOf(role, own.data?.subscription?.status ?? null)}
            own={own.data?.subscription ?? null}
            // Who is not logged in may try a plan once they are.
            trialDays={role === null ? trialDays : (own.data?.trialDays ?? 0)}
            moneyBackDays={moneyBackDays}
            from={from}
          />
        )
      }
    </QueryState>
  );
}

interface OfferProps {
  readonly offer: NonNullable<Plans['offer']>;
  readonly viewer: Viewer;
  /** What a teacher pays for, or has paid for; null for nothing. */
  readonly own: { readonly plan: Plan; readonly term: Term } | null;
  /** Days that a plan may be tried before paying. */
  readonly trialDays: number;
  readonly moneyBackDays: number | null;
  readonly from: string;
}

function Offer({ offer, viewer, own, trialDays, moneyBackDays, from }: OfferProps) {
  const [chosen, setChosen] = useState<Term | null>(null);
  // Whoever pays by the month sees that first, and not a price that is not theirs.
  const term = chosen ?? (viewer === 'subscriber' ? own?.term : termOnTheWay.read()) ?? 'annual';
  const choose = (next: Term) => {
    termOnTheWay.write(next);
    setChosen(next);
  };
  const { buy, opening, problem } = useCheckout(from);
  const { currency, plans, saving, smallSchoolOffer, underPromisedPrice } = offer;
  return (
    <Stack gap={16}>
      <Choices
        legend="How would you like to pay?"
        value={term}
        onChange={choose}
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
                offer={offerFor(plan, smallSchoolOffer)}
                viewer={viewer}
                trialDays={trialDays}
                pending={opening === priceId}
                ownTerm={viewer === 'subscriber' && own?.plan === plan ? own.term : null}
                onChoose={() => void buy({ priceId, trial: trialDays > 0 })}
              />
            )),
        )}
        <DistrictCard viewer={viewer} />
      </Columns>
      <ProblemNote words={problem} />
      {underPromisedPrice && (
        <p>
          Paid by the year, a plan with all its seats in use costs under $3.50 per student a year, on average.
        </p>
      )}
      {moneyBackDays !== null && <p>{moneyBackInWords(moneyBackDays)}</p>}
    </Stack>
  );
}
