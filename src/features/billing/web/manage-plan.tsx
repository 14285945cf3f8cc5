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
}

/** The ways to the provider's page: to the choice of another plan or term, and to all the rest. */
export function ChangePlan({ customerId, term }: ChangePlanProps) {
  const returnTo = href(subscriptionPage);
  const { open, opening, problem } = usePortal({ customerId, returnTo, toPlans: true });
  return (
    <>
      <Row>
        <Button variant="primary" pending={opening} pendingLabel="Opening…" onClick={() => void open()}>
          {term === 'monthly' ? 'Change to yearly, or to another plan' : 'Change the plan'}
        </Button>
      </Row>
      <ProblemNote words={problem} />
      <OpenPortal customerId={customerId} returnTo={returnTo} />
    </>
  );
}

interface OpenPortalProps {
  readonly customerId: string;
  /** Where the provider's page leads back to. */
  readonly returnTo: string;
}

/** The way to the provider's page, where the card is changed, invoices are, and a plan is ended. */
export function OpenPortal(props: OpenPortalProps) {
  const { open, opening, problem } = usePortal(props);
  return (
    <>
      <Row>
        <Button pending={opening} pendingLabel="Opening…" onClick={() => void open()}>
          Card, invoices, and ending the plan
        </Button>
      </Row>
      <ProblemNote words={problem} />
    </>
  );
}
