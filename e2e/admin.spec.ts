import { expect, test } from './openleaf.ts';
import { findAccount } from './steps/accounts-list.ts';
import { judge } from './steps/judge.ts';

test('an admin locks an account and opens it again', async ({ page, world }) => {
  const ana = await world.student('Ana');
  const { row, choose } = await findAccount(page, ana.username);
  await choose('Lock this account');
  await judge(page, 'question whether to lock');
  await page.getByRole('button', { name: 'Lock the account' }).click();
  await expect(row.getByText('Locked')).toBeVisible();
  await judge(page, 'list with a locked account');
  await choose('Unlock this account');
  await page.getByRole('button', { name: 'Unlock the account' }).click();
  await expect(row.getByText('Locked')).toHaveCount(0);
});
