import { expect, it } from 'vitest';
import { eraseOwnAccount } from '#features/own-data/contract/own-data.ts';
import { erasePerson, noErasureRecord } from '#features/own-data/server/public.ts';
import { endWaiting } from './end-customers.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, subscribed } = await useBilling();
const work = () => endWaiting(test.app.services);
const waiting = async () =>
  (
    await test.database.pool.query<{ customer_id: string }>('select customer_id from billing_endings')
  ).rows.map((row) => row.customer_id);

it('ends what a teacher pays for who is erased, once the provider answers', async () => {
  const { teacher, subscription, customerId } = await subscribed('Rivera');
  const body = { oldPassword: teacher.password, typedUsername: teacher.username };
  expect((await teacher.call(eraseOwnAccount, { body })).data).toEqual({ erased: true });
  expect(await waiting()).toEqual([customerId]);
  for (const mood of ['away', 'failing'] as const) {
    provider.mood(mood);
    await work();
    expect(await waiting()).toEqual([customerId]);
  }
  provider.mood('well');
  await work();
  expect([provider.knows(customerId), provider.subscription(subscription.id).status]).toEqual([
    false,
    'canceled',
  ]);
  expect(await waiting()).toEqual([]);
});

it('does so when a restored copy brought the teacher back, and the provider has forgotten them already', async () => {
  const { teacher, customerId } = await subscribed('Cole');
  provider.forget(customerId);
  await erasePerson(
    { ...test.app.services, erasures: noErasureRecord },
    { userId: teacher.id, by: null, reason: 'restored' },
    test.clock.now(),
  );
  expect(await waiting()).toEqual([customerId]);
  await work();
  expect(await waiting()).toEqual([]);
});

it('asks nothing for who has never bought', async () => {
  const { id: userId } = await test.world.teacher('Moss');
  await erasePerson(
    { ...test.app.services, erasures: noErasureRecord },
    { userId, by: null, reason: 'asked' },
    test.clock.now(),
  );
  expect(await waiting()).toEqual([]);
});
