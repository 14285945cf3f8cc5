import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { createCheckout as contract } from '../contract/subscription.ts';
import { isForSmallSchools, type Plan } from '../core/plan.ts';
import { isGoingOn } from '../core/subscription.ts';
import type { Billing, BillingServices } from './billing.ts';
import { statusOf } from './billing-columns.ts';
import { leadsToOwn } from './leads-to-own.ts';
import type { Form } from './payment-provider.ts';
import { keepCustomer, selectCustomer, selectSubscriptions } from './subscriptions-queries.ts';
import { unlessAway } from './unless-away.ts';

type Body = Call<typeof contract>['body'];

/** Opens the provider's page where a teacher pays. What it costs, and what is off it, is not the client's to say. */
export async function createCheckout(
  services: BillingServices,
  { actor: { userId }, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { billing, db } = services;
  if (billing === null) return refuse('billing-off');
  const { config, provider } = billing;
  if (body.userId !== undefined && body.userId !== userId) return refuse('not-you');
  if (![body.successUrl, body.cancelUrl].every((address) => leadsToOwn(address, config.origins)))
    return refuse('foreign-address');
  const priced = config.prices.find(({ priceId }) => priceId === body.priceId);
  if (priced === undefined) return refuse('unknown-price');
  const had = await selectSubscriptions(db, userId);
  if (had.some(({ status }) => isGoingOn(statusOf(status, userId)))) return refuse('already-subscribed');
  const asksForTrial = Boolean(body.trialPeriod) || body.withoutCard === true;
  const trialDays = asksForTrial && had.length === 0 ? config.trialDays : 0;
  if (asksForTrial && trialDays === 0) return refuse('no-trial');
  return unlessAway(services, async () => {
    if (!(await provider.price(priced.priceId)).active) return refuse('unknown-price');
    const coupon = await couponFor(billing, priced.plan, body.couponId);
    if (typeof coupon === 'object' && coupon !== null) return coupon;
    const customer = await customerOf(services, billing, { userId, email: body.email, now });
    const form = formOf({ body, customer, coupon, trialDays, userId });
    return { url: await provider.openCheckout(form) };
  });
}

/** The coupon that is used: the one that was asked for, else that of small schools. @returns null for none. */
async function couponFor(
  { config, provider }: Billing,
  plan: Plan,
  asked: string | undefined,
): Promise<string | null | Refusal<'unknown-coupon'>> {
  const small = isForSmallSchools(plan) ? config.smallSchoolCoupon : null;
  const coupon = asked ?? small;
  if (coupon === null) return null;
  const isOffered = coupon === small || config.coupons.includes(coupon);
  if (isOffered && (await provider.coupon(coupon)).valid) return coupon;
  // An offer that has run out is no reason to sell nothing.
  return asked === undefined ? null : refuse('unknown-coupon');
}

interface Buyer {
  readonly userId: number;
  readonly email: string | undefined;
  readonly now: Date;
}

async function customerOf(
  { db }: BillingServices,
  { config, provider }: Billing,
  { userId, email, now }: Buyer,
): Promise<string> {
  const known = await selectCustomer(db, userId);
  if (known !== null) return known;
  // Two presses make one customer.
  const once = `customer ${config.origins[0]} ${userId}`;
  const made = await provider.makeCustomer(
    { 'metadata[user_id]': String(userId), ...(email && { email }) },
    once,
  );
  return keepCustomer(db, { userId, customerId: made, now });
}

interface Order {
  readonly body: Body;
  readonly customer: string;
  readonly coupon: string | null;
  readonly trialDays: number;
  readonly userId: number;
}

/** What the provider is asked for, in the names of its contract. */
const formOf = ({ body, customer, coupon, trialDays, userId }: Order): Form => ({
  mode: 'subscription',
  customer,
  client_reference_id: String(userId),
  success_url: body.successUrl,
  cancel_url: body.cancelUrl,
  'line_items[0][price]': body.priceId,
  'line_items[0][quantity]': String(body.quantity),
  ...(coupon !== null && { 'discounts[0][coupon]': coupon }),
  ...(trialDays > 0 && { 'subscription_data[trial_period_days]': String(trialDays) }),
  ...(trialDays > 0 &&
    body.withoutCard === true && {
      payment_method_collection: 'if_required',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
    }),
  ...(body.campaign && { 'metadata[campaign]': body.campaign }),
});
