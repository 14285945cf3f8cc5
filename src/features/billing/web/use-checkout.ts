import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { href } from '#platform/screens/core/address.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { createCheckout } from '../contract/subscription.ts';
import { openTabBeside } from './tab-beside.ts';

interface Choice {
  readonly priceId: string;
  readonly trial: boolean;
  /** The teacher says that the school is small. */
  readonly smallSchool: boolean;
}

interface CheckoutOptions {
  /** Where somebody comes back to who does not pay. */
  readonly from: string;
  /** In another tab, so that what is typed on this page stays as it is. */
  readonly beside: boolean;
}

/** A payment page in another tab. */
export interface PaymentBeside {
  readonly url: string;
  /** False where the browser opened no tab by itself. */
  readonly isOpen: boolean;
}

/** Leads to the provider's page where a plan is paid for. */
export function useCheckout({ from, beside }: CheckoutOptions) {
  const api = useApi();
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [opened, setOpened] = useState<PaymentBeside | null>(null);
  const buy = async ({ priceId, trial, smallSchool }: Choice) => {
    setOpening(priceId);
    setProblem(null);
    // At the press: later the browser would take it for an advertisement.
    const tab = beside ? openTabBeside() : null;
    const result = await api(createCheckout, {
      body: {
        priceId,
        successUrl: `${location.origin}${href(subscriptionPage, {}, { paid: true })}`,
        cancelUrl: `${location.origin}${from}`,
        ...(trial && { trialPeriod: true }),
        ...(smallSchool && { smallSchool }),
      },
    });
    if (result.ok && !beside) {
      location.assign(result.data.url);
      return;
    }
    setOpening(null);
    if (result.ok) {
      tab?.lead(result.data.url);
      setOpened({ url: result.data.url, isOpen: tab !== null });
      return;
    }
    tab?.close();
    setProblem(result.problem.detail);
  };
  return { buy, opening, problem, opened, chooseAgain: () => setOpened(null) };
}
