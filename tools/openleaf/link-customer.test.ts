import { expect, it, vi } from 'vitest';
import { billingEnv } from '#features/billing/server/testing/start-payment-provider.ts';
import { ORIGIN, useBilling } from '#features/billing/server/testing/use-billing.ts';
import { typeCommand } from './testing/type-command.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const { test, provider, own } = await useBilling();
const linked = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  typeCommand(['openleaf', 'link-customer', ...words], {
    DATABASE_URL: test.url,
    PUBLIC_ORIGIN: ORIGIN,
    ...billingEnv(provider.base),
    ...env,
  });

it('links a customer whom the operator made at the provider, and says what they pay for', async () => {
  const teacher = await test.world.teacher('Rivera');
  const made = Object.assign(provider.subscribe('cus_district', 'price_of_a_district'), { quantity: 900 });
  const { status, stdout, stderr } = await linked([teacher.username, 'cus_district']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`is linked to cus_district, with ${made.id} (active).`);
  expect((await own(teacher)).subscription).toMatchObject({ active: true, plan: 'district', seats: 900 });
});

it('refuses, in one sentence, whom or what it does not know', async () => {
  const teacher = await test.world.teacher('Cole');
  expect(await linked([teacher.username, 'cus_of_nobody'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Stripe has no customer cus_of_nobody. Nothing was changed.\n',
  });
  expect((await linked(['nobody.at.all', 'cus_district'])).stderr).toBe(
    'There is no teacher with the username "nobody.at.all".\n',
  );
});

it('refuses where the provider does not answer', async () => {
  const teacher = await test.world.teacher('Moss');
  provider.mood('failing');
  expect(await linked([teacher.username, 'cus_district'])).toMatchObject({
    status: 1,
    stderr: 'Stripe did not answer as it should (status 500). Nothing was changed.\n',
  });
  provider.mood('well');
});
