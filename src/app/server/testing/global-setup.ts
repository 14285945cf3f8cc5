import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readContent, storeContent } from '#features/library/server/public.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';
import { prepareQueue } from '#platform/jobs/server/prepare-queue.ts';

import { askedJobs } from '../asked-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may make databases of their own. */
    databaseServer: string;
    /** A migrated database with the library in it, to be copied. */
    templateDatabase: string;
  }
}

const CONTENT = join(import.meta.dirname, '../../../../content');

/**
 * The folder is thrown away, so that no commit has to wait for the disk. What is kept is shown where a database is killed
 * (tools/fault-test/kill), and that it is shipped so, in open-embedded-postgres.test.ts. Several files run at a time, each
 * with some pools.
 */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/** The same server with another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Opens the server of this run (the embedded one, or TEST_DATABASE_URL) and makes the template once. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `openleaf_template_${process.pid}`;
  await runOn(server.url, `create database ${template}`);
  const database = openDatabase({
    url: withDatabase(server.url, template),
    connections: 2,
    onIdleError: () => {},
  });
  await migrate(database.pool);
  await prepareQueue(database, askedJobs);
  const files = await readContent(CONTENT);
  const passages = files.flatMap((file) => (file.kind === 'passage' ? [file.passage] : []));
  await storeContent(database.db, passages, new Date('2026-01-01T00:00:00Z'));
  await database.close();
  provide('databaseServer', server.url);
  provide('templateDatabase', template);
  return async () => {
    await runOn(server.url, `drop database if exists ${template}`);
    await server.close();
  };
}

async function openServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, close: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'openleaf-test-'));
  // As root the database runs as another user, who has to reach the folder.
  await chmod(dataDir, 0o755);
  const embedded = await openEmbeddedPostgres({
    dataDir,
    settings: SETTINGS,
    log: { info: () => {}, warn: () => {} },
  });
  return {
    url: embedded.url,
    async close() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
