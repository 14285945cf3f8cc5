import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { Plan, Term } from '../core/plan.ts';
import { PLAN_NAMES, TERM_NAMES } from '../core/plan-words.ts';
import { needsCard, type SubscriptionStatus } from '../core/subscription.ts';
import { type Portal, usePortal } from './use-portal.ts';

/** A plan that a teacher wants in the place of theirs. */
export interface WantedPlan {
  readonly plan: Plan;
  readonly term: Term;
}

interface ChangePlanProps {
  readonly customerId: string;
  /** Where the provider’s page leads back to. */
  readonly returnTo: string;
  readonly term: Term;
  readonly status: SubscriptionStatus;
  readonly wanted: WantedPlan | null;
}

/** The ways to the provider's page, the one that is asked for first: a payment that is missing, another plan or term, and all the rest. */
export function ChangePlan({ customerId, returnTo, term, status, wanted }: ChangePlanProps) {
  const portal = { customerId, returnTo };
  const change = term === 'monthly' ? 'Change to yearly, or to another plan' : 'Change the plan';
  return (
    <>
      <MissingPayment {...portal} status={status} />
      {wanted !== null && (
        <p>
          You chose the {PLAN_NAMES[wanted.plan]} plan, paid {TERM_NAMES[wanted.term].toLowerCase()}. Choose
          it again on the payment page. It shows what you will pay before you agree.
        </p>
      )}
      {status !== 'incomplete' && (
        <OpenPortal
          {...portal}
          leadsTo="plan"
          isFirst={!needsCard(status)}
          words={wanted === null ? change : changeInWords(wanted)}
        />
      )}
      <OpenPortal {...portal} />
    </>
  );
}

const changeInWords = ({ plan, term }: WantedPlan): string =>
  `Change to the ${PLAN_NAMES[plan]} plan, ${TERM_NAMES[term].toLowerCase()}`;

interface MissingPaymentProps extends Portal {
  readonly status: SubscriptionStatus;
}

/** The way to mend a payment that is missing; nothing where none is. */
function MissingPayment({ status, ...portal }: MissingPaymentProps) {
  if (status === 'incomplete')
    return <OpenPortal {...portal} leadsTo="payment" isFirst words="Finish your payment" />;
  return needsCard(status) ? (
    <OpenPortal {...portal} leadsTo="card" isFirst words="Update your card" />
  ) : null;
}

interface OpenPortalProps extends Portal {
  /** It is what the screen asks for. */
  readonly isFirst?: boolean;
  /** What the button says. */
  readonly words?: string;
}

/** A way to the provider's page: by default to where the card is changed, invoices are, and a plan is ended. */
export function OpenPortal({
  isFirst = false,
  words = 'Card, invoices, and ending the plan',
  ...portal
}: OpenPortalProps) {
  const { open, opening, problem } = usePortal(portal);
  return (
    <>
      <Row>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          pending={opening}
          pendingLabel="Opening…"
          onClick={() => void open()}
        >
          {words}
        </Button>
      </Row>
      <ProblemNote words={problem} />
    </>
  );
}
