import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PAGE, personalDataPage } from './personal-data.ts';

it('docs/personal-data.md shows what becomes of every column now', async () => {
  expect(await readFile(PAGE, 'utf8'), 'run `npm run docs:personal-data`').toBe(personalDataPage());
});
