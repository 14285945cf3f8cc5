import { expect, it } from 'vitest';
import { getBillingPortalUrl } from '../contract/subscription.ts';
import { ORIGIN, useBilling } from './testing/use-billing.ts';

const { test, provider, subscribed, deliver } = await useBilling();
const returnUrl = `${ORIGIN}/app`;
const lastForm = () => Object.fromEntries(provider.forms.get('billing_portal/sessions')?.at(-1) ?? []);

it('leads to the provider, and to another plan at once where that is asked for', async () => {
  const { teacher, customerId, subscription } = await subscribed('Rivera');
  const { data } = await teacher.call(getBillingPortalUrl, { body: { customerId, returnUrl } });
  expect(data.url).toMatch(new RegExp(`^${provider.base}/page/bps_`));
  expect(lastForm()).toEqual({ customer: customerId, return_url: returnUrl });
  await teacher.call(getBillingPortalUrl, { body: { customerId, returnUrl, change: 'plan' } });
  expect(lastForm()).toMatchObject({
    'flow_data[type]': 'subscription_update',
    'flow_data[subscription_update][subscription]': subscription.id,
  });
});

it('leads to the card, and to a first payment that is not finished, where that is asked for', async () => {
  const { teacher, customerId, subscription } = await subscribed('Hale');
  const ask = async (change: 'card' | 'payment') =>
    (await teacher.call(getBillingPortalUrl, { body: { customerId, returnUrl, change } })).data.url;
  await ask('card');
  expect(lastForm()).toMatchObject({ 'flow_data[type]': 'payment_method_update' });
  // What is paid already has no bill that is open.
  expect(await ask('payment')).toMatch(/\/page\/bps_/);
  subscription.status = 'incomplete';
  await deliver(provider.event('customer.subscription.updated', subscription).body);
  expect(await ask('payment')).toMatch(/\/page\/in_/);
});

it('is refused with the customer of another person, before a purchase, and with an address elsewhere', async () => {
  const { customerId, teacher } = await subscribed('Cole');
  const other = await test.world.teacher('Moss');
  const ask = (by: typeof teacher, body: { customerId: string; returnUrl: string }) =>
    by.call(getBillingPortalUrl, { body });
  expect((await ask(other, { customerId, returnUrl })).problem.code).toBe('not-customer');
  expect((await ask(other, { customerId: 'null', returnUrl })).problem.code).toBe('not-customer');
  expect((await ask(teacher, { customerId, returnUrl: 'https://elsewhere.example' })).problem.code).toBe(
    'foreign-address',
  );
});

it('leads to the first page where the provider cannot lead to the plans', async () => {
  const { customerId, teacher } = await subscribed('Pell');
  provider.refuseFlows(true);
  const body = { customerId, returnUrl, change: 'plan' } as const;
  expect((await teacher.call(getBillingPortalUrl, { body })).status).toBe(200);
  expect(lastForm()).toEqual({ customer: customerId, return_url: returnUrl });
  provider.refuseFlows(false);
});

it('is refused to a customer whom the provider does not know any more', async () => {
  const { customerId, teacher } = await subscribed('Ward');
  provider.forget(customerId);
  const body = { customerId, returnUrl };
  expect((await teacher.call(getBillingPortalUrl, { body })).problem.code).toBe('not-customer');
});

it('is refused while the provider is away', async () => {
  const { customerId, teacher } = await subscribed('Kim');
  provider.mood('away');
  expect((await teacher.call(getBillingPortalUrl, { body: { customerId, returnUrl } })).status).toBe(503);
  provider.mood('well');
});
