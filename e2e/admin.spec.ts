import { href } from '#platform/screens/core/address.ts';
import { accountsPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

test('an admin locks an account and opens it again', async ({ page, world }) => {
  const ana = await world.student('Ana');
  await logIn(page, DEMO.admin);
  await page.goto(href(accountsPage));
  await page.getByLabel('Show').selectOption({ label: 'Everybody' });
  await page.getByLabel('Username, name, or e-mail').fill(ana.username);
  const row = page.getByRole('row').filter({ hasText: ana.username });
  const choose = async (what: string) => {
    await row.getByRole('button', { name: /^What to do with/ }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await choose('Lock this account');
  await judge(page, 'question whether to lock');
  await page.getByRole('button', { name: 'Lock the account' }).click();
  await expect(row.getByText('Locked')).toBeVisible();
  await judge(page, 'list with a locked account');
  await choose('Unlock this account');
  await page.getByRole('button', { name: 'Unlock the account' }).click();
  await expect(row.getByText('Locked')).toHaveCount(0);
});
