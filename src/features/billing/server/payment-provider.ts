import type { z } from 'zod';
import type { BillingConfig } from '#platform/config/server/billing.ts';
import { isLoopback } from '#platform/config/server/loopback.ts';
import {
  billedObject,
  type CouponObject,
  couponObject,
  customerObject,
  errorObject,
  foundCustomer,
  goneObject,
  type ListedSubscription,
  type PriceObject,
  pageObject,
  priceObject,
  type SubscriptionObject,
  subscriptionList,
  subscriptionObject,
} from './provider-objects.ts';
import { ProviderTrouble } from './provider-trouble.ts';

/** The version of the provider's interface that this program is written for (decision 90). */
export const PROVIDER_VERSION = '2023-08-16';
/** Longest that one call of the provider may take, in milliseconds: three, one after the other, fit into the time of a call of ours. */
const CALL_MS = 2_500;
/** Subscriptions of one customer that are looked at, the newest: the most that the provider lists at once. */
const LISTED = '100';

export type Form = Readonly<Record<string, string>>;

/** A page of the provider where somebody pays, or changes what they pay for. */
export type ProviderPage = z.output<typeof pageObject>;

/** The calls of the provider that this service makes; each throws `ProviderTrouble`. */
export interface PaymentProvider {
  readonly price: (id: string) => Promise<PriceObject>;
  /** Null for one that is not there. */
  readonly coupon: (id: string) => Promise<CouponObject | null>;
  /** Null for one that is not there. */
  readonly subscription: (id: string) => Promise<SubscriptionObject | null>;
  /** Where the newest bill of a subscription is paid; null for none that is open, and for a subscription that is not there. */
  readonly openBill: (subscription: string) => Promise<string | null>;
  /** Those of a customer, also what is over. */
  readonly subscriptionsOf: (customer: string) => Promise<readonly ListedSubscription[]>;
  /** Null for one that is not there, or is not there any more. */
  readonly customer: (id: string) => Promise<z.output<typeof customerObject> | null>;
  /** @param once the same word makes no second customer */
  readonly makeCustomer: (form: Form, once: string) => Promise<z.output<typeof customerObject>>;
  /** Ends all that a customer pays for, and forgets who it is. @returns false for one that is not there. */
  readonly endCustomer: (id: string) => Promise<boolean>;
  readonly openCheckout: (form: Form) => Promise<ProviderPage>;
  /** From now on nobody pays on this page; nothing happens where somebody has paid already, or it is over. */
  readonly closeCheckout: (id: string) => Promise<void>;
  readonly openPortal: (form: Form) => Promise<ProviderPage>;
}

const named = (folder: string, id: string): string => `${folder}/${encodeURIComponent(id)}`;

interface Sent {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly form?: Form;
  readonly once?: string;
}

export function createPaymentProvider({
  base,
  secretKey,
}: Pick<BillingConfig, 'base' | 'secretKey'>): PaymentProvider {
  async function call<S extends z.ZodType>(path: string, schema: S, sent: Sent = {}): Promise<z.output<S>> {
    const parsed = schema.safeParse(await send(`${base}/v1/${path}`, sent));
    if (!parsed.success) throw new ProviderTrouble(200, { param: parsed.error.issues[0]?.path.join('.') });
    return parsed.data;
  }
  async function send(
    address: string,
    { form, method = form ? 'POST' : 'GET', once }: Sent,
  ): Promise<unknown> {
    try {
      const response = await fetch(address, {
        method,
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
      if (!response.ok) throw new ProviderTrouble(response.status, await faultOf(response));
      return await response.json();
    } catch (error) {
      throw error instanceof ProviderTrouble ? error : new ProviderTrouble(0);
    }
  }
  const page = async (path: string, form: Form): Promise<ProviderPage> => {
    const opened = await call(path, pageObject, { form });
    if (!isSafePage(opened.url)) throw new ProviderTrouble(200, { param: 'url' });
    return opened;
  };
  return {
    price: (id) => call(named('prices', id), priceObject),
    coupon: (id) => unlessMissing(call(named('coupons', id), couponObject)),
    subscription: (id) => unlessMissing(call(named('subscriptions', id), subscriptionObject)),
    openBill: async (id) => {
      const query = new URLSearchParams({ 'expand[]': 'latest_invoice' });
      const read = call(`${named('subscriptions', id)}?${query.toString()}`, billedObject);
      const bill = (await unlessMissing(read))?.latest_invoice;
      if (bill?.status !== 'open' || bill.hosted_invoice_url == null) return null;
      if (!isSafePage(bill.hosted_invoice_url))
        throw new ProviderTrouble(200, { param: 'hosted_invoice_url' });
      return bill.hosted_invoice_url;
    },
    subscriptionsOf: async (customer) => {
      const query = new URLSearchParams({ customer, status: 'all', limit: LISTED });
      return (await call(`subscriptions?${query.toString()}`, subscriptionList)).data;
    },
    customer: async (id) => {
      const found = await unlessMissing(call(named('customers', id), foundCustomer));
      return found === null || 'deleted' in found ? null : found;
    },
    makeCustomer: (form, once) => call('customers', customerObject, { form, once }),
    endCustomer: async (id) =>
      (await unlessMissing(call(named('customers', id), goneObject, { method: 'DELETE' }))) !== null,
    openCheckout: (form) => page('checkout/sessions', form),
    closeCheckout: async (id) => {
      await unlessRefused(send(`${base}/v1/${named('checkout/sessions', id)}/expire`, { form: {} }));
    },
    openPortal: (form) => page('billing_portal/sessions', form),
  };
}

/** Somebody who pays is led over the network encrypted, or not off this machine. */
function isSafePage(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

async function faultOf(
  response: Response,
): Promise<{ readonly code?: string | undefined; readonly param?: string | undefined }> {
  const said = errorObject.safeParse(await response.json().catch(() => null)).data?.error;
  return { code: said?.code ?? undefined, param: said?.param ?? undefined };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderTrouble && error.status === 404) return null;
    throw error;
  }
}

/** A page that is not open any more cannot be closed: the provider says 400, and 404 for one that it does not know. */
async function unlessRefused(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof ProviderTrouble) || (error.status !== 400 && error.status !== 404)) throw error;
  }
}
