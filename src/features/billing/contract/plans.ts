import { z } from 'zod';
import { anyone } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { OFFER_LASTS } from '../core/offer.ts';
import { BOUGHT_PLANS, TERMS } from '../core/plan.ts';
import { billingOff } from './refusals.ts';

const cents = z.number().int().nonnegative();

/** What small schools pay less. */
export const smallSchoolOffer = z.object({
  percent: z.number(),
  /** Of which payments it is taken off. */
  lasts: z.enum(OFFER_LASTS),
  /** For so many months, where it lasts for some. */
  months: z.number().int().nullable(),
});

/** Who sells, as the operator has set it; null for what was not set. */
export const seller = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  /** For purchase orders and questions. */
  email: z.string().nullable(),
});

export const listPlans = endpoint({
  name: 'listPlans',
  methods: ['GET'],
  path: 'billing/plans',
  summary:
    'The plans with their prices, as the provider of payments has them; `offer` is null while the provider does not answer. A district asks for a quote.',
  access: anyone,
  response: z.object({
    offer: z
      .object({
        /** Three letters. */
        currency: z.string(),
        plans: z.array(
          z.object({
            plan: z.enum(BOUGHT_PLANS),
            seats: z.number().int(),
            /** What one term costs, in cents. */
            terms: z.array(z.object({ term: z.enum(TERMS), priceId: z.string(), cents })),
          }),
        ),
        /** How much cheaper the year is with each plan, in percent. */
        saving: z.number().int(),
        /** What schools with up to 200 students pay less; null where there is no offer. */
        smallSchoolOffer: smallSchoolOffer.nullable(),
      })
      .nullable(),
    /** Days that a plan may be tried before paying; 0 for none. */
    trialDays: z.number().int(),
    /** Days within which the operator promises to give the money back; null where none does. */
    moneyBackDays: z.number().int().nullable(),
    /** The operator takes purchase orders. */
    takesPurchaseOrders: z.boolean(),
    /** Its address is the one that was set for orders, and no other of the operator’s. */
    seller,
    testimonials: z.array(z.object({ words: z.string(), name: z.string(), school: z.string() })),
  }),
  errors: billingOff,
  limit: { calls: 120, seconds: 60 },
  notHeavy: 'It lists three plans, and what an operator has entered.',
});
