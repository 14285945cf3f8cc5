import type { Page } from '@playwright/test';
import { createRecurringActivity } from '#features/activities/contract/teaching.ts';
import { getBillingPortalUrl, readOwnSubscription } from '#features/billing/contract/subscription.ts';
import { href } from '#platform/screens/core/address.ts';
import { login, teacherAccount, teacherHome } from '#platform/screens/core/addresses.ts';
import { aboutPage } from '#platform/screens/core/service-addresses.ts';
import {
  billingSettings,
  choosePlanStep,
  classSettingsPage,
  newActivityPage,
  plansPage,
  pricingPage,
  subscriptionPage,
  teacherActivities,
} from '#platform/screens/core/staff-addresses.ts';
import { expect } from './openleaf.ts';
import { test } from './selling.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';
import { wordsOfPlans } from './steps/words-of-plans.ts';

const choose = (page: Page, plan: string) =>
  page.getByRole('button', { name: `Choose the ${plan} plan` }).click();

test('everybody sees what plans cost, and what is promised, before logging in', async ({ page }) => {
  await page.goto(href(aboutPage));
  await page.getByRole('link', { name: 'plans that open more' }).click();
  await expect(page).toHaveURL(href(pricingPage));
  await expect(page.getByText('$12 a month')).toBeVisible();
  const offers = page.getByRole('listitem').getByText('Schools with up to 200 students pay 10% less');
  await expect(offers).toHaveCount(2);
  await expect(
    page.getByText('ask within 30 days of your first payment, and you get your money back.').first(),
  ).toBeVisible();
  await expect(page.getByText('It works.')).toBeVisible();
  await expect(page.getByText('For one teacher, with up to 50 students')).toBeVisible();
  await expect(page.getByText('Oak Reading LLC, 1 Mill Road')).toBeVisible();
  await expect(page.getByRole('link', { name: 'orders@oak.example' })).toBeVisible();
  await page.getByText('Can we pay by purchase order or invoice?').click();
  await expect(page.getByText('Please ask us.')).toBeVisible();
  await judge(page, 'plans for everybody');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('$15 a month')).toBeVisible();
  await page.getByRole('link', { name: 'Choose the Small plan' }).click();
  await expect(page).toHaveURL(href(teacherAccount));
  await expect(page.getByText('You chose the Small plan')).toBeVisible();
  await judge(page, 'an account for a plan that was chosen');
});

test('what a visitor chose waits for them after the login', async ({ page, world }) => {
  const teacher = await world.teacher('Adler');
  await page.goto(href(pricingPage));
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('link', { name: 'Choose the Medium plan' }).click();
  await page.getByRole('link', { name: 'Log in and choose your plan' }).click();
  await logIn(page, teacher, null);
  await expect(page).toHaveURL(href(plansPage));
  await expect(page.getByText('$60 a month')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your choice' })).toContainText('Medium');
});

test('a first payment that was not finished is finished later', async ({ page, world }) => {
  const teacher = await world.teacher('Cruz');
  await logIn(page, teacher, href(login, {}, { to: href(plansPage) }));
  await choose(page, 'Small');
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await page.goto(href(teacherHome));
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText('The first payment is not finished yet.')).toBeVisible();
  await judge(page, 'a first payment that is not finished');
  await page.goto(href(plansPage));
  await expect(page.getByText('$12 a month')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish your payment' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Finish your payment' }).click();
  await page.getByRole('button', { name: 'Finish your payment' }).click();
  await page.getByRole('button', { name: 'Pay the bill' }).click();
  await expect(page.getByText('The bill is paid.')).toBeVisible();
  await page.goto(href(subscriptionPage));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a student who is logged in sees no prices, and nobody tells them of any', async ({ page, world }) => {
  await logIn(page, await world.student('Ana'));
  await page.goto(href(aboutPage));
  await expect(page.getByRole('heading', { level: 1, name: 'About Openleaf' })).toBeVisible();
  expect(await wordsOfPlans(page)).toBeNull();
  await expect(page.getByRole('link', { name: 'plans that open more' })).toHaveCount(0);
  await page.goto(href(pricingPage));
  await expect(page.getByText('Reading is free for you.')).toBeVisible();
  expect(await wordsOfPlans(page)).toBeNull();
  await judge(page, 'plans for a student');
});

