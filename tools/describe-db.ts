import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';
import { describeTables } from './database/describe-tables.ts';
import { generateTypes } from './database/generate-types.ts';

/** Makes the row types and the pictures in `db/tables/` anew from a freshly migrated database. */
const ROOT = join(import.meta.dirname, '..');
const dataDir = await mkdtemp(join(tmpdir(), 'openleaf-describe-'));
await chmod(dataDir, 0o755);
const embedded = await openEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });
const database = openDatabase({ url: embedded.url, connections: 2, onIdleError: () => {} });
try {
  await migrate(database.pool);
  await generateTypes(embedded.url, 'src/platform/db/server/schema.gen.ts');
  const folder = join(ROOT, 'db/tables');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, picture] of await describeTables(database.pool))
    await writeFile(join(folder, name), picture);
} finally {
  await database.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
