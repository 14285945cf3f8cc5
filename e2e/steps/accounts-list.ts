import type { Locator, Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { accountsPage } from '#platform/screens/core/staff-addresses.ts';
import { DEMO, logIn } from './people.ts';

/** One account in the admin's list. */
interface AccountRow {
  readonly row: Locator;
  /** Opens what can be done with the account, and chooses of it. */
  readonly choose: (what: string) => Promise<void>;
}

/** Logs in as the admin and finds one account in the list. */
export async function findAccount(page: Page, username: string): Promise<AccountRow> {
  await logIn(page, DEMO.admin);
  await page.goto(href(accountsPage));
  await page.getByLabel('Show').selectOption({ label: 'Everybody' });
  await page.getByLabel('Username, name, or email').fill(username);
  const row = page.getByRole('row').filter({ hasText: username });
  return {
    row,
    choose: async (what) => {
      await row.getByRole('button', { name: /^What to do with/ }).click();
      await page.getByRole('menuitem', { name: what }).click();
    },
  };
}
