import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PLANS_PAGE, plansPage } from './plans-table.ts';

it('the page of plans shows the rule that the server goes by', async () => {
  const page = await readFile(PLANS_PAGE, 'utf8');
  expect(page).toContain('Everybody has everything');
  expect(page).toContain('| assigned-passage | – | yes | yes | yes | yes |');
  // There are no ads, so that no row may say who sees them.
  expect(page).not.toContain('| no-ads |');
  expect(page).toContain('Openleaf shows no ads to anybody');
  expect(page, 'run `npm run docs:plans`').toBe(plansPage());
});
