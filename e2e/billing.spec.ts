import type { Page } from '@playwright/test';
import { billingEnv, startPaymentProvider } from '#features/billing/server/testing/start-payment-provider.ts';
import type { TestPaymentProvider } from '#features/billing/server/testing/test-payment-provider.ts';
import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import {
  billingSettings,
  choosePlanStep,
  plansPage,
  quotePage,
} from '#platform/screens/core/staff-addresses.ts';
import { test as base, expect } from './openleaf.ts';
import { freePort } from './service/free-port.ts';
import { startService } from './service/service.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

/** An Openleaf that sells plans, with a provider of payments on the same machine. */
const test = base.extend<object, { payment: TestPaymentProvider }>({
  payment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const payment = await startPaymentProvider();
      await use(payment);
      await payment.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ payment }, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      payment.sendTo(`${origin}/api/billing/webhook`);
      const env = {
        OPENLEAF_MODE: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        ...billingEnv(payment.base),
        STRIPE_TRIAL_DAYS: '0',
      };
      const service = await startService({ env, mayGoTo: [payment.base] });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const choose = (page: Page, plan: string) =>
  page.getByRole('button', { name: `Choose the ${plan} plan` }).click();

test('a teacher goes from monthly to yearly', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  await logIn(page, teacher, href(login, {}, { to: href(billingSettings) }));
  await expect(page.getByRole('heading', { level: 2, name: 'You have no plan' })).toBeVisible();
  await judge(page, 'no plan');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByText('under $3.50 per student')).toBeVisible();
  await expect(page.getByText('$12 a month')).toBeVisible();
  await judge(page, 'plans by the year');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('$15 a month')).toBeVisible();
  await judge(page, 'plans by the month');
  await choose(page, 'Small');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Small plan' })).toBeVisible();
  await expect(page.getByText('Monthly')).toBeVisible();
  await judge(page, 'a plan by the month');
  await page.getByRole('button', { name: 'Change to yearly, or to another plan' }).click();
  await page.getByRole('button', { name: 'Pay by the year' }).click();
  await expect(page.getByText('Yearly')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the plan' })).toBeVisible();
});

test('a payment fails, and then works', async ({ page, world }) => {
  const teacher = await world.teacher('Cole');
  await logIn(page, teacher, href(login, {}, { to: href(plansPage) }));
  await choose(page, 'Medium');
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Medium plan' })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const openPortal = () => page.getByRole('button', { name: 'Card, invoices, and ending the plan' }).click();
  await openPortal();
  await page.getByRole('button', { name: 'Let the card fail' }).click();
  await expect(page.getByText('Everything stays open while it is tried again.')).toBeVisible();
  await judge(page, 'a payment that did not work');
  await openPortal();
  await page.getByRole('button', { name: 'Give a card that works' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('the plans are there while the payment service is away, and nobody waits', async ({
  page,
  world,
  payment,
  guard,
}) => {
  const teacher = await world.teacher('Moss');
  await logIn(page, teacher, href(login, {}, { to: href(plansPage) }));
  await expect(page.getByText('$12 a month')).toBeVisible();
  payment.mood('away');
  await choose(page, 'Large');
  await expect(
    page.getByText('The payment service does not answer right now. Nothing was paid.'),
  ).toBeVisible();
  await judge(page, 'payment service away');
  payment.mood('well');
  expect(guard.takeFaults().filter((fault) => !/503/.test(fault))).toEqual([]);
});

test('the last step of signing up shows the plans, and leads on without one', async ({ page, world }) => {
  const teacher = await world.teacher('Kim');
  await logIn(page, teacher, href(login, {}, { to: href(choosePlanStep) }));
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan, or none' })).toBeVisible();
  await judge(page, 'plans while signing up');
  await page.getByRole('link', { name: 'Go on without a plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
});

test('a teacher gets a quote for 340 students', async ({ page, world }) => {
  const teacher = await world.teacher('Ellis');
  await logIn(page, teacher, href(login, {}, { to: href(quotePage) }));
  await expect(page.getByText('No quotes yet')).toBeVisible();
  await judge(page, 'no quotes');
  await page.getByLabel('Name of the school').fill('Riverside Middle School');
  await page.getByLabel('Address').fill('12 Mill Road, Springfield, IL 62701');
  await page.getByLabel('Who is it for?').fill('Dana Fox');
  await page.getByLabel('Their email').fill('office@riverside.example');
  await page.getByLabel('Number of students').fill('340');
  await page.getByRole('button', { name: 'Make the quote' }).click();
  await expect(page.getByText('Large plan, $2,400 a year')).toBeVisible();
  await judge(page, 'a quote');
  await page.getByRole('listitem').getByRole('button', { name: 'Download PDF' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the PDF' }).click({ timeout: 60_000 });
  expect((await saved).suggestedFilename()).toMatch(/^Quote Q-\d{4}-\d{6}\.pdf$/);
});
