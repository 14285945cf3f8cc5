import type { Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { landing, login, profileSettings } from '#platform/screens/core/addresses.ts';
import {
  classPage,
  coppaContractPage,
  flagsPage,
  notificationSettings,
} from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { type Hands, keys, mouse } from './steps/hands.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

/** The same journeys with the mouse on a laptop, and by keyboard alone on a screen as narrow as a telephone. */
const WAYS = [
  ['by mouse', mouse, { width: 1280, height: 720 }],
  ['by keyboard alone, on a narrow screen', keys, { width: 320, height: 720 }],
] as const;

async function logInBy(
  page: Page,
  hands: Hands,
  { username, password }: { readonly username: string; readonly password: string },
) {
  await page.goto(href(login));
  await hands.type(page.getByLabel('Username'), username);
  await hands.type(page.getByRole('textbox', { name: 'Password' }), password);
  await hands.press(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

for (const [means, hands, screen] of WAYS) {
  test(`an admin publishes what teachers agree to, and a teacher of a class under 13 agrees, ${means}`, async ({
    page: admin,
    newDevice,
    world,
  }) => {
    await admin.setViewportSize(screen);
    await logInBy(admin, hands, DEMO.admin);
    await admin.goto(href(coppaContractPage));
    const publish = admin.getByRole('button', { name: /^Publish version \d+$/ });
    await expect(publish).toBeVisible();
    await judge(admin, 'COPPA contract before a version is published');
    const version = /\d+/.exec((await publish.textContent()) ?? '')?.[0] ?? '1';
    await hands.type(admin.getByLabel('Words'), `What is agreed in version ${version}.`);
    await hands.press(publish);
    await expect(admin.getByText(`Version ${version}, which counts now`)).toBeVisible();
    await judge(admin, 'COPPA contract with a version');

    const teacher = await newDevice();
    await teacher.setViewportSize(screen);
    const rivera = await world.teacher('Rivera');
    const room = await rivera.class('Room 12', { belowThirteen: true });
    await logInBy(teacher, hands, rivera);
    await teacher.goto(href(classPage, { id: room.id }));
    await hands.press(teacher.getByRole('link', { name: 'the agreement for classes under 13' }));
    await expect(teacher.getByRole('heading', { level: 1 })).toContainText('Agreement for classes under 13');
    await expect(teacher.getByText(`What is agreed in version ${version}.`)).toBeVisible();
    await judge(teacher, 'agreement for classes under 13');
    await hands.press(teacher.getByRole('button', { name: 'I agree' }));
    await expect(teacher.getByText(/^You agreed on /)).toBeVisible();

    await admin.reload();
    await expect(admin.getByRole('row', { name: new RegExp(rivera.username) })).toBeVisible();
  });

  test(`an admin pauses downloads for teachers and allows them again, ${means}`, async ({
    page: admin,
    newDevice,
    world,
  }) => {
    await admin.setViewportSize(screen);
    await logInBy(admin, hands, DEMO.admin);
    await admin.goto(href(flagsPage));
    const teachers = admin.getByRole('checkbox', { name: 'Teachers' });
    await expect(teachers).not.toBeChecked();
    await judge(admin, 'feature flags');
    await toggle(teachers, hands);
    await expect(teachers).toBeChecked();
    await expect(admin.getByText(/^Changed by demo\.admin on /)).toBeVisible();

    const teacher = await newDevice();
    await logIn(teacher, await world.teacher('Novak'));
    await teacher.goto(href(profileSettings));
    await expect(teacher.getByText(/An administrator has paused downloads/)).toBeVisible();
    await toggle(teachers, hands);
    await expect(teachers).not.toBeChecked();
    await teacher.reload();
    await expect(teacher.getByRole('button', { name: 'Download my data' })).toBeVisible();
  });

  test(`a teacher chooses what mails to get, and leaves for good, ${means}`, async ({ page, world }) => {
    await page.setViewportSize(screen);
    const rivera = await world.teacher('Rivera');
    await logInBy(page, hands, rivera);
    await page.goto(href(notificationSettings));
    const consent = page.getByRole('checkbox', { name: /withdraws consent/ });
    await expect(consent).toBeChecked();
    await judge(page, 'notifications');
    await toggle(consent, hands);
    await page.reload();
    await expect(consent).not.toBeChecked();

    await page.goto(href(profileSettings));
    await hands.press(page.getByRole('button', { name: 'Erase my account' }));
    await judge(page, 'question whether to erase the own account');
    await hands.type(page.getByLabel('Your username'), rivera.username);
    await hands.type(page.getByRole('textbox', { name: 'Your password' }), rivera.password);
    await hands.press(page.getByRole('button', { name: 'Erase for good' }));
    await expect(page).toHaveURL(landing.path);
    await page.goto(href(login));
    await page.getByLabel('Username').fill(rivera.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(rivera.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
}

/** Turns a checkbox: a keyboard does it with the space bar. */
async function toggle(checkbox: ReturnType<Page['getByRole']>, hands: Hands): Promise<void> {
  if (hands === mouse) return checkbox.click();
  await checkbox.focus();
  await checkbox.page().keyboard.press('Space');
}
