import type { Config } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { isMigrated, MigrationError } from '#platform/db/server/migrate.ts';
import { selectServerVersion } from '#platform/db/server/server-queries.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';
import { reachEmbeddedPostgres } from '#platform/embedded-postgres/server/reach-embedded-postgres.ts';
import type { SystemAccount } from '#platform/privilege/server/system-account.ts';

/** PostgreSQL 15, as the server counts its versions. */
const OLDEST_SERVER = 150_000;

/** What a start or a command reports to the person who runs it. */
export type Log = (line: string) => void;

/** A reason not to start, in one sentence for the person who starts it. */
export class StartError extends Error {}

/** The database of a configuration, open until it is closed. */
export interface OpenDatabase {
  readonly url: string;
  /** The folder in use, also where the database is on a server. */
  readonly dataDir: string;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** A process that gives root up while it holds the embedded database. */
export interface Holder {
  /** The account that this process will have; undefined when it was not started as root. */
  readonly guest: SystemAccount | undefined;
  /** Only a new start can watch over the database again. */
  readonly onUnsupervised: () => void;
}

/**
 * Opens the database that the configuration names: a server by its URL, else the one that comes with Openleaf.
 * @throws StartError when it does not answer or is too old; EmbeddedPostgresError when it cannot be started.
 */
export const openConfiguredDatabase = (config: Config, log: Log, holder?: Holder): Promise<OpenDatabase> =>
  openOn(() => openServer(config, log, openEmbeddedPostgres, holder), config.databasePool);

/** What the server says while it starts and stops is nothing to the person who runs a command. */
const withoutLog: Log = () => {};

/** A command works on one thing after the other. */
const COMMAND_CONNECTIONS = 2;

/**
 * The same database for a command, also while the service runs on it. It must have been prepared by a start of this version.
 * @throws StartError and EmbeddedPostgresError in words for the person who runs the command.
 */
export async function reachConfiguredDatabase(config: Config): Promise<OpenDatabase> {
  const opened = await openOn(
    () => openServer(config, withoutLog, reachEmbeddedPostgres),
    COMMAND_CONNECTIONS,
  );
  try {
    if (await isMigrated(opened.database.pool)) return opened;
    throw new StartError(
      'The database is not prepared for this version of Openleaf. Start Openleaf once, then run this again.',
    );
  } catch (error) {
    await opened.close();
    throw error instanceof MigrationError ? new StartError(error.message) : error;
  }
}

/**
 * The database that a backup is restored into: also one that was never prepared, or that is not there yet.
 * @throws StartError and EmbeddedPostgresError in words for the person who runs the command; one of them when Openleaf runs on the folder.
 */
export const openDatabaseToFill = (config: Config): Promise<OpenDatabase> =>
  openOn(() => openServer(config, withoutLog, openEmbeddedPostgres), COMMAND_CONNECTIONS);

/** A server, until it is stopped. */
interface Server {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

async function openServer(
  config: Config,
  log: Log,
  open: typeof openEmbeddedPostgres,
  holder?: Holder,
): Promise<Server> {
  if (config.databaseUrl !== undefined)
    return { url: config.databaseUrl, dataDir: config.dataDir, stop: async () => {} };
  return open({
    dataDir: config.dataDir,
    dataDirIsDefault: config.dataDirIsDefault,
    ...holder,
    log: { info: log, warn: log },
  });
}

async function openOn(start: () => Promise<Server>, connections: number): Promise<OpenDatabase> {
  const server = await start();
  const database = openDatabase({ url: server.url, connections, onIdleError: () => {} });
  const close = async () => {
    await database.close();
    await server.stop();
  };
  try {
    await reach(database);
    return { url: server.url, dataDir: server.dataDir, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Holds a new connection against what a process that gave root up may still do: those that it has are root's.
 * @throws StartError when the database cannot be reached any more.
 */
export async function reachAgain(url: string): Promise<void> {
  const database = openDatabase({ url, connections: 1, onIdleError: () => {} });
  try {
    await reach(database);
  } finally {
    await database.pool.end();
  }
}

async function reach({ db }: Database): Promise<void> {
  const version = await selectServerVersion(db).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database cannot be reached: ${reason}. Please check DATABASE_URL.`);
  });
  if (version < OLDEST_SERVER) {
    throw new StartError('The database is older than PostgreSQL 15. Please use a newer server.');
  }
}
