import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { plansPage } from '#platform/screens/core/staff-addresses.ts';
import type { SubscriptionStatus } from '../core/subscription.ts';
import { BillingPage } from './billing-page.tsx';
import { NO_PLAN, smallPlan } from './testing/fixture-subscription.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function show(status: SubscriptionStatus | null) {
  const own = status === null ? NO_PLAN : smallPlan(status);
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 1, role: 'teacher', token: 'a'.repeat(43), outboxKey: null });
  await renderWithServer(
    <SignInProvider store={store}>
      <BillingPage />
    </SignInProvider>,
    () => own,
  );
}

const CARD = 'Card, invoices, and ending the plan';

const way = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

const classOf = async (name: string) => (await screen.findByRole('button', { name })).className;

it('leads who has no plan to the plans', async () => {
  await show(null);
  expect(await way('See the plans')).toBe(href(plansPage));
  expect(screen.queryByRole('button', { name: CARD })).toBeNull();
});

it('leads who has one to a change of it first, and to the card where a payment is missing', async () => {
  await show('active');
  const change = 'Change to yearly, or to another plan';
  const [primary, secondary] = [await classOf(change), await classOf(CARD)];
  expect(primary).not.toBe(secondary);
  cleanup();
  await show('past_due');
  expect([await classOf('Update your card'), await classOf(change)]).toEqual([primary, secondary]);
});

it('leads whose first payment is not finished to that payment, and who never finished it to the plans', async () => {
  await show('incomplete');
  expect(await screen.findByRole('button', { name: 'Finish your payment' })).toBeTruthy();
  cleanup();
  await show('incomplete_expired');
  expect(await way('See the plans')).toBe(href(plansPage));
  expect(screen.getByRole('heading', { name: 'You have no plan' })).toBeTruthy();
});

it('leads whose plan is over to the plans again, and to the invoices', async () => {
  await show('canceled');
  expect(await way('Choose a plan again')).toBe(href(plansPage));
  expect(screen.getByText('Ended')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Card and invoices' })).toBeTruthy();
});
