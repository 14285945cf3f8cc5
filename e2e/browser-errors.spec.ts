import type { Page, Request } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { helpPage } from '#platform/screens/core/service-addresses.ts';
import { clientLogPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { findFaults, judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

const isReport = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/logs');

/** What the next report of the page says. */
const nextReport = async (page: Page, cause: () => Promise<unknown>) => {
  const [report] = await Promise.all([page.waitForRequest(isReport), cause()]);
  expect(report.headers()['authorization']).toBeUndefined();
  return report.postDataJSON() as Readonly<Record<string, unknown>>;
};

test('an error that nobody catches is told without words of people, and the admin sees it', async ({
  page,
  guard,
}) => {
  await page.goto('/?ref=ana');
  // An error before the page is there is told as a start that failed.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const report = await nextReport(page, () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('provoked by ana@home.example');
      });
    }),
  );
  expect(report).toMatchObject({ message: 'Uncaught Error: provoked by (email)', log_level: 3, href: '/' });
  expect(report['user_id']).toBeNull();
  await logIn(page, DEMO.admin);
  await page.goto(href(clientLogPage));
  await expect(page.getByRole('row').filter({ hasText: 'provoked by (email)' })).toBeVisible();
  await judge(page, 'the errors of browsers');
  expect(guard.takeFaults()).toEqual([expect.stringContaining('provoked')]);
});

test('a screen whose script does not come is told, with the script', async ({ page, guard }) => {
  await page.goto('/');
  await page.route('**/assets/help-page-*.js', (route) => route.abort());
  const report = await nextReport(page, () => page.getByRole('link', { name: 'Help', exact: true }).click());
  expect(report['message']).toBe('could not load script');
  expect(report['args']).toContain('help-page');
  await expect(page).toHaveURL(href(helpPage));
  guard.takeFaults();
});

test('a start that fails is told', async ({ page, guard }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('no room');
      },
    });
  });
  const report = await nextReport(page, () => page.goto('/'));
  expect(report).toMatchObject({ message: "couldn't start session", log_level: 2 });
  expect(guard.takeFaults()).not.toEqual([]);
});

test('a page whose client never starts says so after a while', async ({ page, guard }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  const words = page.getByText('Openleaf is not open yet.');
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
  // Ten seconds later.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(words).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  guard.takeFaults();
});

test('a second load of the client is told and ignored', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const report = await nextReport(page, () =>
    page.evaluate(() => {
      const first = document.querySelector<HTMLScriptElement>('script[type=module]');
      const second = document.createElement('script');
      Object.assign(second, { type: 'module', src: `${first?.src}?again` });
      document.head.append(second);
    }),
  );
  expect(report['message']).toBe('app already loaded');
  await expect(heading).toHaveCount(1);
});

test('a server that fails is told with the call, and a refusal by a rule is not', async ({ page, guard }) => {
  await page.goto(href(login));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Username').fill('nobody.at.all');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(sent.filter((url) => url.endsWith('/api/logs'))).toEqual([]);
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: 'oh' }));
  const report = await nextReport(page, () =>
    page.getByRole('button', { name: 'Log in', exact: true }).click(),
  );
  expect(report['message']).toBe('response returned with bad status code');
  expect(report['args']).toContain('call logIn');
  expect(guard.takeFaults()).toEqual([expect.stringContaining('500')]);
});
