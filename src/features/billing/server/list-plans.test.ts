import { describe, expect, it } from 'vitest';
import { createCaller } from '#platform/endpoint/server/caller.ts';
import { listPlans } from '../contract/plans.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider } = await useBilling({
  PLAN_TESTIMONIALS: '[{"words":"It works.","name":"A. Teacher","school":"A School"}]',
});
const ask = async () => (await createCaller(test.app.server, null).call(listPlans, {})).data;

describe('the plans', () => {
  it('are there while the provider has not said its prices, without any', async () => {
    provider.mood('away');
    expect(await ask()).toMatchObject({ offer: null, trialDays: 30 });
    provider.mood('well');
  });

  it('have the prices of the provider, for everybody to see', async () => {
    const { offer, testimonials } = await ask();
    expect(offer).toMatchObject({
      currency: 'usd',
      saving: 20,
      underPromisedPrice: true,
      smallSchoolPercent: 10,
    });
    expect(offer?.plans.map(({ plan, seats }) => [plan, seats])).toEqual([
      ['small', 50],
      ['medium', 200],
      ['large', 1_000],
    ]);
    expect(offer?.plans[0]?.terms).toEqual([
      { term: 'monthly', priceId: 'price_small_monthly', cents: 1_500 },
      { term: 'annual', priceId: 'price_small_annual', cents: 14_400 },
    ]);
    expect(testimonials).toEqual([{ words: 'It works.', name: 'A. Teacher', school: 'A School' }]);
  });

  it('are shown for a day as they were last known', async () => {
    provider.mood('away');
    test.clock.pass(3_600);
    expect((await ask()).offer).not.toBeNull();
    test.clock.pass(2 * 86_400);
    expect((await ask()).offer).toBeNull();
    provider.mood('well');
  });
});
