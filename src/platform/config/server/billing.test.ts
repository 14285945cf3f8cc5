import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const NEEDED = {
  STRIPE_SECRET_KEY: 'sk_test_123456',
  STRIPE_WEBHOOK_SECRET: 'whsec_123456',
  STRIPE_PRICE_SMALL_MONTHLY: 'price_sm',
  STRIPE_PRICE_SMALL_ANNUAL: 'price_sa',
  STRIPE_PRICE_MEDIUM_MONTHLY: 'price_mm',
  STRIPE_PRICE_MEDIUM_ANNUAL: 'price_ma',
  STRIPE_PRICE_LARGE_MONTHLY: 'price_lm',
  STRIPE_PRICE_LARGE_ANNUAL: 'price_la',
};
const WHOLE = { ...NEEDED, PUBLIC_ORIGIN: 'https://reading.example.org/' };
const refusal = (env: Record<string, string | undefined>) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  return expect(read);
};

it('is off by default, and with its step of signing up alone', () => {
  expect(readConfig({}).billing).toBeUndefined();
  expect(readConfig({ SIGN_UP_PLANS: 'off' }).billing).toBeUndefined();
});

it('knows the plan of each price, and where people may come back to', () => {
  expect(readConfig(WHOLE).billing).toMatchObject({
    base: 'https://api.stripe.com',
    origins: ['https://reading.example.org'],
    trialDays: 0,
    coupons: [],
    smallSchoolCoupon: null,
    testimonials: [],
    // Nothing is promised in the name of an operator who has not said it.
    moneyBackDays: null,
    takesPurchaseOrders: false,
    seller: { name: null, address: null, email: null },
    ordersEmail: null,
    atSignUp: true,
  });
  expect(readConfig(WHOLE).billing?.prices).toContainEqual({
    priceId: 'price_ma',
    plan: 'medium',
    term: 'annual',
  });
});

it.each([
  ['sk_test_123456', false],
  ['rk_test_123456', false],
  ['sk_live_123456', true],
  ['rk_live_123456', true],
])('knows of %s whether real money is paid: %s', (STRIPE_SECRET_KEY, isLive) =>
  expect(readConfig({ ...WHOLE, STRIPE_SECRET_KEY }).billing).toMatchObject({ isLive }),
);

it('reads what an operator may add', () => {
  const more = {
    STRIPE_API_BASE: 'http://127.0.0.1:4841',
    STRIPE_COUPONS: 'SPRING, FALL',
    STRIPE_SMALL_SCHOOL_COUPON: 'SMALL',
    STRIPE_TRIAL_DAYS: '30',
    PLAN_TESTIMONIALS: '[{"words":"It works.","name":"A. Teacher","school":"A School"}]',
    PLAN_MONEY_BACK_DAYS: '30',
    PLAN_PURCHASE_ORDERS: 'on',
    PLAN_SELLER_NAME: 'Oak Reading LLC',
    PLAN_SELLER_ADDRESS: '1 Mill Road, Springfield',
    PLAN_ORDERS_EMAIL: 'orders@oak.example',
    CONTACT_EMAIL: 'help@oak.example',
    SIGN_UP_PLANS: 'off',
  };
  expect(readConfig({ ...WHOLE, ...more }).billing).toMatchObject({
    base: 'http://127.0.0.1:4841',
    coupons: ['SPRING', 'FALL'],
    smallSchoolCoupon: 'SMALL',
    trialDays: 30,
    testimonials: [{ words: 'It works.', name: 'A. Teacher', school: 'A School' }],
    moneyBackDays: 30,
    takesPurchaseOrders: true,
    seller: { name: 'Oak Reading LLC', address: '1 Mill Road, Springfield', email: 'orders@oak.example' },
    ordersEmail: 'orders@oak.example',
    atSignUp: false,
  });
});

it('names the address of messages for orders where there is no other', () =>
  expect(readConfig({ ...WHOLE, CONTACT_EMAIL: 'help@oak.example' }).billing?.seller.email).toBe(
    'help@oak.example',
  ));

describe('a start is refused, in one sentence,', () => {
  it.each(Object.keys(NEEDED))('without %s', (missing) => {
    refusal({ ...WHOLE, [missing]: undefined }).toThrow(
      new RegExp(`^STRIPE_\\w+: needs ${missing}; [^.]+\\.$`),
    );
  });
  it.each([
    ['STRIPE_API_BASE', 'https://api.example.org'],
    ['STRIPE_COUPONS', 'A'],
    ['STRIPE_TRIAL_DAYS', '3'],
    ['PLAN_MONEY_BACK_DAYS', '30'],
    ['PLAN_PURCHASE_ORDERS', 'on'],
  ])('with %s alone', (name, value) => {
    refusal({ [name]: value }).toThrow(new RegExp(`^${name}: needs STRIPE_SECRET_KEY;`));
  });
  it('without PUBLIC_ORIGIN, and where anyone could read the line', () => {
    refusal(NEEDED).toThrow(/^STRIPE_SECRET_KEY: needs PUBLIC_ORIGIN/);
    refusal({ ...WHOLE, PUBLIC_ORIGIN: 'http://reading.example.org' }).toThrow(/begins with https/);
  });
  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_123456'],
    ['STRIPE_SECRET_KEY', 'whsec_123456'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_123456'],
  ])('with %s=%s, which is something else', (name, value) =>
    refusal({ ...WHOLE, [name]: value }).toThrow(new RegExp(`^${name}: is `)),
  );
  it.each(['0', '366', '1.5', 'thirty'])('with the money back within %s days', (days) => {
    refusal({ ...WHOLE, PLAN_MONEY_BACK_DAYS: days }).toThrow(/^PLAN_MONEY_BACK_DAYS: /);
  });
  it('with one price for two plans', () => {
    refusal({ ...WHOLE, STRIPE_PRICE_SMALL_ANNUAL: 'price_sm' }).toThrow(/an id of its own/);
  });
  it.each(['http://api.example.org', 'https://a:b@api.example.org', 'https://api.example.org/v1', 'api'])(
    'with %s as the provider',
    (base) => refusal({ ...WHOLE, STRIPE_API_BASE: base }).toThrow(/^STRIPE_API_BASE: is an address/),
  );
  it.each(['', '[]', '[{"words":"a"}]', '{'])('with %s for what teachers said', (text) => {
    if (text === '')
      expect(readConfig({ ...WHOLE, PLAN_TESTIMONIALS: '' }).billing?.testimonials).toEqual([]);
    else refusal({ ...WHOLE, PLAN_TESTIMONIALS: text }).toThrow(/^PLAN_TESTIMONIALS: is JSON/);
  });
});
