import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { login, teacherAccount } from '#platform/screens/core/addresses.ts';
import { plansPage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { listPlans } from '../contract/plans.ts';
import { createCheckout, type OwnSubscription, readOwnSubscription } from '../contract/subscription.ts';
import { PlanPrices } from './plan-prices.tsx';
import { NO_PLAN, smallPlan } from './testing/fixture-subscription.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const PLANS: ResponseOf<typeof listPlans> = {
  offer: {
    currency: 'usd',
    plans: [
      {
        plan: 'small',
        seats: 50,
        terms: [
          { term: 'monthly', priceId: 'sm', cents: 1_500 },
          { term: 'annual', priceId: 'sa', cents: 14_400 },
        ],
      },
    ],
    saving: 20,
    smallSchoolOffer: null,
  },
  trialDays: 0,
  moneyBackDays: null,
  takesPurchaseOrders: false,
  seller: { name: null, address: null, email: null },
  testimonials: [],
};
/** The prices as somebody sees them. @returns the calls that were made. */
async function show(
  role: 'teacher' | 'student' | null,
  {
    plans = PLANS,
    own = NO_PLAN,
    sees = '$12 a month',
  }: { readonly plans?: typeof PLANS; readonly own?: OwnSubscription; readonly sees?: string } = {},
) {
  const store = createSignInStore(sessionStorage);
  if (role) store.signIn({ userId: 1, role, token: 'a'.repeat(43), outboxKey: null });
  const calls = await renderWithServer(
    <SignInProvider store={store}>
      <PlanPrices from="/from" />
    </SignInProvider>,
    ({ name }) => (name === readOwnSubscription.name ? own : plans),
  );
  await screen.findByText(sees);
  return calls.map(({ name }) => name);
}

