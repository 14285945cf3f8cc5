import { href } from '#platform/screens/core/address.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { Term } from '../core/plan.ts';
import { needsCard, type SubscriptionStatus } from '../core/subscription.ts';
import { type Portal, usePortal } from './use-portal.ts';

interface ChangePlanProps {
  readonly customerId: string;
  readonly term: Term;
  readonly status: SubscriptionStatus;
}

/** The ways to the provider's page, the one that is asked for first: a payment that is missing, another plan or term, and all the rest. */
export function ChangePlan({ customerId, term, status }: ChangePlanProps) {
  const portal = { customerId, returnTo: href(subscriptionPage) };
  const change = term === 'monthly' ? 'Change to yearly, or to another plan' : 'Change the plan';
  return (
    <>
      <MissingPayment {...portal} status={status} />
      {status !== 'incomplete' && (
        <OpenPortal {...portal} leadsTo="plan" isFirst={!needsCard(status)} words={change} />
      )}
      <OpenPortal {...portal} />
    </>
  );
}

interface MissingPaymentProps extends Portal {
  readonly status: SubscriptionStatus;
}

/** The way to mend a payment that is missing; nothing where none is. */
export function MissingPayment({ status, ...portal }: MissingPaymentProps) {
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
