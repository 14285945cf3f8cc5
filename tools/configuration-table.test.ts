import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { configurationTable, README, withTable } from './configuration-table.ts';

it('the table in the README names every variable that the server reads', async () => {
  const readme = await readFile(README, 'utf8');
  expect(configurationTable().split('\n').length).toBeGreaterThan(10);
  expect(readme, 'run `npm run docs:configuration`').toBe(withTable(readme));
});
