import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { STEP_SECONDS, stepAt } from '#features/accounts/core/one-time-code.ts';
import { codeOfStep } from '#features/accounts/server/one-time-code.ts';
import { href } from '#platform/screens/core/address.ts';
import {
  adminHome,
  login,
  passwordSettings,
  studentHome,
  teacherHome,
} from '#platform/screens/core/addresses.ts';
import { accountsPage } from '#platform/screens/core/staff-addresses.ts';
import { test as base, expect } from './openleaf.ts';
import { freePort } from './service/free-port.ts';
import { startService } from './service/service.ts';
import { judge } from './steps/judge.ts';
import { logIn, logOut } from './steps/people.ts';

/** An Openleaf in use: its administrators log in with two steps. */
const test = base.extend({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const env = { OPENLEAF_MODE: 'production', PORT: String(port), PUBLIC_ORIGIN: origin };
      const service = await startService({ env });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The app on a telephone that has the key which the page shows. */
async function appFor(page: Page): Promise<(secondsLater?: number) => string> {
  const key = ((await page.locator('main code').first().textContent()) ?? '').replaceAll(' ', '');
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (secondsLater = 0) => codeOfStep(secret, stepAt(new Date(Date.now() + secondsLater * 1000)));
}

const typePassword = async (page: Page, password: string) => {
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
};

async function confirm(page: Page, code: string): Promise<readonly string[]> {
  await page.getByLabel('The code that the app shows now').fill(code);
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  const codes = page.getByRole('list', { name: 'Codes to write down' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** The first step of a login, by the form. */
async function typeLogin(page: Page, person: { readonly username: string; readonly password: string }) {
  await page.goto(href(login));
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('an admin sets up the second step before anything else, logs in with it, acts as a student, and stops', async ({
  page,
  world,
  service,
}) => {
  const admin = { username: 'noor', password: 'morning shelf 30' };
  const made = spawnSync(process.execPath, ['tools/openleaf.ts', 'admin', 'create', admin.username], {
    env: { ...process.env, DATA_DIR: service.dataDir, OPENLEAF_MODE: 'production' },
    input: `${admin.password}\n`,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  await logIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible();
  await judge(page, 'two-step login that comes first');
  await typePassword(page, admin.password);
  await expect(page.getByText(/This is not the code from the server/)).toBeVisible();
  const [code = ''] = /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/u.exec(made.stdout) ?? [];
  await page.getByLabel('Code from the server').fill(code);
  await typePassword(page, admin.password);
  await expect(page.getByText('Scan this with the app.')).toBeVisible();
  await judge(page, 'code to scan');
  const app = await appFor(page);
  await confirm(page, app());
  await judge(page, 'codes to write down');
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await expect(page.getByRole('heading', { name: 'What needs you' })).toBeVisible();
  await logOut(page);

  await typeLogin(page, admin);
  await expect(page.getByRole('heading', { name: 'Log in: second step' })).toBeVisible();
  await judge(page, 'second step of a login');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await service.pass(STEP_SECONDS);
  await page.getByLabel('Code').fill(app(STEP_SECONDS));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(href(adminHome));

  const ana = await world.student('Ana');
  await page.goto(href(accountsPage, {}, { show: 'all', q: ana.username }));
  await page.getByRole('row').filter({ hasText: ana.username }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Act as this person' }).click();
  await page.getByRole('dialog').getByLabel('Why?').fill('The class code does not work.');
  await page.getByRole('button', { name: 'Act as this person' }).click();
  await expect(page).toHaveURL(href(studentHome));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(href(adminHome));
});

test('a teacher turns two-step login on, logs in with a code that was written down, and turns it off', async ({
  page,
  world,
  service,
}) => {
  const rivera = await world.teacher('Rivera');
  await logIn(page, rivera);
  await page.goto(href(passwordSettings));
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  await typePassword(page, rivera.password);
  const app = await appFor(page);
  const [recovery = ''] = await confirm(page, app());
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await expect(page.getByText('10 codes left of those that you wrote down.')).toBeVisible();
  await judge(page, 'password settings with two-step login');
  await logOut(page);

  await typeLogin(page, rivera);
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(href(teacherHome));
  await page.goto(href(passwordSettings));
  await expect(page.getByText('9 codes left of those that you wrote down.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(rivera.password);
  await service.pass(STEP_SECONDS);
  const steps = page.getByRole('region', { name: 'Two-step login' });
  await steps.getByLabel('Code from your app').fill(app(STEP_SECONDS));
  await page.getByRole('button', { name: 'Turn off two-step login' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
});
