import type { Config } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { selectServerVersion } from '#platform/db/server/server-queries.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';

/** PostgreSQL 15, as the server counts its versions. */
const OLDEST_SERVER = 150_000;

/** What a start or a command tells the person who runs it. */
export type Tell = (line: string) => void;

/** A reason not to start, in one sentence for the person who starts it. */
export class StartError extends Error {}

/** The database of a configuration, open until it is closed. */
export interface OpenDatabase {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names: a server by its URL, else the one that comes with Openleaf.
 * @throws StartError when it does not answer or is too old; EmbeddedPostgresError when it cannot be started.
 */
export async function openConfiguredDatabase(config: Config, tell: Tell): Promise<OpenDatabase> {
  const server = await openServer(config, tell);
  const database = openDatabase({
    url: server.url,
    connections: config.databasePool,
    onIdleError: () => {},
  });
  const close = async () => {
    await database.close();
    await server.stop();
  };
  try {
    await reach(database);
    return { url: server.url, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openServer(config: Config, tell: Tell): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  return openEmbeddedPostgres({
    dataDir: config.dataDir,
    dataDirIsDefault: config.dataDirIsDefault,
    log: { info: tell, warn: tell },
  });
}

async function reach({ pool }: Database): Promise<void> {
  const version = await selectServerVersion(pool).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database cannot be reached: ${reason}. Please check DATABASE_URL.`);
  });
  if (version < OLDEST_SERVER) {
    throw new StartError('The database is older than PostgreSQL 15. Please use a newer server.');
  }
}
