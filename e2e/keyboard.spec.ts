import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { tabTo } from './steps/keyboard.ts';

test('the keyboard notices a stop that cannot be seen', async ({ page }) => {
  await page.goto(href(login));
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  await tabTo(button);
  await button.evaluate((element) => element.style.setProperty('outline', 'none'));
  await page.getByLabel('Username').focus();
  await expect(tabTo(page.getByRole('link', { name: 'Create an account' }))).rejects.toThrow(
    /the focus on <button>/,
  );
});

test('the keyboard notices what it cannot reach', async ({ page }) => {
  await page.goto(href(login));
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  await button.evaluate((element) => element.setAttribute('tabindex', '-1'));
  await expect(tabTo(button)).rejects.toThrow(/does not reach/);
});
