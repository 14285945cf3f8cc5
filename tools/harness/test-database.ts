import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';
import { postmasterPid, serverPid } from '#platform/embedded-postgres/server/testing/processes.ts';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { startSeparateServer } from '../test/separate-server.ts';
import type { DatabaseKind } from './database-kind.ts';
import { fillWithLibrary, programs } from './library-dump.ts';

const CONNECTIONS = 8;
const QUIET = { info: () => {}, warn: () => {} };

/** A database of its own for one run, safe against a power cut as it is shipped. */
export interface TestDatabase {
  readonly kind: DatabaseKind;
  /** A folder that goes away with it. */
  readonly folder: string;
  /** Variables with which a server process works on it. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Works on it from here. An embedded one belongs to one process: not while a server runs on it, which has
   * `url` for others.
   */
  work<T>(task: (database: Database, url: string) => Promise<T>): Promise<T>;
  /** Of the running database, from the first `work` on; the embedded one keeps it over its starts. */
  url(): string;
  /** The process that must be killed to kill the running database. */
  pid(): number;
  remove(): Promise<void>;
}

/** Makes a migrated database with the library in it. */
export async function makeTestDatabase(kind: DatabaseKind = 'separate'): Promise<TestDatabase> {
  const made = await (kind === 'embedded' ? makeEmbedded() : makeSeparate());
  await made.work(fillWithLibrary);
  return made;
}

async function makeEmbedded(): Promise<TestDatabase> {
  const home = await makeTestFolder();
  const dataDir = join(home.path, 'data');
  let known = '';
  return {
    kind: 'embedded',
    folder: home.path,
    env: { DATA_DIR: dataDir },
    async work(task) {
      const server = await openEmbeddedPostgres({ dataDir, log: QUIET });
      known = server.url;
      try {
        return await withDatabase(server.url, task);
      } finally {
        await server.stop();
      }
    },
    url: () => known,
    pid: () => serverPid(dataDir),
    remove: () => home.remove(),
  };
}

async function makeSeparate(): Promise<TestDatabase> {
  const home = await makeTestFolder();
  const server = await startSeparateServer(programs(), { keep: true, log: QUIET });
  return {
    kind: 'separate',
    folder: home.path,
    env: { DATABASE_URL: server.url },
    work: (task) => withDatabase(server.url, task),
    url: () => server.url,
    pid: () => postmasterPid(server.cluster),
    async remove() {
      await server.stop();
      await home.remove();
    },
  };
}

async function withDatabase<T>(
  url: string,
  task: (database: Database, url: string) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url, connections: CONNECTIONS, onIdleError: () => {} });
  try {
    return await task(database, url);
  } finally {
    await database.close();
  }
}
