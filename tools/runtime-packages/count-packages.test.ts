import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#app/server/testing/test-app.ts';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { countPackages, readExplained } from './count-packages.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = (await makeTestFolder()).path;
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('a running server loads the packages that decision 10 gives a reason for, and no others', async () => {
  const loaded = await countPackages(folder, { DATABASE_URL: database.url });
  expect(loaded).toEqual([...(await readExplained())].sort());
}, 60_000);
