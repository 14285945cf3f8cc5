import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { plansPage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import type { OwnSubscription } from '../contract/subscription.ts';
import type { SubscriptionStatus } from '../core/subscription.ts';
import { BillingPage } from './billing-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function show(status: SubscriptionStatus | null) {
  const own: OwnSubscription = {
    customerId: status === null ? null : 'cus_1',
    subscription: status && {
      active: true,
      subscriptionId: 'sub_1',
      subscribedAt: '2026-10-01T00:00:00.000Z',
      status,
      productId: 'prod_1',
      paidPriceId: 'sm',
      plan: 'small',
      term: 'monthly',
      seats: 50,
      periodEndsAt: '2026-11-01T00:00:00.000Z',
      trialEndsAt: null,
      endsWithPeriod: false,
    },
    seatsUsed: 0,
    seatsLeft: null,
    trialDays: 0,
  };
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

/** How the ways to the plan and to the card look. */
async function looks() {
  const plan = await screen.findByRole('link', { name: 'Your plan and its seats' });
  return [plan.className, screen.getByRole('button', { name: CARD }).className];
}

it('leads who has no plan to the plans first', async () => {
  await show(null);
  expect(await way('See the plans')).toBe(href(plansPage));
  expect(await way('What a plan opens')).toBe(href(subscriptionPage));
  expect(screen.queryByRole('button', { name: CARD })).toBeNull();
});

it('leads who has one to it first, and to the card where a payment is missing', async () => {
  await show('active');
  const [primary, secondary] = await looks();
  expect(primary).not.toBe(secondary);
  cleanup();
  await show('past_due');
  expect(await looks()).toEqual([secondary, primary]);
});
