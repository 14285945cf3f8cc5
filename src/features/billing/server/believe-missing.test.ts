import { expect, it } from 'vitest';
import { erasePerson, noErasureRecord } from '#features/own-data/server/public.ts';
import { getBillingPortalUrl } from '../contract/subscription.ts';
import { createBilling } from './billing.ts';
import { endWaiting } from './end-customers.ts';
import { ORIGIN, useBilling } from './testing/use-billing.ts';

/** The key is that of another account: our prices are not there, and neither is a customer. */
const { test, provider } = await useBilling({ STRIPE_PRICE_SMALL_MONTHLY: 'price_of_another_account' });

/** A teacher who pays with the right key. @param live whether that is real money; null where it was not kept. */
async function payer(live: boolean | null) {
  const teacher = await test.world.teacher('Rivera');
  const customerId = `cus_of_${teacher.id}`;
  await test.database.pool.query(
    'insert into billing_customers (user_id, customer_id, made_at, live) values ($1, $2, now(), $3)',
    [teacher.id, customerId, live],
  );
  return { teacher, customerId };
}
const numberIn = async (table: 'billing_customers' | 'billing_endings', customerId: string) => {
  const found = await test.database.pool.query(`select from ${table} where customer_id = $1`, [customerId]);
  return found.rows.length;
};
/** The same Openleaf with a key that reads our prices. */
function withRightKey(isLive: boolean) {
  const { billing } = test.app.services;
  if (billing === null) throw new Error('Nothing is sold here.');
  const prices = billing.config.prices.map((one) =>
    one.priceId === 'price_of_another_account' ? { ...one, priceId: 'price_small_monthly' } : one,
  );
  return { ...test.app.services, billing: createBilling({ ...billing.config, isLive, prices }) };
}
async function erased(live: boolean | null) {
  const { teacher, customerId } = await payer(live);
  await erasePerson(
    { ...test.app.services, erasures: noErasureRecord },
    { userId: teacher.id, by: null, reason: 'asked' },
    test.clock.now(),
  );
  return { waits: () => numberIn('billing_endings', customerId), customerId };
}

it('goes on asking that an erased teacher is charged no more, while the key is that of another account', async () => {
  const { waits } = await erased(false);
  await endWaiting(test.app.services);
  expect(await waits()).toBe(1);
  await endWaiting(withRightKey(false));
  expect(await waits()).toBe(0);
});

it('forgets nobody who pays real money by a key without it', async () => {
  for (const live of [true, null]) {
    const { waits } = await erased(live);
    await endWaiting(withRightKey(false));
    expect(await waits()).toBe(1);
    await endWaiting(withRightKey(true));
    expect(await waits()).toBe(0);
  }
});

it('ends at once what the provider has, whatever was kept of it', async () => {
  const { waits, customerId } = await erased(null);
  const paid = provider.subscribe(customerId, 'price_small_monthly');
  await endWaiting(test.app.services);
  expect([await waits(), paid.status]).toEqual([0, 'canceled']);
});

it('keeps whose customer a teacher is when the page of the provider is asked for with the key of another account', async () => {
  const { teacher, customerId } = await payer(false);
  provider.forget(customerId);
  const body = { customerId, returnUrl: `${ORIGIN}/app` };
  expect((await teacher.call(getBillingPortalUrl, { body })).problem.code).toBe('provider-away');
  expect(await numberIn('billing_customers', customerId)).toBe(1);
});
