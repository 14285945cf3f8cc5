import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { describeTables } from './database/describe-tables.ts';
import { generateTypes } from './database/generate-types.ts';

const test = useTestApp();
const ROOT = join(import.meta.dirname, '..');
const AGAIN = 'run `npm run db:describe` after a migration';

it('the pictures in db/tables show the tables as they are', async () => {
  const pictures = await describeTables(test.database.pool);
  const names = (await readdir(join(ROOT, 'db/tables'))).sort();
  expect(names, AGAIN).toEqual([...pictures.keys()].sort());
  for (const [name, picture] of pictures) {
    expect(await readFile(join(ROOT, 'db/tables', name), 'utf8'), AGAIN).toBe(picture);
  }
});

it('the row types are those of the tables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openleaf-types-'));
  try {
    await generateTypes(test.url, join(folder, 'schema.ts'));
    const made = await readFile(join(folder, 'schema.ts'), 'utf8');
    expect(await readFile(join(ROOT, 'src/platform/db/server/schema.gen.ts'), 'utf8'), AGAIN).toBe(made);
  } finally {
    await rm(folder, { recursive: true });
  }
});
