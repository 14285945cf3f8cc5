import { describe, expect, it } from 'vitest';
import { createQuote } from '../contract/quotes.ts';
import { SMALL_SCHOOL } from '../core/plan.ts';
import { fillClass, placeTeachers } from './testing/size-schools-queries.ts';
import { ORIGIN, useBilling } from './testing/use-billing.ts';

const { test, provider, buy, deliver, own, subscribed } = await useBilling();
const lastForm = () => Object.fromEntries(provider.forms.get('checkout/sessions')?.at(-1) ?? []);

describe('a purchase', () => {
  it('leads to the provider, with what the server knows', async () => {
    const teacher = await test.world.teacher('Rivera');
    const { data } = await buy(teacher, {
      priceId: 'price_large_annual',
      email: 'r@school.example',
      campaign: 'fall',
    });
    expect(data.url).toMatch(new RegExp(`^${provider.base}/page/cs_`));
    expect(lastForm()).toEqual({
      mode: 'subscription',
      customer: (await own(teacher)).customerId,
      client_reference_id: String(teacher.id),
      success_url: `${ORIGIN}/ok`,
      cancel_url: `${ORIGIN}/no`,
      'line_items[0][price]': 'price_large_annual',
      'line_items[0][quantity]': '1',
      'metadata[campaign]': 'fall',
      expires_at: String(test.clock.now().getTime() / 1000 + 2_100),
    });
    expect((await own(teacher)).subscription).toBeNull();
  });

  it('twice at once has one customer', async () => {
    const teacher = await test.world.teacher('Cole');
    await Promise.all([buy(teacher), buy(teacher)]);
    const { rows } = await test.database.pool.query('select from billing_customers where user_id = $1', [
      teacher.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['small', 'price_small_annual', 'SMALL'],
    ['medium', 'price_medium_monthly', 'SMALL'],
    ['large', 'price_large_monthly', undefined],
    ['small', 'price_small_annual', undefined, 5],
  ])(
    'of the %s plan has the offer for small schools where it is one',
    async (_plan, priceId, coupon, quantity = 1) => {
      await buy(await test.world.teacher('Kim'), { priceId, quantity, smallSchool: true });
      expect(lastForm()['discounts[0][coupon]']).toBe(coupon);
    },
  );

  it('has the offer for small schools only for who says that the school is one, and for a first plan', async () => {
    await buy(await test.world.teacher('Lund'));
    expect(lastForm()).not.toHaveProperty('discounts[0][coupon]');
    const { teacher, subscription } = await subscribed('Berg');
    subscription.status = 'canceled';
    // The provider knows it before the event is here.
    await buy(teacher, { smallSchool: true });
    expect(lastForm()).not.toHaveProperty('discounts[0][coupon]');
    await deliver(provider.event('customer.subscription.deleted', subscription).body);
    await buy(teacher, { smallSchool: true });
    expect(lastForm()).not.toHaveProperty('discounts[0][coupon]');
  });

  it('has none for a school that a quote says to be larger', async () => {
    const teacher = await test.world.teacher('Holm');
    await teacher.call(createQuote, {
      body: { schoolName: 'Oak', contactName: 'Fox', contactEmail: 'fox@oak.example', seats: 201 },
    });
    await buy(teacher, { smallSchool: true });
    expect(lastForm()).not.toHaveProperty('discounts[0][coupon]');
  });

  it('counts the students of colleagues who are confirmed at the school, and of nobody else', async () => {
    const [teacher, colleague] = [await test.world.teacher('Dahl'), await test.world.teacher('Vik')];
    const { pool } = test.database;
    await fillClass(pool, (await colleague.class('Many')).id, SMALL_SCHOOL + 1);
    await placeTeachers(pool, [teacher.id, colleague.id], { confirmed: false });
    await buy(teacher, { smallSchool: true });
    expect(lastForm()['discounts[0][coupon]']).toBe('SMALL');
    await placeTeachers(pool, [teacher.id, colleague.id], { confirmed: true });
    await buy(teacher, { smallSchool: true });
    expect(lastForm()).not.toHaveProperty('discounts[0][coupon]');
  });

  it('takes the coupons of the operator, and no others', async () => {
    const teacher = await test.world.teacher('Moss');
    await buy(teacher, { couponId: 'SPRING' });
    expect(lastForm()['discounts[0][coupon]']).toBe('SPRING');
    for (const couponId of ['GONE', 'ALL_FREE'])
      expect((await buy(teacher, { couponId })).problem.code).toBe('unknown-coupon');
    expect((await buy(teacher, { couponId: 'SMALL', priceId: 'price_large_annual' })).problem.code).toBe(
      'unknown-coupon',
    );
  });

  it('may begin with a trial, as long as the server says, once', async () => {
    const teacher = await test.world.teacher('Pell');
    await buy(teacher, { trialPeriod: 365, withoutCard: true });
    expect(lastForm()).toMatchObject({
      'subscription_data[trial_period_days]': '30',
      payment_method_collection: 'if_required',
    });
    const { teacher: old, subscription } = await subscribed('Ward');
    subscription.status = 'canceled';
    await deliver(provider.event('customer.subscription.deleted', subscription).body);
    expect((await buy(old, { trialPeriod: true })).problem.code).toBe('no-trial');
    expect((await buy(old)).status).toBe(200);
  });
});

describe('is refused', () => {
  it.each([
    ['an address elsewhere', { successUrl: 'https://elsewhere.example/' }, 'foreign-address'],
    ['another address elsewhere', { cancelUrl: '//elsewhere.example' }, 'foreign-address'],
    ['a price of its own', { priceId: 'price_of_a_cent' }, 'unknown-price'],
    ['another person', { userId: 1 }, 'not-you'],
    ['no seats', { quantity: 0 }, 'invalid-request'],
    ['an amount', { campaign: 'a b' }, 'invalid-request'],
  ])('%s', async (_what, more, code) => {
    const made = provider.forms.get('checkout/sessions')?.length ?? 0;
    expect((await buy(await test.world.teacher('Reed'), more)).problem.code).toBe(code);
    expect(provider.forms.get('checkout/sessions')?.length ?? 0).toBe(made);
  });

  it('who pays already', async () => {
    const { teacher } = await subscribed('Novak');
    expect((await buy(teacher)).problem).toMatchObject({ status: 409, code: 'already-subscribed' });
  });

  it('while the provider is away, with a sentence and soon', async () => {
    const teacher = await test.world.teacher('Ellis');
    for (const mood of ['away', 'failing', 'slow'] as const) {
      provider.mood(mood);
      const began = performance.now();
      expect((await buy(teacher)).problem).toMatchObject({ status: 503, code: 'provider-away' });
      expect(performance.now() - began).toBeLessThan(8_000);
    }
    provider.mood('well');
  });
});
