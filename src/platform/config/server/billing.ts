import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';
import { isMailAddress } from './mail-server.ts';

/** The provider's own address. */
const PROVIDER = 'https://api.stripe.com';

/** The prices that the provider has for this Openleaf, a variable each. */
const PRICES = [
  'STRIPE_PRICE_SMALL_MONTHLY',
  'STRIPE_PRICE_SMALL_ANNUAL',
  'STRIPE_PRICE_MEDIUM_MONTHLY',
  'STRIPE_PRICE_MEDIUM_ANNUAL',
  'STRIPE_PRICE_LARGE_MONTHLY',
  'STRIPE_PRICE_LARGE_ANNUAL',
] as const;
const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', ...PRICES] as const;
const ALONE = [
  'STRIPE_API_BASE',
  'STRIPE_COUPONS',
  'STRIPE_SMALL_SCHOOL_COUPON',
  'STRIPE_TRIAL_DAYS',
  'PLAN_TESTIMONIALS',
  'PLAN_MONEY_BACK_DAYS',
  'PLAN_PURCHASE_ORDERS',
  'PLAN_SELLER_NAME',
  'PLAN_SELLER_ADDRESS',
  'PLAN_ORDERS_EMAIL',
] as const;

/** A secret of the provider says by its first letters what it is for: one in the place of another would be found out at the first purchase. */
const secretKey = z
  .string()
  .regex(/^(sk|rk)_[\x21-\x7e]{5,300}$/, 'is a secret key, which begins with sk_ or rk_')
  .optional();
const webhookSecret = z
  .string()
  .regex(/^whsec_[\x21-\x7e]{2,300}$/, 'is the signing secret of the webhook, which begins with whsec_')
  .optional();

const NAME = /^[\w-]{1,100}$/;
const price = (plan: string, term: string) =>
  z
    .string()
    .regex(NAME, 'is the id of a price, such as price_1NnlpZ')
    .optional()
    .describe(`Id of the price of the ${plan} plan by the ${term}.`);

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

const testimonial = z.strictObject({
  words: z.string().trim().min(1).max(400),
  name: z.string().trim().min(1).max(80),
  school: z.string().trim().min(1).max(120),
});
const testimonials = z.array(testimonial).min(1).max(6);
/** What somebody said who uses this Openleaf; an operator enters it, and none come with the program. */
export type Testimonial = z.output<typeof testimonial>;

function readTestimonials(text: string): Testimonial[] | null {
  try {
    return testimonials.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isBase(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** The variables of plans and payment; without them there are no plans, and everybody has everything. */
export const billingVariables = {
  STRIPE_SECRET_KEY: secretKey.describe(
    'Secret key of your account at Stripe. With it, the secret of the webhook and the six prices this Openleaf sells plans; without them there are none, and everybody has everything.',
  ),
  STRIPE_WEBHOOK_SECRET: webhookSecret.describe(
    'Signing secret of the webhook that Stripe calls: PUBLIC_ORIGIN followed by /api/billing/webhook.',
  ),
  STRIPE_PRICE_SMALL_MONTHLY: price('small', 'month'),
  STRIPE_PRICE_SMALL_ANNUAL: price('small', 'year'),
  STRIPE_PRICE_MEDIUM_MONTHLY: price('medium', 'month'),
  STRIPE_PRICE_MEDIUM_ANNUAL: price('medium', 'year'),
  STRIPE_PRICE_LARGE_MONTHLY: price('large', 'month'),
  STRIPE_PRICE_LARGE_ANNUAL: price('large', 'year'),
  STRIPE_API_BASE: z
    .string()
    .refine(isBase, { message: `is an address such as ${PROVIDER}` })
    .optional()
    .describe(`Where Stripe is called, ${PROVIDER} by default.`),
  STRIPE_COUPONS: z
    .string()
    .refine((list) => namesIn(list).every((name) => NAME.test(name)), {
      message: 'is a list of ids of coupons',
    })
    .optional()
    .describe('Ids of the coupons that may be used, with commas between them; none by default.'),
  STRIPE_SMALL_SCHOOL_COUPON: z
    .string()
    .regex(NAME, 'is the id of a coupon')
    .optional()
    .describe(
      'Id of the coupon that schools with up to 200 students get with the small and the medium plan: teachers who say that theirs is one, with their first plan. It takes off a percentage, and at the provider it is limited to the products of these two plans, or it would follow into a larger one.',
    ),
  STRIPE_TRIAL_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .optional()
    .describe('Days that a teacher may try a plan before paying, once; 0, the default, for none.'),
  PLAN_TESTIMONIALS: z
    .string()
    .max(4_000)
    .refine((text) => readTestimonials(text) !== null, {
      message: 'is JSON: one to six of {"words", "name", "school"}',
    })
    .optional()
    .describe(
      'What teachers said, for the page of plans: JSON, [{"words": "…", "name": "…", "school": "…"}]. None come with Openleaf.',
    ),
  PLAN_MONEY_BACK_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe(
      'Days within which you give the money back to whoever is not content with a plan. Screens and quotes promise it only where this is set; you pay it back at Stripe.',
    ),
  PLAN_PURCHASE_ORDERS: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'on: the page of plans says that schools can pay by purchase order or invoice, and where to send the order (PLAN_ORDERS_EMAIL); you write the invoice. off, the default: the page tells schools to ask you.',
    ),
  PLAN_SELLER_NAME: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe(
      'Who sells the plans, such as "Riverside Reading LLC", for the page of plans and for quotes. Without it, they name no seller.',
    ),
  PLAN_SELLER_ADDRESS: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('The postal address of the seller on the page of plans and on quotes, in one line.'),
  PLAN_ORDERS_EMAIL: z
    .string()
    .refine(isMailAddress, { message: 'is one address such as orders@school.example' })
    .optional()
    .describe(
      'Email address for purchase orders and questions, on the page of plans and on quotes. Without it, quotes name CONTACT_EMAIL, or else the contact page; the page of plans names the contact page.',
    ),
  SIGN_UP_PLANS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Where there are plans. on: every teacher who signs up sees them in the last step. off: only those who come from an advertisement, or who chose a plan before they signed up.',
    ),
} as const;

/** The plan and the term that a price is for. */
export interface PricedPlan {
  readonly priceId: string;
  readonly plan: 'small' | 'medium' | 'large';
  readonly term: 'monthly' | 'annual';
}

export interface BillingConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Whether real money is paid; a key for trial runs says so itself. */
  readonly isLive: boolean;
  /** Without a path. */
  readonly base: string;
  readonly prices: readonly PricedPlan[];
  readonly coupons: readonly string[];
  readonly smallSchoolCoupon: string | null;
  readonly trialDays: number;
  readonly testimonials: readonly Testimonial[];
  /** Days within which the operator gives the money back; null where nothing was promised. */
  readonly moneyBackDays: number | null;
  /** Whether the operator takes purchase orders. */
  readonly takesPurchaseOrders: boolean;
  /** Who sells, as quotes name it; null for what was not set. */
  readonly seller: {
    readonly name: string | null;
    readonly address: string | null;
    /** For purchase orders and questions. */
    readonly email: string | null;
  };
  /** The address that was set for purchase orders: whoever looks at the prices may know it. Null where none was. */
  readonly ordersEmail: string | null;
  /** The origins that people may be sent back to. */
  readonly origins: readonly string[];
  readonly atSignUp: boolean;
}

