import { createRecurringActivity } from '#features/activities/contract/teaching.ts';
import { href } from '#platform/screens/core/address.ts';
import {
  landing,
  login,
  privacyPage,
  profileSettings,
  teacherAccount,
  teacherHome,
} from '#platform/screens/core/addresses.ts';
import { aboutPage, contactPage, helpAnswerPage } from '#platform/screens/core/service-addresses.ts';
import {
  billingSettings,
  choosePlanStep,
  classSettingsPage,
  newActivityPage,
  passagePage,
  plansPage,
  pricingPage,
  subscriptionPage,
} from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { logIn } from './steps/people.ts';

/** What a page would say of payment. */
const OF_PAYMENT = /\bplans?\b|subscri|upgrade|premium|billing|per month|a month/i;

test('without payment set up, no screen of a teacher speaks of it, and everything is open', async ({
  page,
  world,
}) => {
  for (const at of [landing, aboutPage, privacyPage, contactPage]) {
    await page.goto(href(at));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('body').innerText()).match(OF_PAYMENT)).toBeNull();
  }
  await page.goto(href(teacherAccount));
  await expect(page.getByText(/Step 2 of [34]/)).toBeVisible();
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const body = { type: 'FIXED_WEEKLY', classId: room.id, quizzes: 9, rule: 'pass' } as const;
  expect((await teacher.call(createRecurringActivity, { body })).status).toBe(200);
  await logIn(page, teacher, href(login, {}, { to: href(teacherHome) }));
  for (const at of [
    href(teacherHome),
    href(profileSettings),
    href(newActivityPage),
    href(classSettingsPage, { id: room.id }),
  ]) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('body').innerText()).match(OF_PAYMENT)).toBeNull();
    await expect(page.getByRole('link', { name: 'Plan', exact: true })).toHaveCount(0);
  }
  // Its own words may be about a plan.
  await page.goto(href(passagePage, { id: 1 }));
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeVisible();
  await expect(page.getByText('Part of a plan')).toHaveCount(0);
  await page.goto(href(helpAnswerPage, {}, { name: 'paying-data' }));
  await expect(page.getByText('This answer is not here')).toBeVisible();
  for (const at of [choosePlanStep, pricingPage]) {
    const answer = await page.goto(href(at));
    expect(answer?.status()).toBe(404);
  }
  for (const at of [plansPage, subscriptionPage]) {
    await page.goto(href(at));
    await expect(page).toHaveURL(href(teacherHome));
  }
  await page.goto(href(billingSettings));
  await expect(page).toHaveURL(href(profileSettings));
});