test('a teacher without a plan sees what is part of one, and its price where it is used', async ({
  page,
  world,
}) => {
  const teacher = await world.teacher('Novak');
  const room = await teacher.class('Room 12');
  await logIn(page, teacher, href(login, {}, { to: href(newActivityPage) }));
  await page.getByRole('radio', { name: 'A passage (part of a plan)' }).check();
  const set = page.getByRole('button', { name: 'Assign the passage' });
  await set.click();
  const dialog = page.getByRole('dialog', { name: 'This is part of a plan' });
  await expect(dialog.getByText('$12 a month')).toBeVisible();
  await expect(dialog.getByText('Assigning one passage to a class, or to some students')).toBeVisible();
  await judge(page, 'prices over the page');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(set).toBeFocused();
  await judge(page, 'marks of a plan');
  // What `accessibility.spec.ts` and `no-plans.spec.ts` look for where none are sold.
  expect(await wordsOfPlans(page)).toMatch(/part of a plan/i);

  await page.goto(href(classSettingsPage, { id: room.id }));
  await expect(page.getByRole('heading', { name: 'More with a plan' })).toBeVisible();
  await judge(page, 'a class with the box of plans');
  const lowest = page.getByLabel('Lowest passage level');
  // Whoever chooses by hand is at the field.
  await lowest.focus();
  await lowest.selectOption({ label: 'Four' });
  // What is refused shows the prices by itself, and the field says why it is as it was.
  await expect(dialog.getByText('$12 a month')).toBeVisible();
  await expect(dialog.getByText('A range of levels for a class')).toBeVisible();
  await judge(page, 'prices after a refusal');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(lowest).toBeFocused();
  await expect(page.getByText('This is part of a plan. You can see the plans under').first()).toBeVisible();
  await expect(lowest.locator('option:checked')).toHaveText('One');
  await page.getByRole('button', { name: /^Part of a plan ?: A range of levels/ }).click();
  await expect(dialog.getByText('$12 a month')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'See the plans' }).click();
  await dialog.getByRole('link', { name: 'What each plan opens' }).click();
  await expect(page).toHaveURL(href(plansPage));
  await expect(dialog).toBeHidden();
});

test('a plan that ends while a page is open shows the prices at the next press, and loses nothing', async ({
  page,
  world,
}) => {
  const teacher = await world.teacher('Brandt');
  await teacher.class('Room 12');
  await logIn(page, teacher, href(login, {}, { to: href(plansPage) }));
  await choose(page, 'Small');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('0 of 50 seats used, 50 left')).toBeVisible();
  await page.goto(href(newActivityPage));
  await page.getByText('Pretest', { exact: true }).first().click();

  const { customerId } = (await teacher.call(readOwnSubscription, {})).data;
  const body = { customerId: customerId ?? '', returnUrl: new URL(href(plansPage), page.url()).href };
  const { url } = (await teacher.call(getBillingPortalUrl, { body })).data;
  await fetch(`${url}/end-now`, { method: 'POST', redirect: 'manual' });

  const assign = page.getByRole('button', { name: 'Assign the pretest' });
  await assign.click();
  const dialog = page.getByRole('dialog', { name: 'This is part of a plan' });
  await expect(dialog.getByText('Taking the pretest again')).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(assign).toBeFocused();
  await expect(page.getByRole('radio', { name: /^Pretest/ })).toBeChecked();
});