describe('the way to a plan', () => {
  it('of who is not logged in begins with an account', async () => {
    const calls = await show(null);
    expect(screen.getByRole('link', { name: 'Choose the Small plan' }).getAttribute('href')).toBe(
      href(teacherAccount),
    );
    expect(calls).toEqual([listPlans.name]);
    const back = screen.getByRole('link', { name: 'Log in' }).getAttribute('href');
    expect(back).toBe(href(login, {}, { to: href(plansPage) }));
  });

  it('of a visitor is kept until they can buy', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await userEvent.click(screen.getByRole('link', { name: 'Choose the Small plan' }));
    cleanup();
    await show('teacher', { sees: '$15 a month' });
    expect(screen.getByText('Your choice')).toBeTruthy();
  });

  it('of whose first payment is not finished leads to it, and is on no other card', async () => {
    await show('teacher', { own: smallPlan('incomplete'), sees: '$15 a month' });
    const link = await screen.findByRole('link', { name: 'Finish your payment' });
    expect(link.getAttribute('href')).toBe(href(subscriptionPage));
    await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
    expect(screen.queryByRole('link', { name: 'Finish your payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
  });

  it('of a teacher is the payment page', async () => {
    await show('teacher');
    expect(screen.getByRole('button', { name: 'Choose the Small plan' })).toBeTruthy();
  });

  it('of who has one leads to it, so that nobody pays twice', async () => {
    await show('teacher', { own: smallPlan('active'), sees: '$15 a month' });
    const link = await screen.findByRole('link', { name: 'See your plan' });
    expect(link.getAttribute('href')).toBe(href(subscriptionPage));
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
    expect(screen.getByText('Your plan, monthly')).toBeTruthy();
    // Also where the prices by the year are shown.
    await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
    expect(screen.getByText('Your plan, monthly')).toBeTruthy();
    // What was pressed goes along.
    const change = screen.getByRole('link', { name: 'Change your plan to the Small plan' });
    expect(change.getAttribute('href')).toBe(href(subscriptionPage, {}, { plan: 'small', term: 'annual' }));
  });

  it('of who had one is the payment page again, and none of them is theirs', async () => {
    await show('teacher', { own: smallPlan('canceled') });
    expect(await screen.findByRole('button', { name: 'Choose the Small plan' })).toBeTruthy();
    expect(screen.queryByText(/Your plan/)).toBeNull();
  });

  it('is not there for a student', async () => {
    await show('student');
    expect(screen.queryByRole('button', { name: /plan/ })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('shows what is paid by the month where somebody wants that, also after coming back', async () => {
  await show(null);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(screen.getByText('$15 a month')).toBeTruthy();
  cleanup();
  await show(null, { sees: '$15 a month' });
});

it('says what a time of trial is followed by', async () => {
  await show(null, { plans: { ...PLANS, trialDays: 30 } });
  expect(
    screen.getByText('Free for 30 days, then $144 a year. End it before, and you pay nothing.'),
  ).toBeTruthy();
});

describe('in the name of the operator', () => {
  it('promises nothing that is not set', async () => {
    await show(null);
    expect(document.body.textContent).not.toMatch(/money back|% off/);
  });

  it('promises what is, and says of what an offer is taken off', async () => {
    const offer = {
      ...PLANS.offer,
      smallSchoolOffer: { percent: 10, lasts: 'once', months: null },
    } as (typeof PLANS)['offer'];
    await show(null, { plans: { ...PLANS, offer, moneyBackDays: 30 } });
    expect(
      screen.getByText(/ask within 30 days of your first payment, and you get your money back/),
    ).toBeTruthy();
    expect(screen.getByText('10% off')).toBeTruthy();
    expect(
      screen.getByText(
        /Schools with up to 200 students pay 10% less on the first payment of a teacher’s first plan\./,
      ),
    ).toBeTruthy();
  });
});

it('says what a seat costs, and that all cost under $3.50 where that is true, by the year alone', async () => {
  const under = /every plan costs under \$3\.50/;
  await show(null);
  expect(screen.getByText('$2.88 per student per year when every seat is used')).toBeTruthy();
  expect(screen.getByText('For one teacher, with up to 50 students')).toBeTruthy();
  expect(screen.getAllByText(under)).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(screen.getByText('$0.30 per student per month when every seat is used')).toBeTruthy();
  expect(screen.queryByText(under)).toBeNull();
  cleanup();
  sessionStorage.clear();
  const terms = [{ term: 'annual', priceId: 'sa', cents: 17_500 }] as const;
  const plans = { ...PLANS, offer: { ...PLANS.offer, plans: [{ plan: 'small', seats: 50, terms }] } };
  await show(null, { plans: plans as unknown as typeof PLANS, sees: 'One payment: $175 a year' });
  expect(screen.queryByText(under)).toBeNull();
});

describe('the offer for small schools', () => {
  const offer = {
    ...PLANS.offer,
    smallSchoolOffer: { percent: 10, lasts: 'once', months: null },
  } as (typeof PLANS)['offer'];
  const says = 'My school has up to 200 students';
  const showTo = (smallSchool: OwnSubscription['smallSchool']) =>
    show('teacher', { plans: { ...PLANS, offer }, own: { ...NO_PLAN, smallSchool } });

  it('is for a teacher who says so, and is said already by who has a quote', async () => {
    await showTo('open');
    expect(await screen.findByRole<HTMLInputElement>('checkbox', { name: says })).toHaveProperty(
      'checked',
      false,
    );
    cleanup();
    await showTo('said');
    expect(await screen.findByRole('checkbox', { name: says })).toHaveProperty('checked', true);
    expect(screen.getByText('10% off')).toBeTruthy();
  });

  it('is not named to whom it is not for', async () => {
    await showTo('closed');
    await screen.findByRole('button', { name: 'Choose the Small plan' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('10% off')).toBeNull();
  });
});

describe('in another tab', () => {
  const opened = vi.spyOn(window, 'open');
  const PAY = { url: 'https://pay.example/page' };
  const showBeside = async () => {
    const store = createSignInStore(sessionStorage);
    store.signIn({ userId: 1, role: 'teacher', token: 'a'.repeat(43), outboxKey: null });
    await renderWithServer(
      <SignInProvider store={store}>
        <PlanPrices from="/from" onPaidBeside={() => {}} />
      </SignInProvider>,
      ({ name }) =>
        name === readOwnSubscription.name ? NO_PLAN : name === createCheckout.name ? PAY : PLANS,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Choose the Small plan' }));
  };

  it('is paid, so that this page stays as it is', async () => {
    const replace = vi.fn();
    opened.mockReturnValue({ opener: window, location: { replace } } as unknown as Window);
    await showBeside();
    expect(await screen.findByText('The payment page is open in another tab')).toBeTruthy();
    expect(replace).toHaveBeenCalledWith(PAY.url);
  });

  it('is a link away where the browser opens none', async () => {
    opened.mockReturnValue(null);
    await showBeside();
    const link = await screen.findByRole('link', { name: 'Open the payment page' });
    expect(link.getAttribute('href')).toBe(PAY.url);
  });
});
