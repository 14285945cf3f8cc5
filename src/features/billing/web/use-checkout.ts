import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { href } from '#platform/screens/core/address.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { createCheckout } from '../contract/subscription.ts';

interface Choice {
  readonly priceId: string;
  readonly trial: boolean;
}

/** Leads to the provider's page where a plan is paid for. @param from where somebody comes back to who does not pay. */
export function useCheckout(from: string) {
  const api = useApi();
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const buy = async ({ priceId, trial }: Choice) => {
    setOpening(priceId);
    setProblem(null);
    const result = await api(createCheckout, {
      body: {
        priceId,
        successUrl: `${location.origin}${href(subscriptionPage, {}, { paid: true })}`,
        cancelUrl: `${location.origin}${from}`,
        ...(trial && { trialPeriod: true }),
      },
    });
    if (result.ok) {
      location.assign(result.data.url);
      return;
    }
    setOpening(null);
    setProblem(result.problem.detail);
  };
  return { buy, opening, problem };
}