test('a plan is bought from a form in another tab, and the form is as it was', async ({ page, world }) => {
  const teacher = await world.teacher('Bell');
  await teacher.class('Room 12');
  await logIn(page, teacher, href(login, {}, { to: href(newActivityPage) }));
  const pretest = page.getByRole('radio', { name: /^Pretest/ });
  await pretest.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Assign the pretest' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is part of a plan' });
  const payment = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Choose the Small plan' }).click();
  const tab = await payment;
  await expect(dialog.getByText('The payment page is open in another tab')).toBeVisible();
  await judge(page, 'a payment in another tab');
  await tab.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(tab.getByRole('heading', { level: 2, name: 'Small plan' })).toBeVisible();
  await expect(page.getByText('Your plan is ready. You can continue.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Pretest/ })).toBeChecked();
  await expect(page.getByText(/part of a plan/i)).toHaveCount(0);
});

test('a plan that is over takes nothing away', async ({ page, world }) => {
  const teacher = await world.teacher('Hale');
  const room = await teacher.class('Room 12');
  await logIn(page, teacher, href(login, {}, { to: href(plansPage) }));
  await choose(page, 'Small');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('0 of 50 seats used, 50 left')).toBeVisible();
  const body = { type: 'FIXED_WEEKLY', classId: room.id, quizzes: 9, rule: 'pass' } as const;
  expect((await teacher.call(createRecurringActivity, { body })).status).toBe(200);
  await page.goto(href(newActivityPage));
  await expect(page.getByRole('radio', { name: 'A passage', exact: true })).toBeVisible();

  await page.goto(href(billingSettings));
  await judge(page, 'the plan in settings');
  await page.getByRole('button', { name: 'Card, invoices, and ending the plan' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page).toHaveURL(href(billingSettings));
  await expect(page.getByText('Your plan is over.')).toBeVisible();
  await expect(page.getByText('everything you set up are still there')).toBeVisible();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a plan again' })).toBeVisible();
  await judge(page, 'a plan that is over');
  await page.goto(href(teacherHome));
  await expect(page.getByText('Your plan has ended.')).toBeVisible();
  await judge(page, 'the home after a plan');
  await page.goto(href(teacherActivities));
  await expect(page.getByText(/9 quizzes/).first()).toBeVisible();
});

test('a teacher goes from monthly to yearly', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  await logIn(page, teacher, href(login, {}, { to: href(subscriptionPage) }));
  await expect(page.getByRole('heading', { level: 2, name: 'You have no plan' })).toBeVisible();
  await judge(page, 'no plan');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByText('every plan costs under $3.50 per student')).toBeVisible();
  await expect(page.getByText('$2.88 per student per year')).toHaveCount(2);
  await expect(page.getByText('$2.40 per student per year')).toBeVisible();
  await expect(page.getByText('$12 a month')).toBeVisible();
  await judge(page, 'plans by the year');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('$15 a month')).toBeVisible();
  await judge(page, 'plans by the month');
  await choose(page, 'Small');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Small plan' })).toBeVisible();
  await expect(page.getByText('Thank you')).toBeVisible();
  await expect(page.getByText('Monthly')).toBeVisible();
  await expect(page.getByText('$15 a month')).toBeVisible();
  await expect(page.getByText('To ask, write to Oak Reading LLC at orders@oak.example.')).toBeVisible();
  await expect(page.getByText('Next payment')).toBeVisible();
  await judge(page, 'a plan by the month');
  await page.getByRole('link', { name: 'All plans and prices' }).click();
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await page.getByRole('link', { name: 'Change your plan to the Small plan' }).click();
  await expect(page.getByText('You chose the Small plan, paid yearly.')).toBeVisible();
  await judge(page, 'a change that was chosen');
  await page.getByRole('button', { name: 'Change to the Small plan' }).click();
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
  await page.goto(href(teacherHome));
  await expect(page.getByText('A payment for your plan has not gone through.')).toBeVisible();
  await judge(page, 'the home while a payment is missing');
  await page.getByRole('link', { name: 'See your plan' }).click();
  await page.getByRole('button', { name: 'Update your card' }).click();
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
