import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { PLANS, TERMS } from '../core/plan.ts';
import { STATUSES } from '../core/subscription.ts';
import { billingOff, foreignAddress, providerAway } from './refusals.ts';

/** Each call of these asks the provider for something. */
const PROVIDER_LIMIT: RateLimit = { calls: 20, seconds: 600, countedIn: 'process' };
const providerName = z.string().min(1).max(255);
/** An address of this Openleaf; the use case looks whose it is. */
const returnAddress = z.string().min(1).max(1_000);

/** The six fields of a subscription on a profile (spec section 3); all are the server's. */
export const profileSubscription = z.object({
  active: z.boolean(),
  subscriptionId: z.string(),
  subscribedAt: moment,
  status: z.enum(STATUSES),
  productId: z.string(),
  paidPriceId: z.string(),
});
export type ProfileSubscription = z.output<typeof profileSubscription>;

/** The same in a session, with what the home says of a plan that ends soon, or has ended lately; null for nothing. */
export const sessionSubscription = profileSubscription.extend({
  ending: z.object({ kind: z.enum(['soon', 'over']), at: moment }).nullable(),
});
export type SessionSubscription = z.output<typeof sessionSubscription>;

export const readOwnSubscription = endpoint({
  name: 'readOwnSubscription',
  methods: ['GET'],
  path: 'subscription/own',
  summary: 'What a teacher pays for, with the students that it is for.',
  access: only(['teacher']),
  response: z.object({
    /** What the provider calls the teacher; null before the first purchase. */
    customerId: z.string().nullable(),
    subscription: profileSubscription
      .extend({
        plan: z.enum(PLANS),
        term: z.enum(TERMS),
        seats: z.number().int(),
        periodEndsAt: moment,
        trialEndsAt: moment.nullable(),
        endsWithPeriod: z.boolean(),
      })
      .nullable(),
    /** Students in the open classes of the teacher. */
    seatsUsed: z.number().int(),
    /** Seats that are left; null without a subscription that is active. */
    seatsLeft: z.number().int().nullable(),
    /** Days that a plan may be tried before paying; 0 for none, and for who has had one. */
    trialDays: z.number().int(),
    /** The offer for small schools: not for this teacher, open if they say that their school is small, or said already on their newest quote. */
    smallSchool: z.enum(['closed', 'open', 'said']),
  }),
  errors: billingOff,
  limit: READ_LIMIT,
});
export type OwnSubscription = z.output<(typeof readOwnSubscription)['response']>;

export const createCheckout = endpoint({
  name: 'createCheckout',
  methods: ['POST'],
  path: 'checkout/create',
  summary:
    'Opens a page of the provider of payments where a teacher pays for a plan. Price, coupon and trial are looked up on the server; nothing is paid for until the provider has said so.',
  access: only(['teacher']),
  body: z.object({
    /** One of those that `listPlans` names. */
    priceId: providerName,
    successUrl: returnAddress,
    cancelUrl: returnAddress,
    email: z.email().max(254).optional(),
    couponId: providerName.optional(),
    /** A claim: the caller. */
    userId: id.optional(),
    /** Asks to try the plan first; for how long is the server’s to say. */
    trialPeriod: z.union([z.boolean(), z.number().int().min(0).max(730)]).optional(),
    /** Asks to try it without a card. */
    withoutCard: z.boolean().optional(),
    /** The teacher says that the school is small, which has an offer. What is known of the school, and of former plans, may say otherwise. */
    smallSchool: z.boolean().optional(),
    /** Where the buyer comes from. */
    campaign: z
      .string()
      .regex(/^[\w.-]{0,60}$/)
      .optional(),
    /** How many times the seats of the plan. */
    quantity: z.number().int().min(1).max(20).default(1),
  }),
  wire: {
    body: {
      successUrl: 'success_url',
      cancelUrl: 'cancel_url',
      couponId: 'coupon_id',
      userId: 'user_id',
      trialPeriod: 'trial_period',
      withoutCard: 'no_cc',
    },
  },
  noObject: 'The caller buys for themselves alone.',
  response: z.object({ url: z.string() }),
  errors: {
    ...billingOff,
    ...providerAway,
    ...foreignAddress,
    'not-you': { status: 422, detail: 'A plan is bought by the person who is logged in.' },
    'unknown-price': {
      status: 422,
      detail: 'This price is not offered any more. Please load the page again.',
    },
    'unknown-coupon': { status: 422, detail: 'This coupon is not valid, or not for this plan.' },
    'no-trial': { status: 409, detail: 'There is no free trial for you any more. You can choose a plan.' },
    'already-subscribed': {
      status: 409,
      detail: 'You have a plan already. You can change it under Settings, Plan.',
    },
  },
  limit: PROVIDER_LIMIT,
  changes: true,
  // A person pays for themselves.
  whileImpersonated: 'never',
});

export const getBillingPortalUrl = endpoint({
  name: 'getBillingPortalUrl',
  methods: ['POST'],
  path: 'subscription/getBillingPortalUrl',
  summary: 'Opens a page of the provider of payments where a teacher changes or ends a plan, or the card.',
  access: only(['teacher']),
  body: z.object({
    /** A claim: the teacher’s own. */
    customerId: providerName,
    returnUrl: returnAddress,
    /** Leads at once to the choice of another plan, to the card, or to a first payment that is not finished. */
    change: z.enum(['plan', 'card', 'payment']).optional(),
  }),
  noObject: 'The customer is looked up together with the person who is it.',
  response: z.object({ url: z.string() }),
  errors: {
    ...billingOff,
    ...providerAway,
    ...foreignAddress,
    'not-customer': { status: 422, detail: 'You have not bought a plan yet.' },
  },
  limit: PROVIDER_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});
