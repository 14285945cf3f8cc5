import { expect, test } from './openleaf.ts';

test('the guard sees a request to another host', async ({ browser, guard }) => {
  const context = await browser.newContext({ bypassCSP: true });
  guard.watch(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => fetch('http://127.0.0.2:9/').catch(() => {}));
  expect(guard.takeFaults()).toContainEqual('foreign request: http://127.0.0.2:9/');
  await context.close();
});

test('the guard sees that the policy of the page stopped one', async ({ page, guard }) => {
  await page.goto('/');
  await page.evaluate(() => fetch('http://127.0.0.2:9/').catch(() => {}));
  expect(guard.takeFaults()).toContainEqual(expect.stringContaining('Content Security Policy'));
});

test('the guard sees an error that nobody caught', async ({ page, guard }) => {
  await page.goto('/');
  await page.evaluate(() => setTimeout(() => JSON.parse('planted'), 0));
  await expect.poll(() => guard.takeFaults()).toContainEqual(expect.stringContaining('planted'));
});

test('the guard sees a failing server', async ({ page, guard }) => {
  await page.route('**/planted', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await page.evaluate(() => fetch('/planted'));
  expect(guard.takeFaults()).toContainEqual(expect.stringContaining('500'));
});
