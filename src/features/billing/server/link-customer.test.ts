import { describe, expect, it } from 'vitest';
import type { Teacher } from '#app/server/world.ts';
import { linkCustomer } from './link-customer.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, buy, deliver, own, subscribed } = await useBilling();

const silent = () => {};

/** What the operator does after making a customer at the provider. */
const link = ({ id: userId }: Teacher, customerId: string) => {
  const { db, log, billing } = test.app.services;
  if (billing === null) throw new Error('Plans are sold here.');
  return linkCustomer({ db, log, billing }, { userId, customerId, now: test.clock.now() });
};
/** A district, as the operator makes one at the provider. */
const district = (customer: string, quantity = 4_200) =>
  Object.assign(provider.subscribe(customer, 'price_of_a_district'), { quantity });

describe('a customer whom the operator made at the provider', () => {
  it('is linked to a teacher, with what they pay for, and their events count from then on', async () => {
    const teacher = await test.world.teacher('Rivera');
    const made = district('cus_district_a');
    await deliver(provider.event('customer.subscription.created', made).body);
    expect((await own(teacher)).subscription).toBeNull();
    expect(await link(teacher, 'cus_district_a')).toEqual({
      kind: 'linked',
      subscriptions: [`${made.id} (active)`],
    });
    expect(await own(teacher)).toMatchObject({
      customerId: 'cus_district_a',
      subscription: { active: true, plan: 'district', seats: 4_200 },
    });
    made.status = 'canceled';
    await deliver(provider.event('customer.subscription.deleted', made).body);
    expect((await own(teacher)).subscription).toMatchObject({ active: false, status: 'canceled' });
  });

  it('is linked again without a change', async () => {
    const teacher = await test.world.teacher('Cole');
    district('cus_district_b');
    await link(teacher, 'cus_district_b');
    expect(await link(teacher, 'cus_district_b')).toMatchObject({ kind: 'linked' });
    expect((await own(teacher)).subscription).toMatchObject({ active: true, plan: 'district' });
  });

  it('takes the place of one who pays for nothing, and whose page is closed', async () => {
    const teacher = await test.world.teacher('Moss');
    const { url } = (await buy(teacher)).data;
    district('cus_district_c');
    expect(await link(teacher, 'cus_district_c')).toMatchObject({ kind: 'linked' });
    expect(await provider.pay(url)).toBe(false);
    expect(await own(teacher)).toMatchObject({ customerId: 'cus_district_c' });
  });

  it('is recorded', async () => {
    const teacher = await test.world.teacher('Pell');
    district('cus_district_d');
    await link(teacher, 'cus_district_d');
    const { rows } = await test.database.pool.query<{ act: string }>(
      'select act from audit_log where subject_user_id = $1 order by id',
      [teacher.id],
    );
    expect(rows.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['link-customer', 'change-subscription']),
    );
  });
});

it('an event of a customer whom nobody here is, is told of in the log, by the names that the provider has', async () => {
  const made = district('cus_of_nobody_here');
  const { body } = provider.event('customer.subscription.created', made);
  const warned: unknown[] = [];
  const log = { debug: silent, info: silent, error: silent, warn: (said: unknown) => void warned.push(said) };
  const now = test.clock.now();
  const headers = { 'stripe-signature': provider.sign(body, now) };
  expect(await receiveProviderEvent({ ...test.app.services, log }, { headers, body, now } as never)).toEqual({
    received: true,
  });
  expect(warned).toEqual([{ subscription: made.id, customer: 'cus_of_nobody_here', status: 'active' }]);
});

describe('nothing is changed where', () => {
  it('the provider has no such customer, or has deleted them', async () => {
    const teacher = await test.world.teacher('Kim');
    expect(await link(teacher, 'cus_of_nobody')).toEqual({ kind: 'no-customer' });
    district('cus_deleted');
    provider.forget('cus_deleted');
    expect(await link(teacher, 'cus_deleted')).toEqual({ kind: 'no-customer' });
    expect(await own(teacher)).toMatchObject({ customerId: null, subscription: null });
  });

  it('the customer is another teacher', async () => {
    const [teacher, other] = [await test.world.teacher('Reed'), await subscribed('Ward')];
    expect(await link(teacher, other.customerId)).toEqual({ kind: 'of-another', userId: other.teacher.id });
    expect(await own(teacher)).toMatchObject({ customerId: null });
  });

  it('the teacher pays already, as another customer', async () => {
    const { teacher, customerId } = await subscribed('Hale');
    district('cus_district_e');
    expect(await link(teacher, 'cus_district_e')).toEqual({ kind: 'pays-already', customerId });
    expect(await own(teacher)).toMatchObject({ customerId, subscription: { plan: 'small' } });
  });
});
