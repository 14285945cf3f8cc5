import type { BillingConfig } from '#platform/config/server/billing.ts';
import type { Services } from '#platform/services/server/services.ts';
import { createOfferedPlans, type OfferedPlans } from './offered-plans.ts';
import { createPaymentProvider, type PaymentProvider } from './payment-provider.ts';

/** Plans and payment, where the operator has set them up. */
export interface Billing {
  readonly config: BillingConfig;
  readonly provider: PaymentProvider;
  readonly offered: OfferedPlans;
}

export interface BillingServices extends Services {
  /** Null: there are no plans, and everybody has everything. */
  readonly billing: Billing | null;
}

export function createBilling(config: BillingConfig | undefined): Billing | null {
  if (config === undefined) return null;
  const provider = createPaymentProvider(config);
  return { config, provider, offered: createOfferedPlans(config, provider) };
}
