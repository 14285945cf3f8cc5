import type { PricedPlan } from '#platform/config/server/billing.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { createCheckout as contract } from '../contract/subscription.ts';
import { isOfferDue } from '../core/offer.ts';
import { isOfTerm } from '../core/price.ts';
import { hasBegun, isGoingOn } from '../core/subscription.ts';
import type { Billing, BillingServices } from './billing.ts';
import { statusOf } from './billing-columns.ts';
import { withCustomer } from './customer.ts';
import { selectKnownOfSchool } from './known-of-school-queries.ts';
import { leadsToOwn } from './leads-to-own.ts';
import { closeOpenCheckout, openOneCheckout } from './open-checkout.ts';
import type { Form } from './payment-provider.ts';
import { selectSubscriptions } from './subscriptions-queries.ts';
import { unlessAway } from './unless-away.ts';

type Body = Call<typeof contract>['body'];

/** Opens the provider's page where a teacher pays. What it costs, and what is off it, is not the client's to say. */
export async function createCheckout(
  services: BillingServices,
  { actor: { userId }, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { billing, db } = services;
  if (billing === null) return refuse('billing-off');
  const { config } = billing;
  if (body.userId !== undefined && body.userId !== userId) return refuse('not-you');
  if (![body.successUrl, body.cancelUrl].every((address) => leadsToOwn(address, config.origins)))
    return refuse('foreign-address');
  const priced = config.prices.find(({ priceId }) => priceId === body.priceId);
  if (priced === undefined) return refuse('unknown-price');
  const rows = await selectSubscriptions(db, { userId, live: config.isLive });
  const had = rows.map(({ status }) => statusOf(status, userId));
  if (had.some(isGoingOn)) return refuse('already-subscribed');
  const asksForTrial = Boolean(body.trialPeriod) || body.withoutCard === true;
  if (asksForTrial && (config.trialDays === 0 || had.some(hasBegun))) return refuse('no-trial');
  const trialDays = asksForTrial ? config.trialDays : 0;
  const isForSmall =
    body.smallSchool === true &&
    isOfferDue({
      plan: priced.plan,
      times: body.quantity,
      saysSmall: true,
      known: await selectKnownOfSchool(db, userId),
      hadPlan: had.some(hasBegun),
    });
  const order = { body, priced, trialDays, isForSmall, userId, now };
  return unlessAway(services, () => sell(services, billing, order));
}

interface Order {
  readonly body: Body;
  readonly priced: PricedPlan;
  readonly trialDays: number;
  /** The offer for small schools is due. */
  readonly isForSmall: boolean;
  readonly userId: number;
  readonly now: Date;
}

async function sell(services: BillingServices, billing: Billing, order: Order) {
  const { body, priced, userId, now } = order;
  // At once, because one after the other they may take longer than a call has.
  const [isSold, coupon, closed] = await Promise.all([
    isSoldAsNamed(services, billing, priced),
    couponFor(services, billing, order),
    closeOpenCheckout(services, billing, userId),
  ]);
  if (!isSold) return refuse('unknown-price');
  if (coupon instanceof Refusal) return coupon;
  return withCustomer(services, billing, { userId, email: body.email, now }, (customer) =>
    openOneCheckout(services, billing, {
      userId,
      customer,
      closed,
      triesFirst: order.trialDays > 0,
      // What the provider knows of a former plan is newer than what is known here.
      formFor: (hadPlan) =>
        formOf(order, customer, hadPlan && coupon === billing.config.smallSchoolCoupon ? null : coupon),
      now,
    }),
  );
}

/** Whether a price is for sale, and is paid as often as the variable says that names it. */
async function isSoldAsNamed(
  { log }: BillingServices,
  { provider }: Billing,
  { priceId, plan, term }: PricedPlan,
): Promise<boolean> {
  const { active, recurring } = await provider.price(priceId);
  if (isOfTerm(recurring.interval, term)) return active;
  log.error({ priceId, plan, term }, 'a price of the provider is not of the term that its variable names');
  return false;
}

/** The coupon that is used: the one that was asked for, else that of small schools. @returns null for none. */
async function couponFor(
  { log }: BillingServices,
  { config, provider }: Billing,
  { body, isForSmall }: Order,
): Promise<string | null | Refusal<'unknown-coupon'>> {
  const { couponId: asked } = body;
  const small = isForSmall ? config.smallSchoolCoupon : null;
  const coupon = asked ?? small;
  if (coupon === null) return null;
  const isOffered = coupon === small || config.coupons.includes(coupon);
  const found = isOffered ? await provider.coupon(coupon) : null;
  // One that takes off an amount could take off a whole plan, and no card tells it.
  if (found?.valid && (coupon !== small || found.percent_off != null)) return coupon;
  if (isOffered && found === null) log.error({ coupon }, 'the provider of payments has no such coupon');
  // An offer that has run out is no reason to sell nothing.
  return asked === undefined ? null : refuse('unknown-coupon');
}

/** What the provider is asked for, in the names of its contract. */
const formOf = ({ body, trialDays, userId }: Order, customer: string, coupon: string | null): Form => ({
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
