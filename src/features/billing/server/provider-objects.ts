import { z } from 'zod';
import { OFFER_LASTS } from '../core/offer.ts';
import { STATUSES } from '../core/subscription.ts';

/*
 * What is read of the provider's objects, in the provider's words and in the form of the version of its interface that we name with each call
 * (decision 90). Whatever else an object has is left alone.
 */

const name = z.string().min(1).max(255);
/** Seconds since 1970. */
const moment = z.number().int().nonnegative();

export const priceObject = z.object({
  id: name,
  product: name,
  active: z.boolean(),
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: z.number().int().nonnegative(),
  recurring: z.object({ interval: z.enum(['month', 'year']), interval_count: z.literal(1) }),
});
export type PriceObject = z.output<typeof priceObject>;

export const couponObject = z.object({
  id: name,
  valid: z.boolean(),
  percent_off: z.number().positive().max(100).nullish(),
  duration: z.enum(OFFER_LASTS),
  duration_in_months: z.number().int().positive().nullish(),
});
export type CouponObject = z.output<typeof couponObject>;

export const customerObject = z.object({ id: name, livemode: z.boolean() });
export const goneObject = z.object({ id: name, deleted: z.literal(true) });
/** Of one that was deleted the provider still says so. */
export const foundCustomer = z.union([goneObject, customerObject]);
export const pageObject = z.object({ id: name, url: z.url({ protocol: /^https?$/ }) });

export const subscriptionObject = z.object({
  id: name,
  customer: name,
  status: z.enum(STATUSES),
  start_date: moment,
  current_period_end: moment,
  trial_end: moment.nullish(),
  cancel_at_period_end: z.boolean(),
  cancel_at: moment.nullish(),
  livemode: z.boolean(),
  items: z.object({
    data: z
      .array(
        z.object({
          price: z.object({
            id: name,
            product: name,
            recurring: z.object({ interval: z.string() }).nullish(),
          }),
          quantity: z.number().int().nonnegative().nullish(),
        }),
      )
      .min(1),
  }),
});
export type SubscriptionObject = z.output<typeof subscriptionObject>;

/** A subscription with its newest bill, as far as it tells where that is paid. */
export const billedObject = z.object({
  latest_invoice: z
    .object({
      status: z.string().nullish(),
      hosted_invoice_url: z.url({ protocol: /^https?$/ }).nullish(),
    })
    .nullish(),
});

/** The subscriptions of a customer, as far as they tell whether there is one. */
export const subscriptionList = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: name, status: z.enum(STATUSES) })),
});
export type ListedSubscription = z.output<typeof subscriptionList>['data'][number];

/** What is wrong with a call, as the provider says it. Its words may repeat what was sent, and are not read. */
export const errorObject = z.object({
  error: z.object({ code: name.nullish(), param: name.nullish() }),
});

/** An event, without what it says of its object: that is read from the provider. */
export const eventObject = z.object({
  id: name,
  object: z.literal('event'),
  type: name,
  created: moment,
  livemode: z.boolean(),
  data: z.object({
    object: z.object({ id: name.nullish(), object: z.string(), subscription: name.nullish() }),
  }),
});
export type EventObject = z.output<typeof eventObject>;

/** The subscription that an event is about; null for an event that this service does nothing for. */
export function subscriptionOf({ data: { object } }: EventObject): string | null {
  if (object.object === 'subscription') return object.id ?? null;
  return object.object === 'checkout.session' || object.object === 'invoice'
    ? (object.subscription ?? null)
    : null;
}
