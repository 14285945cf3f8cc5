import { describe, expect, it } from 'vitest';
import { getSession } from '#features/session/contract/endpoints.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, deliver, own, subscribed } = await useBilling();
const eventsKept = async () =>
  (await test.database.pool.query('select event_id from billing_events')).rows.length;
const acts = async () =>
  (await test.database.pool.query("select from audit_log where act = 'change-subscription'")).rows.length;

describe('what the provider says', () => {
  it('opens a plan, and shows it on the profile', async () => {
    const { teacher, subscription } = await subscribed('Rivera');
    expect((await own(teacher)).subscription).toMatchObject({
      active: true,
      subscriptionId: subscription.id,
      status: 'active',
      plan: 'small',
      term: 'monthly',
      seats: 50,
      paidPriceId: 'price_small_monthly',
      productId: 'prod_small',
    });
    const { user } = (await teacher.call(getSession, {})).data;
    expect(user.subscription).toMatchObject({
      active: true,
      subscriptionId: subscription.id,
      status: 'active',
    });
    expect(JSON.parse(user.userSettings)).toMatchObject({ 'subscription.active': true });
  });

  it('is read from the provider, whatever the event says and in whatever order events come', async () => {
    const { teacher, subscription } = await subscribed('Cole');
    const late = provider.event('customer.subscription.updated', subscription);
    subscription.price = 'price_large_annual';
    const newer = provider.event('customer.subscription.updated', subscription);
    await deliver(newer.body);
    await deliver(late.body);
    expect((await own(teacher)).subscription).toMatchObject({ plan: 'large', term: 'annual', seats: 1_000 });
  });

  it('that comes again changes nothing, and asks the provider nothing', async () => {
    const { subscription } = await subscribed('Moss');
    const { body } = provider.event('customer.subscription.updated', subscription);
    expect(await deliver(body)).toBe(200);
    const [reads, kept] = [provider.reads(), await eventsKept()];
    expect(await deliver(body)).toBe(200);
    expect([provider.reads(), await eventsKept()]).toEqual([reads, kept]);
  });

  it('twenty times at once acts once', async () => {
    const { subscription } = await subscribed('Kim');
    subscription.status = 'past_due';
    const { body } = provider.event('invoice.payment_failed', subscription);
    const before = await acts();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await acts()) - before).toBe(1);
  });

  it('never brings back what is over', async () => {
    const { teacher, subscription } = await subscribed('Pell');
    subscription.status = 'canceled';
    await deliver(provider.event('customer.subscription.deleted', subscription).body);
    subscription.status = 'active';
    await deliver(provider.event('customer.subscription.updated', subscription).body);
    expect((await own(teacher)).subscription).toMatchObject({ active: false, status: 'canceled' });
  });

  it('about somebody who is no customer of this service does nothing', async () => {
    const stranger = provider.subscribe('cus_of_another_service', 'price_small_annual');
    expect(await deliver(provider.event('customer.subscription.created', stranger).body)).toBe(200);
    const { rows } = await test.database.pool.query('select from subscriptions where subscription_id = $1', [
      stranger.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('of a price that was agreed on is a district with as many seats as it names', async () => {
    const { teacher, subscription } = await subscribed('Novak');
    Object.assign(subscription, { price: 'price_of_a_district', quantity: 4_200 });
    await deliver(provider.event('customer.subscription.updated', subscription).body);
    expect((await own(teacher)).subscription).toMatchObject({
      plan: 'district',
      term: 'annual',
      seats: 4_200,
    });
  });
});

it('waits for a provider that is away: the event is not kept, and counts when it comes again', async () => {
  const { teacher, subscription } = await subscribed('Reed');
  subscription.status = 'past_due';
  const { body } = provider.event('invoice.payment_failed', subscription);
  const kept = await eventsKept();
  for (const mood of ['failing', 'away', 'slow'] as const) {
    provider.mood(mood);
    expect(await deliver(body)).toBe(503);
  }
  provider.mood('well');
  expect(await eventsKept()).toBe(kept);
  expect((await own(teacher)).subscription).toMatchObject({ status: 'active' });
  expect(await deliver(body)).toBe(200);
  expect((await own(teacher)).subscription).toMatchObject({ status: 'past_due', active: true });
});

describe('is refused, and nothing is asked for it, when', () => {
  it.each([
    ['nobody has signed it', () => ''],
    [
      'it is signed with another secret',
      (body: string) => provider.sign(body, test.clock.now(), 'whsec_of_another'),
    ],
    ['it is old', (body: string) => provider.sign(body, new Date(test.clock.now().getTime() - 301_000))],
    ['another body was signed', (body: string) => provider.sign(`${body} `, test.clock.now())],
  ])('%s', async (_what, signature) => {
    const { subscription } = await subscribed('Ward');
    const { body } = provider.event('customer.subscription.updated', subscription);
    const reads = provider.reads();
    expect(await deliver(body, signature(body))).toBe(422);
    expect(provider.reads()).toBe(reads);
  });
});

describe('is taken, and changes nothing, because it would fail each time, when', () => {
  it.each(['', '{}', 'null', '{"id":"evt_1","object":"event"}', 'not JSON'])(
    'it is signed and is no event: %s',
    async (body) => {
      const kept = await eventsKept();
      expect(await deliver(body)).toBe(200);
      expect(await eventsKept()).toBe(kept);
    },
  );

  it('the provider has no such subscription', async () => {
    const { teacher, subscription } = await subscribed('Ellis');
    const { body } = provider.event('customer.subscription.updated', subscription);
    provider.lose(subscription.id);
    const kept = await eventsKept();
    expect(await deliver(body)).toBe(200);
    expect(await eventsKept()).toBe(kept + 1);
    expect((await own(teacher)).subscription).toMatchObject({ status: 'active' });
  });

  it('it is about real money, and the key is not', async () => {
    const { teacher, subscription } = await subscribed('Vance');
    Object.assign(subscription, { live: true, status: 'canceled' });
    const reads = provider.reads();
    expect(await deliver(provider.event('customer.subscription.deleted', subscription).body)).toBe(200);
    expect(provider.reads()).toBe(reads);
    expect((await own(teacher)).subscription).toMatchObject({ status: 'active' });
  });
});

describe('a price that changes', () => {
  it('leaves who pays an older one the plan, by its product', async () => {
    const { teacher, subscription } = await subscribed('Hale');
    Object.assign(subscription, { price: 'price_large_2027', quantity: 2 });
    await deliver(provider.event('customer.subscription.updated', subscription).body);
    expect((await own(teacher)).subscription).toMatchObject({ plan: 'large', term: 'annual', seats: 2_000 });
  });

  it('leaves it also where the price stays, and is none of ours any more', async () => {
    const { teacher, subscription } = await subscribed('Lane');
    await test.database.pool.query(
      "update subscriptions set price_id = 'price_of_2025', plan = 'medium' where subscription_id = $1",
      [subscription.id],
    );
    Object.assign(subscription, { price: 'price_of_2025', quantity: 1 });
    await deliver(provider.event('customer.subscription.updated', subscription).body);
    expect((await own(teacher)).subscription).toMatchObject({ plan: 'medium', term: 'monthly', seats: 200 });
  });
});

it('ends with the period also where a day is set for it', async () => {
  const { teacher, subscription } = await subscribed('Frost');
  const before = await acts();
  const periodEnd = Math.floor(Date.now() / 1000) + 86_400;
  for (const [cancelAt, ends] of [
    [periodEnd + 1, false],
    [periodEnd, true],
  ] as const) {
    Object.assign(subscription, { periodEnd, cancelAt });
    await deliver(provider.event('customer.subscription.updated', subscription).body);
    expect((await own(teacher)).subscription).toMatchObject({ endsWithPeriod: ends });
  }
  expect((await acts()) - before).toBe(1);
});
