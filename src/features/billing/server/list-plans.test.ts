import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '#platform/endpoint/server/caller.ts';
import { listPlans } from '../contract/plans.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider } = await useBilling({
  PLAN_TESTIMONIALS: '[{"words":"It works.","name":"A. Teacher","school":"A School"}]',
  PLAN_MONEY_BACK_DAYS: '30',
  PLAN_PURCHASE_ORDERS: 'on',
  PLAN_SELLER_NAME: 'Oak Reading LLC',
  CONTACT_EMAIL: 'help@oak.example',
});
/** Seconds. */
const DAY = 86_400;
/** The provider is not asked for so long after a failure, and prices are read anew after so long. */
const PAUSE = 30;
const FRESH = 600;
const SMALL = 'price_small_monthly';

const ask = async () => (await createCaller(test.app.server, null).call(listPlans, {})).data;
/** What the small plan costs by the month, in cents; undefined where no prices are shown. */
const smallPrice = async () => (await ask()).offer?.plans[0]?.terms[0]?.cents;

// Each begins with a service that knows nothing of the last day.
beforeEach(() => {
  provider.mood('well');
  provider.changePrice(SMALL, {});
  test.clock.pass(2 * DAY);
});

describe('the plans', () => {
  it('have the prices of the provider, for everybody to see', async () => {
    const { offer, ...more } = await ask();
    expect(more).toEqual({
      trialDays: 30,
      moneyBackDays: 30,
      takesPurchaseOrders: true,
      // Not the address of the contact page, which nobody set for orders.
      seller: { name: 'Oak Reading LLC', address: null, email: null },
      testimonials: [{ words: 'It works.', name: 'A. Teacher', school: 'A School' }],
    });
    expect(offer).toMatchObject({
      currency: 'usd',
      saving: 20,
      smallSchoolOffer: { percent: 10, lasts: 'once', months: null },
    });
    expect(offer?.plans.map(({ plan, seats }) => [plan, seats])).toEqual([
      ['small', 50],
      ['medium', 200],
      ['large', 1_000],
    ]);
    expect(offer?.plans[0]?.terms).toEqual([
      { term: 'monthly', priceId: SMALL, cents: 1_500 },
      { term: 'annual', priceId: 'price_small_annual', cents: 14_400 },
    ]);
  });

  it('are there while the provider is away, and it is not asked again for half a minute', async () => {
    provider.mood('away');
    expect(await ask()).toMatchObject({ offer: null, trialDays: 30 });
    provider.mood('well');
    expect(await smallPrice()).toBeUndefined();
    test.clock.pass(PAUSE - 1);
    expect(await smallPrice()).toBeUndefined();
    test.clock.pass(1);
    expect(await smallPrice()).toBe(1_500);
  });

  it('are shown for a day as they were last known', async () => {
    expect(await smallPrice()).toBe(1_500);
    provider.mood('away');
    test.clock.pass(DAY - 60);
    expect(await smallPrice()).toBe(1_500);
    test.clock.pass(60);
    expect(await smallPrice()).toBeUndefined();
  });

  it('are shown at once as they were last read, and read anew behind that', async () => {
    expect(await smallPrice()).toBe(1_500);
    provider.changePrice(SMALL, { unit_amount: 1_600 });
    test.clock.pass(FRESH - 1);
    expect(await smallPrice()).toBe(1_500);
    test.clock.pass(1);
    expect(await smallPrice()).toBe(1_500);
    await expect.poll(smallPrice).toBe(1_600);
  });

  it('keep nobody waiting for a provider that is slow', async () => {
    expect(await smallPrice()).toBe(1_500);
    test.clock.pass(FRESH);
    provider.mood('slow');
    const began = performance.now();
    expect(await smallPrice()).toBe(1_500);
    // The service would wait 2.5 seconds for an answer.
    expect(performance.now() - began).toBeLessThan(1_500);
    provider.mood('well');
    provider.changePrice(SMALL, { unit_amount: 1_600 });
    const later = () => {
      test.clock.pass(PAUSE);
      return smallPrice();
    };
    await expect.poll(later, { timeout: 10_000 }).toBe(1_600);
  });

  it('have no prices where one is not of the term that its variable names', async () => {
    provider.changePrice(SMALL, { recurring: { interval: 'year', interval_count: 1 } });
    expect(await smallPrice()).toBeUndefined();
    expect(await smallPrice()).toBeUndefined();
  });
});
