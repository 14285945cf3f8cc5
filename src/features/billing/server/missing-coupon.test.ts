import { expect, it } from 'vitest';
import { listPlans } from '../contract/plans.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, buy } = await useBilling({ STRIPE_SMALL_SCHOOL_COUPON: 'NOT_THERE' });

it('an offer that the provider does not have is no reason to sell nothing', async () => {
  const teacher = await test.world.teacher('Rivera');
  const { offer } = (await teacher.call(listPlans, {})).data;
  expect(offer).toMatchObject({ smallSchoolOffer: null, currency: 'usd' });
  expect((await buy(teacher, { smallSchool: true })).status).toBe(200);
  expect(provider.forms.get('checkout/sessions')?.at(-1)?.has('discounts[0][coupon]')).toBe(false);
});

it('a price that is not of the term of its name is neither shown nor sold', async () => {
  const teacher = await test.world.teacher('Cole');
  provider.changePrice('price_small_monthly', { recurring: { interval: 'year', interval_count: 1 } });
  expect((await buy(teacher)).problem.code).toBe('unknown-price');
  const offer = async () => {
    // Older than what is shown without a look at the provider.
    test.clock.pass(660);
    await teacher.call(listPlans, {});
    return (await teacher.call(listPlans, {})).data.offer;
  };
  await expect.poll(offer).toBeNull();
  provider.changePrice('price_small_monthly', {});
  await expect.poll(offer).not.toBeNull();
  provider.changePrice('price_small_monthly', { currency: 'eur' });
  await expect.poll(offer).toBeNull();
});
