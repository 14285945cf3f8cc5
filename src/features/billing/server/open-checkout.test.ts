import { describe, expect, it } from 'vitest';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, buy, own } = await useBilling();
const trial = { trialPeriod: true };

describe('nobody pays twice:', () => {
  it('of two tabs the later one is open', async () => {
    const teacher = await test.world.teacher('Rivera');
    const [first, second] = [(await buy(teacher)).data.url, (await buy(teacher)).data.url];
    expect(await provider.pay(first)).toBe(false);
    expect(await provider.pay(second)).toBe(true);
  });

  it('of many at once one is open', async () => {
    const teacher = await test.world.teacher('Cole');
    await buy(teacher);
    const pages = await Promise.all([buy(teacher), buy(teacher), buy(teacher)]);
    for (const page of pages) if (page.status === 200) await provider.pay(page.data.url);
    const { customerId } = await own(teacher);
    expect(provider.subscriptionsOf(customerId ?? '')).toHaveLength(1);
  });

  it('who has paid is told so before the event is here', async () => {
    const teacher = await test.world.teacher('Moss');
    await provider.pay((await buy(teacher)).data.url);
    expect((await own(teacher)).subscription).toBeNull();
    expect((await buy(teacher)).problem).toMatchObject({ status: 409, code: 'already-subscribed' });
  });

  it('a first payment that waits for the bank may still come', async () => {
    const teacher = await test.world.teacher('Kim');
    await buy(teacher);
    const waiting = provider.subscribe((await own(teacher)).customerId ?? '', 'price_small_annual');
    waiting.status = 'incomplete';
    expect((await buy(teacher)).problem.code).toBe('already-subscribed');
    waiting.status = 'incomplete_expired';
    expect((await buy(teacher)).status).toBe(200);
  });
});

describe('a trial is given once:', () => {
  it('also where the event of the first one is not here', async () => {
    const teacher = await test.world.teacher('Pell');
    await provider.pay((await buy(teacher, trial)).data.url);
    const [tried] = provider.subscriptionsOf((await own(teacher)).customerId ?? '');
    if (tried) tried.status = 'canceled';
    expect((await buy(teacher, trial)).problem.code).toBe('no-trial');
    expect((await buy(teacher)).status).toBe(200);
  });

  it('a payment that never came is none', async () => {
    const teacher = await test.world.teacher('Ward');
    await buy(teacher);
    provider.subscribe((await own(teacher)).customerId ?? '', 'price_small_annual', 'incomplete_expired');
    expect((await buy(teacher, trial)).status).toBe(200);
  });
});

describe('a customer whom the provider does not know', () => {
  it('is made anew', async () => {
    const teacher = await test.world.teacher('Reed');
    await buy(teacher);
    const { customerId } = await own(teacher);
    provider.forget(customerId ?? '');
    expect((await buy(teacher)).status).toBe(200);
    expect((await own(teacher)).customerId).not.toBe(customerId);
  });

  it('of a trial run gives way to one with real money', async () => {
    const teacher = await test.world.teacher('Ellis');
    await buy(teacher);
    const { customerId } = await own(teacher);
    await test.database.pool.query('update billing_customers set live = true where user_id = $1', [
      teacher.id,
    ]);
    expect((await own(teacher)).customerId).toBeNull();
    await test.database.pool.query('update billing_customers set live = null where user_id = $1', [
      teacher.id,
    ]);
    expect((await own(teacher)).customerId).toBe(customerId);
  });
});

it('another address of a person is no reason to refuse them', async () => {
  const teacher = await test.world.teacher('Novak');
  await test.database.pool.query("update users set email = 'n@school.example' where id = $1", [teacher.id]);
  for (const email of ['n@school.example', undefined, 'other@school.example']) {
    expect((await buy(teacher, { email })).status).toBe(200);
    await test.database.pool.query('delete from billing_customers where user_id = $1', [teacher.id]);
  }
  const sent = provider.forms.get('customers')?.slice(-3);
  expect(sent?.map((form) => form.get('email'))).toEqual(['n@school.example', null, null]);
});
