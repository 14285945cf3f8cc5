/**
 * Prints the OpenAPI document of the service into docs/openapi.json, from the routes that the server really has.
 *
 *   npm run openapi               into docs/openapi.json
 *   npm run openapi -- FILE       into this file
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app/server/build-app.ts';
import { describeApi } from '#app/server/testing/describe-api.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';

export const OPENAPI_FILE = resolve(import.meta.dirname, '../docs/openapi.json');

/** The document as text: paths in the order of the alphabet, so that it only changes where the contract does. */
export function printOpenApi(server: FastifyInstance): string {
  const document = server.swagger();
  const paths = Object.entries(document.paths ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...document, paths: Object.fromEntries(paths) }, null, 2)}\n`;
}

/** The server wants a migrated database before it describes itself; this one lives for a moment. */
async function withServer<T>(work: (server: FastifyInstance) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'openleaf-openapi-'));
  // As root the database runs as another user, who has to reach the folder.
  await chmod(dataDir, 0o755);
  const postgres = await openEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  const database = openDatabase({ url: postgres.url, connections: 2, onIdleError: () => {} });
  try {
    await migrate(database.pool);
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      database,
      beforeRoutes: describeApi,
    });
    const result = await work(app.server);
    await app.close();
    return result;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const file = process.argv[2] ?? OPENAPI_FILE;
  await withServer((server) => writeFile(file, printOpenApi(server)));
}
