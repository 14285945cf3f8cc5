import type { Page } from '@playwright/test';
import {
  joinClassPage,
  landing,
  passwordSettings,
  readingHistory,
  readingProgress,
} from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { logIn, logOut, newStudent } from './steps/people.ts';
import { answer, answered, chooseFirstPassage, firstShown, openQuestion, verdict } from './steps/reading.ts';

test('a quiz opens again without network, and goes on', async ({ page, world, service, read }) => {
  await logIn(page, await newStudent(world, service));
  const title = await chooseFirstPassage({ page });
  await keptOnDevice(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await answer({ page, read });
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(openQuestion(page)).toBeVisible();

  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByText('There is no connection right now')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(openQuestion(page)).toBeVisible();

  await page.context().setOffline(false);
  await expect(verdict(page)).toBeVisible();
  await expect(answered(page, 1)).toBeVisible();
});

test('a quiz that was answered to its end without network may be left, and is sent later', async ({
  page,
  world,
  service,
  read,
}) => {
  await logIn(page, await newStudent(world, service));
  await chooseFirstPassage({ page });
  await keptOnDevice(page);
  await page.context().setOffline(true);
  const next = page.getByRole('button', { name: 'Next question' });
  const mayLeave = page
    .getByText(/kept on this device\. We send them when you are back online\. You can leave now\.$/)
    .first();
  do {
    if (await next.isVisible()) await next.click();
    await answer({ page, read });
  } while ((await firstShown(next, mayLeave)) === next);

  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByText('There is no connection right now')).toBeVisible();
  await expect(page.getByText(/^Your \d answers are kept on this device\./).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'See how it went' }).click();
  await expect(page.getByRole('heading', { name: /^You read “/ })).toBeVisible();
});

test('the pretest opens again without network', async ({ page, world, service, read }) => {
  await logIn(page, await newStudent(world, service, { pretest: 'not started' }));
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start reading' }).click();
  await expect(openQuestion(page)).toBeVisible();
  await keptOnDevice(page);

  await page.context().setOffline(true);
  await page.reload();
  await answer({ page, read });
  await expect(page.getByText('Your answer is kept on this device').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/kept on this device/)).toHaveCount(0);
});

test('the progress and the classes open without network, and fill by themselves', async ({
  page,
  world,
  service,
}) => {
  const ana = await newStudent(world, service);
  await logIn(page, ana);
  await keptOnDevice(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello, ./, level: 1 })).toBeVisible();
  for (const [address, title] of [
    [readingProgress, 'My progress'],
    [joinClassPage, 'Join a class'],
    [passwordSettings, 'Password'],
  ] as const) {
    await page.goto(address.path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
  await page.goto(readingHistory.path);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 3000 });
  await page.context().setOffline(false);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test.describe('on the first visit, before the device keeps the screens', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose parts are gone after an update reads itself again', async ({ page, world, service }) => {
    await logIn(page, await newStudent(world, service));
    await page
      .getByRole('button', { name: /^Read this: / })
      .first()
      .waitFor();
    const asked: string[] = [];
    await page.route(/\/assets\/quiz-page/, (route) => {
      asked.push('quiz');
      return route.fulfill({ status: 404 });
    });
    await page.route('/', async (route) => {
      asked.push('start');
      const served = await route.fetch();
      const text = await served.text();
      await route.fulfill({ body: text.replace(/assets\/index-[^"]+/, 'assets/index-newer.js') });
    });
    const isReadAgain = page.waitForEvent('load');
    await page
      .getByRole('button', { name: /^Read this: / })
      .first()
      .click();
    await isReadAgain;
    expect(asked).toContain('start');
  });
});

test('the start page opens without network', async ({ page, world, service }) => {
  await logIn(page, await newStudent(world, service));
  await keptOnDevice(page);
  await logOut(page);
  await page.context().setOffline(true);
  await page.goto(landing.path);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('Openleaf can be installed as an app', async ({ page, world, service }) => {
  await logIn(page, await newStudent(world, service));
  await keptOnDevice(page);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A private window installs nothing; there is no other complaint.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

/** Waits until the screens are on the device. */
const keptOnDevice = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
