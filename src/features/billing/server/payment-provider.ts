import type { z } from 'zod';
import type { BillingConfig } from '#platform/config/server/billing.ts';
import {
  type CouponObject,
  couponObject,
  customerObject,
  type PriceObject,
  pageObject,
  priceObject,
  type SubscriptionObject,
  subscriptionObject,
} from './provider-objects.ts';

/** The version of the provider's interface that this program is written for (decision 90). */
export const PROVIDER_VERSION = '2023-08-16';
/** Longest that one call of the provider may take, in milliseconds: three fit into the time of a call of ours. */
const CALL_MS = 2_500;

/** The provider does not answer, or not as its contract says. Whoever asks tries again later; nothing was paid by it. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble';
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  constructor(status: number) {
    super('The provider of payments did not answer as it should.');
    this.status = status;
  }
}

export type Form = Readonly<Record<string, string>>;

/** The calls of the provider that this service makes. */
export interface PaymentProvider {
  readonly price: (id: string) => Promise<PriceObject>;
  readonly coupon: (id: string) => Promise<CouponObject>;
  readonly subscription: (id: string) => Promise<SubscriptionObject>;
  /** @param once the same word makes no second customer */
  readonly makeCustomer: (form: Form, once: string) => Promise<string>;
  /** @returns the address of the provider's page where somebody pays. */
  readonly openCheckout: (form: Form) => Promise<string>;
  /** @returns the address of the provider's page where somebody changes what they pay for. */
  readonly openPortal: (form: Form) => Promise<string>;
}

const named = (folder: string, id: string): string => `${folder}/${encodeURIComponent(id)}`;

export function createPaymentProvider({
  base,
  secretKey,
}: Pick<BillingConfig, 'base' | 'secretKey'>): PaymentProvider {
  async function call<S extends z.ZodType>(
    path: string,
    schema: S,
    form?: Form,
    once?: string,
  ): Promise<z.output<S>> {
    const parsed = schema.safeParse(await send(`${base}/v1/${path}`, form, once));
    if (!parsed.success) throw new ProviderTrouble(200);
    return parsed.data;
  }
  async function send(address: string, form?: Form, once?: string): Promise<unknown> {
    try {
      const response = await fetch(address, {
        method: form ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': PROVIDER_VERSION,
          ...(once !== undefined && { 'idempotency-key': once }),
        },
        ...(form && { body: new URLSearchParams(form) }),
        // Where it sends us on to, the key would go along.
        redirect: 'error',
        signal: AbortSignal.timeout(CALL_MS),
      });
      if (!response.ok) throw new ProviderTrouble(response.status);
      return await response.json();
    } catch (error) {
      throw error instanceof ProviderTrouble ? error : new ProviderTrouble(0);
    }
  }
  return {
    price: (id) => call(named('prices', id), priceObject),
    coupon: (id) => call(named('coupons', id), couponObject),
    subscription: (id) => call(named('subscriptions', id), subscriptionObject),
    makeCustomer: async (form, once) => (await call('customers', customerObject, form, once)).id,
    openCheckout: async (form) => (await call('checkout/sessions', pageObject, form)).url,
    openPortal: async (form) => (await call('billing_portal/sessions', pageObject, form)).url,
  };
}
