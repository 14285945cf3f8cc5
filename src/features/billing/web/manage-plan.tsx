import { href } from '#platform/screens/core/address.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { Term } from '../core/plan.ts';
import { usePortal } from './use-portal.ts';

interface ChangePlanProps {
  readonly customerId: string;
  readonly term: Term;
  /** A payment is missing: the card comes before another plan. */
  readonly cardFirst: boolean;
}

/** The ways to the provider's page: to the choice of another plan or term, and to all the rest. */
export function ChangePlan({ customerId, term, cardFirst }: ChangePlanProps) {
  const returnTo = href(subscriptionPage);
  const { open, opening, problem } = usePortal({ customerId, returnTo, toPlans: true });
  const portal = <OpenPortal customerId={customerId} returnTo={returnTo} isFirst={cardFirst} />;
  return (
    <>
      {cardFirst && portal}
      <Row>
        <Button
          variant={cardFirst ? 'secondary' : 'primary'}
          pending={opening}
          pendingLabel="Opening…"
          onClick={() => void open()}
        >
          {term === 'monthly' ? 'Change to yearly, or to another plan' : 'Change the plan'}
        </Button>
      </Row>
      <ProblemNote words={problem} />
      {!cardFirst && portal}
    </>
  );
}

interface OpenPortalProps {
  readonly customerId: string;
  /** Where the provider's page leads back to. */
  readonly returnTo: string;
  /** It is what the screen asks for. */
  readonly isFirst?: boolean;
}

/** The way to the provider's page, where the card is changed, invoices are, and a plan is ended. */
export function OpenPortal({ isFirst = false, ...portal }: OpenPortalProps) {
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
          Card, invoices, and ending the plan
        </Button>
      </Row>
      <ProblemNote words={problem} />
    </>
  );
}
