import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { getBillingPortalUrl } from '../contract/subscription.ts';

export interface Portal {
  readonly customerId: string;
  /** Where the provider's page leads back to: a path of ours. */
  readonly returnTo: string;
  /** Leads at once to the choice of another plan, to the card, or to a first payment that is not finished. */
  readonly leadsTo?: 'plan' | 'card' | 'payment';
}

/** Leads to the provider's page where a plan, its term and the card are changed. */
export function usePortal({ customerId, returnTo, leadsTo }: Portal) {
  const api = useApi();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setOpening(true);
    setProblem(null);
    const result = await api(getBillingPortalUrl, {
      body: {
        customerId,
        returnUrl: `${location.origin}${returnTo}`,
        ...(leadsTo && { change: leadsTo }),
      },
    });
    if (result.ok) {
      location.assign(result.data.url);
      return;
    }
    setOpening(false);
    setProblem(result.problem.detail);
  };
  return { open, opening, problem };
}
