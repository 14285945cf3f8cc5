import type { Page } from '@playwright/test';
import { startProvider, type TestProvider } from '#platform/openid/server/testing/start-provider.ts';
import { href } from '#platform/screens/core/address.ts';
import {
  googleSuccess,
  login,
  socialSettings,
  studentHome,
  teacherHome,
} from '#platform/screens/core/addresses.ts';
import { test as base, expect } from './openleaf.ts';
import { freePort } from './service/free-port.ts';
import { startService } from './service/service.ts';
import { keys, mouse } from './steps/hands.ts';
import { judge } from './steps/judge.ts';
import { logIn, logOut } from './steps/people.ts';

const SCHOOL = 'Riverside School';

/** An Openleaf in use, with the school's identity provider. */
const test = base.extend<object, { provider: TestProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ provider }, use) => {
      const port = await freePort();
      const env = {
        OPENLEAF_MODE: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        SCHOOL_LOGIN_ISSUER: provider.issuer,
        SCHOOL_LOGIN_CLIENT_ID: 'openleaf',
        SCHOOL_LOGIN_CLIENT_SECRET: 'a secret',
        SCHOOL_LOGIN_NAME: SCHOOL,
        // Nobody goes there: its button is looked at.
        GOOGLE_CLIENT_ID: 'openleaf',
        GOOGLE_CLIENT_SECRET: 'a secret',
      };
      const service = await startService({ env, mayGoTo: [provider.issuer] });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const pressSchool = (page: Page) => page.getByRole('button', { name: `Log in with ${SCHOOL}` }).click();

async function connect(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${SCHOOL}` }).click();
  await page.getByLabel('Your Openleaf password').fill(password);
  await page.getByRole('button', { name: `Continue to ${SCHOOL}` }).click();
  await expect(page.getByText(`${SCHOOL} is connected.`)).toBeVisible();
}

test('a teacher connects the school’s account once, and then logs in with one press', async ({
  page,
  world,
  provider,
}) => {
  const teacher = await world.teacher('Rivera');
  provider.everybodyIs({ sub: teacher.username });
  await page.goto(href(login));
  await judge(page, 'login with providers');
  await pressSchool(page);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeFocused();
  await judge(page, 'an account that nobody knows');
  await page.getByRole('link', { name: 'Log in and connect' }).click();
  await logIn(page, teacher, null);
  await expect(page).toHaveURL(href(socialSettings));
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await judge(page, 'connected accounts');

  await page.getByRole('button', { name: `Connect ${SCHOOL}` }).click();
  await page.getByLabel('Your Openleaf password').fill('not the password');
  await page.getByRole('button', { name: `Continue to ${SCHOOL}` }).click();
  await expect(page.getByText('This is not your password. Please try again.')).toBeVisible();
  await judge(page, 'password for connecting');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await connect(page, teacher.password);
  await judge(page, 'connected');

  await logOut(page);
  await page.goto(href(login, {}, { to: href(socialSettings) }));
  await pressSchool(page);
  await expect(page).toHaveURL(href(socialSettings));
  await expect(page.getByText(/^Connected on /)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('openleaf.login-under-way');

  await page.getByRole('button', { name: `Disconnect ${SCHOOL}` }).click();
  await judge(page, 'question whether to disconnect');
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('Not connected')).toHaveCount(2);
  await logOut(page);
  await page.goto(href(login));
  await pressSchool(page);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
});

test('a child connects the school’s account, is not offered Google, and gets home with one press', async ({
  page,
  world,
  provider,
}) => {
  const ana = await world.student('Ana');
  provider.everybodyIs({ sub: ana.username });
  await logIn(page, ana, href(login, {}, { to: href(socialSettings) }));
  await expect(page.getByRole('button', { name: `Connect ${SCHOOL}` })).toBeVisible();
  await expect(page.getByText('Google')).toHaveCount(0);
  await connect(page, ana.password);
  await logOut(page);
  await page.goto(href(login));
  await pressSchool(page);
  await expect(page).toHaveURL(href(studentHome));
});

for (const [means, hands, screen] of [
  ['by mouse', mouse, { width: 1280, height: 720 }],
  ['by keyboard alone, on a narrow screen', keys, { width: 320, height: 720 }],
] as const) {
  test(`a child comes through the school’s login and reads on where a passage was left, ${means}`, async ({
    page,
    world,
    provider,
  }) => {
    await page.setViewportSize(screen);
    const room = await (await world.teacher('Rivera')).class('Room 12');
    const ana = await room.student('Ana');
    provider.everybodyIs({ sub: ana.username });
    await logIn(page, ana, href(login, {}, { to: href(socialSettings) }));
    await connect(page, ana.password);
    await logOut(page);
    await page.goto(href(login));
    await hands.press(page.getByRole('button', { name: `Log in with ${SCHOOL}` }));
    await expect(page).toHaveURL(href(studentHome));
    await hands.press(page.getByRole('link', { name: 'Start', exact: true }).first());
    await expect(page).toHaveURL(/PreTest/i);
    await judge(page, 'pretest of a child who came through the school');
  });
}

test('what comes back to another browser, or from nowhere, logs nobody in', async ({
  page,
  newDevice,
  world,
  provider,
}) => {
  const teacher = await world.teacher('Novak');
  provider.everybodyIs({ sub: teacher.username });
  await logIn(page, teacher, href(login, {}, { to: href(socialSettings) }));
  await connect(page, teacher.password);
  await logOut(page);
  await page.goto(href(login));
  // The way back is caught, and opened elsewhere.
  let wayThere = '';
  await page.route(`${provider.issuer}/**`, async (route) => {
    wayThere = route.request().url();
    await route.abort();
  });
  await pressSchool(page);
  await expect.poll(() => wayThere).toContain('state=');
  const caught = await provider.visit(wayThere, { sub: teacher.username });
  const elsewhere = await newDevice();
  await elsewhere.goto(caught.href);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'You are not logged in yet' })).toBeFocused();
  await expect(elsewhere.getByText('it began in another window')).toBeVisible();
  expect(elsewhere.url()).not.toContain('code=');
  await elsewhere.goto(href(teacherHome));
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.goto(href(googleSuccess));
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'You are not logged in yet' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Back to log in' }).click();
  await expect(elsewhere).toHaveURL(href(login));
});
