import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { plansPage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { EndingNote } from './ending-note.tsx';
import { knowPlan, leavePlans, planWasRefused, usePlanGate } from './plan-gate.ts';
import { PremiumBox } from './premium-box.tsx';
import { PremiumMark } from './premium-mark.tsx';
import { UnpaidNote } from './unpaid-note.tsx';

afterEach(() => {
  cleanup();
  knowPlan({ isClosed: false, isUnpaid: false });
  leavePlans();
});

const Asked = () => <p>asked: {usePlanGate().asked ?? 'nothing'}</p>;

it('says nothing of plans while they are not known to be closed', () => {
  const { container } = render(
    <>
      <PremiumMark feature="assigned-passage" />
      <PremiumBox />
    </>,
  );
  expect(container.textContent).toBe('');
});

it('leads from a mark to the prices of its feature, and from the box to those of any', async () => {
  knowPlan({ isClosed: true, isUnpaid: false });
  render(
    <>
      <PremiumMark feature="assigned-passage" />
      <PremiumBox />
      <Asked />
    </>,
  );
  const name = /^Part of a plan: Assigning one passage/;
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByText('asked: assigned-passage')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(screen.getByText('asked: any')).toBeTruthy();
});

it('shows the prices when a call was refused for want of a plan', () => {
  render(<Asked />);
  act(() => planWasRefused({ code: 'levels-crossed', feature: 'level-range' }));
  expect(screen.getByText('asked: nothing')).toBeTruthy();
  act(() => planWasRefused({ code: 'not-in-plan', feature: 'level-range' }));
  expect(screen.getByText('asked: level-range')).toBeTruthy();
  act(() => planWasRefused({ code: 'not-in-plan', feature: 'what an older page does not know' }));
  expect(screen.getByText('asked: any')).toBeTruthy();
});

it('tells of a payment that is missing, with the way to mend it', async () => {
  await renderScreen(<UnpaidNote />);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => knowPlan({ isClosed: false, isUnpaid: true }));
  expect(screen.getByText(/Your classes and all their work are safe/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe(
    href(subscriptionPage),
  );
});

it('tells of a plan that ends, and of one that has ended, each with the way on', async () => {
  await renderScreen(<EndingNote />);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => knowPlan({ isClosed: false, isUnpaid: false, ending: { kind: 'soon', day: 'May 1, 2027' } }));
  expect(screen.getByText(/Your plan ends on May 1, 2027\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe(
    href(subscriptionPage),
  );
  act(() => knowPlan({ isClosed: true, isUnpaid: false, ending: { kind: 'over' } }));
  expect(screen.getByRole('link', { name: 'Choose a plan again' }).getAttribute('href')).toBe(
    href(plansPage),
  );
});
