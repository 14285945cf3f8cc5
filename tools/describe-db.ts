import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';
import { describeTables } from './database/describe-tables.ts';
import { generateTypes } from './database/generate-types.ts';

/**
 * Makes the row types and the pictures of the tables anew from a freshly migrated database.
 *
 *   npm run db:describe               into src/platform/db/server/schema.gen.ts and db/tables
 *   npm run db:describe -- FOLDER     into schema.gen.ts and tables of this folder
 */
const ROOT = join(import.meta.dirname, '..');
const [target] = process.argv.slice(2);
const TYPES =
  target === undefined ? join(ROOT, 'src/platform/db/server/schema.gen.ts') : join(target, 'schema.gen.ts');
const PICTURES = target === undefined ? join(ROOT, 'db/tables') : join(target, 'tables');
const dataDir = await mkdtemp(join(tmpdir(), 'openleaf-describe-'));
await chmod(dataDir, 0o755);
const embedded = await openEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });
const database = openDatabase({ url: embedded.url, connections: 2, onIdleError: () => {} });
try {
  await migrate(database.pool);
  await generateTypes(embedded.url, TYPES);
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES);
  for (const [name, picture] of await describeTables(database.pool))
    await writeFile(join(PICTURES, name), picture);
} finally {
  await database.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
