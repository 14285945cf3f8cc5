import { useEffect, useState } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { chosenPlan } from '#platform/plans/web/chosen-plan.ts';
import { wantedQuote } from '#platform/plans/web/wanted-quote.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { plansPage } from '#platform/screens/core/staff-addresses.ts';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { useFocusOnChange } from '#platform/ui/web/use-focus-on-change.ts';
import { listPlans } from '../contract/plans.ts';
import { type OwnSubscription, readOwnSubscription } from '../contract/subscription.ts';
import { offerFor, SAYS_SMALL } from '../core/offer.ts';
import type { Plan, Term } from '../core/plan.ts';
import { moneyBackInWords, TERM_NAMES, UNDER_PROMISED } from '../core/plan-words.ts';
import { isUnderPromised } from '../core/price.ts';
import { type Viewer, viewerOf } from '../core/viewer.ts';
import { PaidBeside } from './paid-beside.tsx';
import { DistrictCard, PriceCard } from './price-card.tsx';
import { useCheckout } from './use-checkout.ts';

type Plans = ResponseOf<typeof listPlans>;

/** Between two looks while somebody pays in another tab. Milliseconds. */
const LOOK = 3_000;

interface PlanPricesProps {
  /** Where somebody comes back to who does not pay. */
  readonly from: string;
  /** Somebody pays in another tab, so that nothing on this page is lost, and this hears of it. */
  readonly onPaidBeside?: () => void;
}

/** The four plans by the month or by the year, with the way to buy one. */
export function PlanPrices({ from, onPaidBeside }: PlanPricesProps) {
  const role = usePerson()?.role ?? null;
  const [isPaying, setPaying] = useState(false);
  const query = useEndpointQuery(listPlans, {});
  const own = useEndpointQuery(
    readOwnSubscription,
    {},
    { enabled: role === 'teacher', refetchInterval: isPaying ? LOOK : false },
  );
  // The dialog may have been closed meanwhile, and opened again.
  const isPaid = (isPaying || own.isFetchedAfterMount) && own.data?.subscription?.active === true;
  useEffect(() => {
    if (isPaid) onPaidBeside?.();
  }, [isPaid, onPaidBeside]);
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
            // Who is not logged in sees whom the offer is for.
            smallSchool={role === null ? 'open' : (own.data?.smallSchool ?? 'closed')}
            // Who is not logged in may try a plan once they are.
            trialDays={role === null ? trialDays : (own.data?.trialDays ?? 0)}
            moneyBackDays={moneyBackDays}
            from={from}
            beside={onPaidBeside !== undefined}
            onPaying={() => setPaying(true)}
          />
        )
      }
    </QueryState>
  );
}

/** Whether each plan, by the year, costs as little as may be said. */
const isEachUnderPromised = ({ plans, currency }: NonNullable<Plans['offer']>): boolean =>
  plans.every(({ plan, terms }) =>
    terms.some(({ term, cents }) => term === 'annual' && isUnderPromised(plan, cents, currency)),
  );

interface OfferProps {
  readonly offer: NonNullable<Plans['offer']>;
  readonly viewer: Viewer;
  /** What a teacher pays for, or has paid for; null for nothing. */
  readonly own: { readonly plan: Plan; readonly term: Term } | null;
  readonly smallSchool: OwnSubscription['smallSchool'];
  /** Days that a plan may be tried before paying. */
  readonly trialDays: number;
  readonly moneyBackDays: number | null;
  readonly from: string;
  /** The payment page comes in another tab. */
  readonly beside: boolean;
  readonly onPaying: () => void;
}

function Offer(props: OfferProps) {
  const { offer, viewer, own, smallSchool, trialDays, from, beside, onPaying } = props;
  const [chosen, setChosen] = useState<Term | null>(null);
  // Who has said so on a quote does not say it again.
  const [said, setSaid] = useState<boolean | null>(null);
  const saysSmall = said ?? smallSchool === 'said';
  // Whoever pays by the month, or has begun to, sees that first, and not a price that is not theirs.
  const before = viewer === 'buyer' || viewer === 'visitor' ? chosenPlan.read() : null;
  const isOwner = viewer === 'subscriber' || viewer === 'unfinished';
  const term = chosen ?? (isOwner ? own?.term : before?.term) ?? 'annual';
  const choose = (next: Term) => {
    // A plan that was chosen stays so: the steps of signing up are counted by it.
    chosenPlan.write({ plan: chosenPlan.read()?.plan ?? null, term: next });
    setChosen(next);
  };
  const { buy, opening, problem, opened, chooseAgain } = useCheckout({ from, beside });
  const { currency, plans, saving } = offer;
  const smallSchoolOffer =
    (viewer === 'buyer' || viewer === 'visitor') && smallSchool !== 'closed' ? offer.smallSchoolOffer : null;
  // What was pressed goes with what it was a part of.
  const place = useFocusOnChange<HTMLDivElement>(opened === null);
  return (
    <div ref={place} tabIndex={-1}>
      {opened ? (
        <PaidBeside {...opened} onChooseAgain={chooseAgain} />
      ) : (
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
          {smallSchoolOffer !== null && viewer === 'buyer' && (
            <Checkbox
              label={SAYS_SMALL}
              checked={saysSmall}
              onChange={(event) => setSaid(event.currentTarget.checked)}
            />
          )}
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
                    ownTerm={isOwner && own?.plan === plan ? own.term : null}
                    isChosen={viewer === 'buyer' && before?.plan === plan}
                    onChoose={() => {
                      chosenPlan.write({ plan, term });
                      wantedQuote.write(null);
                      if (viewer === 'visitor') return;
                      if (beside) onPaying();
                      const isSmall = saysSmall && offerFor(plan, smallSchoolOffer) !== null;
                      void buy({ priceId, trial: trialDays > 0, smallSchool: isSmall });
                    }}
                  />
                )),
            )}
            <DistrictCard viewer={viewer} />
          </Columns>
          <ProblemNote words={problem} />
          <BelowPrices {...props} term={term} />
        </Stack>
      )}
    </div>
  );
}

/** What is said of all prices, and the way of who has an account. */
const BelowPrices = ({
  offer,
  viewer,
  moneyBackDays,
  term,
}: Pick<OfferProps, 'offer' | 'viewer' | 'moneyBackDays'> & { readonly term: Term }) => (
  <>
    {term === 'annual' && isEachUnderPromised(offer) && <p>{UNDER_PROMISED}</p>}
    {viewer === 'visitor' && (
      <p>
        Already have an account? <TextLink {...linkTo(login, {}, { to: href(plansPage) })}>Log in</TextLink>{' '}
        and choose your plan.
      </p>
    )}
    {moneyBackDays !== null && <p>{moneyBackInWords(moneyBackDays)}</p>}
  </>
);
