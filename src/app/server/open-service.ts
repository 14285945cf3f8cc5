import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent, storeContent } from '#features/library/server/public.ts';
import type { Config } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { selectServerVersion } from '#platform/db/server/server-queries.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres/server/open-embedded-postgres.ts';
import { type Jobs, startJobs } from '#platform/jobs/server/jobs.ts';
import { cleanUpLimits } from '#platform/limits/server/clean-up.ts';
import { cleanUpSessions } from '#platform/session/server/clean-up.ts';
import { buildApp } from './build-app.ts';
import { openDemoSchool } from './demo-school.ts';

/** PostgreSQL 15, as the server counts its versions. */
const OLDEST_SERVER = 150_000;

const ROOT = join(import.meta.dirname, '../../..');

/** What the start tells the person who runs it. */
export type Tell = (line: string) => void;

/** A running service. */
export interface Service {
  readonly address: string;
  stop(): Promise<void>;
}

/** A reason not to start, in one sentence for the person who starts it. */
export class StartError extends Error {}

/** Everything from the database to the open port. What was opened is closed again when a later step fails. */
export async function openService(config: Config, tell: Tell): Promise<Service> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    await findScreens(config.webFolder);
    const url = await openDatabaseServer(config, tell, opened);
    const database = openDatabase({ url, connections: config.databasePool, onIdleError: () => {} });
    opened.push(() => database.close());
    await prepare(database, config, tell);

    const app = await buildApp({ config, database, webFolder: config.webFolder });
    opened.push(() => app.close());
    const jobs = await openJobs(url, database, app.services.now);
    opened.push(() => jobs.stop());
    const address = await listen(app.server, config);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws StartError when there is nothing to show. */
async function findScreens(folder: string): Promise<void> {
  await access(join(folder, 'index.html')).catch(() => {
    throw new StartError(
      `The screens are not built: ${folder} holds no index.html. Please start with npm start.`,
    );
  });
}

async function openDatabaseServer(
  config: Config,
  tell: Tell,
  opened: (() => Promise<void>)[],
): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const embedded = await openEmbeddedPostgres({
    dataDir: config.dataDir,
    dataDirIsDefault: config.dataDirIsDefault,
    log: { info: tell, warn: tell },
  });
  opened.push(() => embedded.stop());
  return embedded.url;
}

/** Schema, library and, in the demo, the school: each brought up to date, each harmless to do again. */
async function prepare(database: Database, config: Config, tell: Tell): Promise<void> {
  await reach(database);
  const migrations = await migrate(database.pool);
  if (migrations.length > 0) tell(`Database prepared (${migrations.length} steps).`);
  const files = await readContent(join(ROOT, 'content'));
  const passages = files.flatMap((file) => (file.kind === 'passage' ? [file.passage] : []));
  const stored = await storeContent(database.db, passages, new Date());
  if (stored.added > 0) tell(`Library loaded: ${passages.length} passages.`);
  if (config.mode === 'demo') await openDemoSchool(database, config, { today: new Date(), tell });
}

/** @throws StartError when the database does not answer or is too old. */
async function reach({ pool }: Database): Promise<void> {
  const version = await selectServerVersion(pool).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database cannot be reached: ${reason}. Please check DATABASE_URL.`);
  });
  if (version < OLDEST_SERVER) {
    throw new StartError('The database is older than PostgreSQL 15. Please use a newer server.');
  }
}

const openJobs = (url: string, { db }: Database, now: () => Date): Promise<Jobs> =>
  startJobs([cleanUpSessions(db, now), cleanUpLimits(db, now)], { url, onError: () => {} });

async function listen(
  server: Awaited<ReturnType<typeof buildApp>>['server'],
  { host, port }: Config,
): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use. Stop the other program, or choose another port with PORT=3001 npm start.`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(`This machine has no address ${host}. Please check HOST.`);
    throw error;
  }
}