type Given = { readonly [N in keyof typeof billingVariables]?: z.output<(typeof billingVariables)[N]> } & {
  readonly CONTACT_EMAIL?: string | undefined;
};

/**
 * What plans and payment need, where the operator has set it up; undefined by default.
 * @param origins where this Openleaf is reached, from `PUBLIC_ORIGIN`
 * @throws ConfigError where a part is missing.
 */
export function billingOf(given: Given, origins: readonly string[]): BillingConfig | undefined {
  const set = [...NEEDED, ...ALONE].find((name) => given[name] !== undefined);
  if (set === undefined) return undefined;
  const missing = NEEDED.find((name) => given[name] === undefined);
  if (missing !== undefined)
    throw new ConfigError(
      `${set}: needs ${missing}; set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and the six prices, or none.`,
    );
  const [origin] = origins;
  if (origin === undefined)
    throw new ConfigError('STRIPE_SECRET_KEY: needs PUBLIC_ORIGIN, the address that people come back to.');
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new ConfigError(
      'STRIPE_SECRET_KEY: needs a PUBLIC_ORIGIN that begins with https://, to come back safely.',
    );
  const prices = pricesOf(given);
  if (new Set(prices.map(({ priceId }) => priceId)).size < prices.length)
    throw new ConfigError('STRIPE_PRICE_SMALL_MONTHLY: each of the six prices needs an id of its own.');
  const smallSchoolCoupon = given.STRIPE_SMALL_SCHOOL_COUPON ?? null;
  return {
    secretKey: given.STRIPE_SECRET_KEY ?? '',
    webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? '',
    isLive: !/^(sk|rk)_test_/.test(given.STRIPE_SECRET_KEY ?? ''),
    base: new URL(given.STRIPE_API_BASE ?? PROVIDER).origin,
    prices,
    coupons: given.STRIPE_COUPONS === undefined ? [] : namesIn(given.STRIPE_COUPONS),
    smallSchoolCoupon,
    trialDays: given.STRIPE_TRIAL_DAYS ?? 0,
    testimonials:
      given.PLAN_TESTIMONIALS === undefined ? [] : (readTestimonials(given.PLAN_TESTIMONIALS) ?? []),
    moneyBackDays: given.PLAN_MONEY_BACK_DAYS ?? null,
    takesPurchaseOrders: given.PLAN_PURCHASE_ORDERS === 'on',
    seller: {
      name: given.PLAN_SELLER_NAME ?? null,
      address: given.PLAN_SELLER_ADDRESS ?? null,
      email: given.PLAN_ORDERS_EMAIL ?? given.CONTACT_EMAIL ?? null,
    },
    ordersEmail: given.PLAN_ORDERS_EMAIL ?? null,
    origins,
    atSignUp: given.SIGN_UP_PLANS !== 'off',
  };
}

const pricesOf = (given: Given): PricedPlan[] =>
  (['small', 'medium', 'large'] as const).flatMap((plan) =>
    (['monthly', 'annual'] as const).map((term) => {
      const name = `STRIPE_PRICE_${plan.toUpperCase()}_${term.toUpperCase()}` as (typeof PRICES)[number];
      return { priceId: given[name] ?? '', plan, term };
    }),
  );
