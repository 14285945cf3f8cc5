import { landing } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';

test('the guard sees a request to another host', async ({ browser, guard }) => {
  const context = await browser.newContext({ bypassCSP: true });
  guard.watch(context);
  const page = await context.newPage();
  await page.goto(landing.path);
  await page.evaluate(() => fetch('http://127.0.0.2:9/').catch(() => {}));
  expect(guard.takeFaults()).toContainEqual('foreign request: http://127.0.0.2:9/');
  await context.close();
});

test('the guard sees that the policy of the page stopped one', async ({ page, guard }) => {
  await page.goto(landing.path);
  await page.evaluate(() => fetch('http://127.0.0.2:9/').catch(() => {}));
  expect(guard.takeFaults()).toContainEqual(expect.stringContaining('Content Security Policy'));
});

test('the guard sees an error that nobody caught', async ({ page, guard }) => {
  await page.goto(landing.path);
  await page.evaluate(() => setTimeout(() => JSON.parse('injected'), 0));
  await expect.poll(() => guard.takeFaults()).toContainEqual(expect.stringContaining('injected'));
});

test('the guard sees a failing server', async ({ page, guard }) => {
  await page.route('**/injected', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(landing.path);
  await page.evaluate(() => fetch('/injected'));
  expect(guard.takeFaults()).toContainEqual(expect.stringContaining('500'));
});

test('the guard sees a service worker whose script cannot be fetched, but not while the network is off', async ({
  page,
  guard,
}) => {
  const register = async () => {
    const failure = page.waitForEvent('console', (message) => message.text().includes('fetching the script'));
    await page.evaluate(() => navigator.serviceWorker.register('/injected.js').catch(() => {}));
    await failure;
  };
  // Parts of the page that come later are none of this.
  await page.goto(landing.path, { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await register();
  expect(guard.takeFaults()).toEqual([]);
  await page.evaluate(() => console.error('injected'));
  await expect.poll(() => guard.takeFaults()).toEqual(['console: injected']);
  await page.context().setOffline(false);
  await page.context().route('**/injected.js', (route) => route.abort());
  await register();
  expect(guard.takeFaults()).toContainEqual(expect.stringContaining('fetching the script'));
});
