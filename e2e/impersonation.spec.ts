import type { Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { adminHome, deviceSettings, studentHome, teacherHome } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { findAccount } from './steps/accounts-list.ts';
import { judge } from './steps/judge.ts';
import { logIn, logOut } from './steps/people.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Acting as somebody else' });

/** The admin acts as somebody, for a reason. */
async function actAs(page: Page, username: string): Promise<void> {
  const { choose } = await findAccount(page, username);
  await choose('Act as this person');
  await page.getByRole('dialog').getByLabel('Why?').fill('The class code does not work.');
  await page.getByRole('button', { name: 'Act as this person' }).click();
}

test('an admin looks as a student and stops, and the student sees that it was so', async ({
  page,
  world,
  newDevice,
}) => {
  const ana = await world.student('Ana');
  const { choose } = await findAccount(page, ana.username);
  await choose('Act as this person');
  await judge(page, 'question why one acts as a student');
  await page.getByRole('button', { name: 'Act as this person' }).click();
  await expect(page.getByText('Say why. It is kept.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Why?').fill('The class code does not work.');
  await page.getByRole('button', { name: 'Act as this person' }).click();
  await expect(page).toHaveURL(href(studentHome));
  await expect(banner(page)).toContainText('You can look, but you cannot change anything.');
  await judge(page, 'home of a student as whom one acts');

  await page.reload();
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(
    page.getByText(/You are acting as somebody else, and this is theirs alone to do/).first(),
  ).toBeVisible();
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(href(adminHome));
  await expect(banner(page)).toHaveCount(0);

  const device = await newDevice();
  await logIn(device, ana);
  await device.goto(href(deviceSettings));
  await expect(device.getByRole('heading', { name: 'Opened by an administrator' })).toBeVisible();
  await judge(device, 'devices of a student whose account was opened');
});

test('an admin acts as a teacher, and logging out ends both', async ({ page, world }) => {
  const rivera = await world.teacher('Rivera');
  await actAs(page, rivera.username);
  await expect(page).toHaveURL(href(teacherHome));
  await expect(banner(page)).toContainText('What you change is recorded under your name.');
  await judge(page, 'home of a teacher as whom one acts');
  await logOut(page);
  await page.goto(href(adminHome));
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});
