import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { href } from '#platform/screens/core/address.ts';
import { billingSettings } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { getBillingPortalUrl } from '../contract/subscription.ts';
import type { Term } from '../core/plan.ts';

interface ManagePlanProps {
  readonly customerId: string;
  readonly term: Term;
}

/** The ways to the provider's page, where a plan, its term and the card are changed. */
export function ManagePlan({ customerId, term }: ManagePlanProps) {
  const api = useApi();
  const [opening, setOpening] = useState<'plan' | 'all' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (what: 'plan' | 'all') => {
    setOpening(what);
    setProblem(null);
    const returnUrl = `${location.origin}${href(billingSettings)}`;
    const result = await api(getBillingPortalUrl, {
      body: { customerId, returnUrl, ...(what === 'plan' && { change: 'plan' as const }) },
    });
    if (result.ok) {
      location.assign(result.data.url);
      return;
    }
    setOpening(null);
    setProblem(result.problem.detail);
  };
  return (
    <>
      <Row>
        <Button
          variant="primary"
          pending={opening === 'plan'}
          pendingLabel="Opening…"
          onClick={() => void open('plan')}
        >
          {term === 'monthly' ? 'Change to yearly, or to another plan' : 'Change the plan'}
        </Button>
        <Button pending={opening === 'all'} pendingLabel="Opening…" onClick={() => void open('all')}>
          Card, invoices, and ending the plan
        </Button>
      </Row>
      <ProblemNote words={problem} />
    </>
  );
}
