import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent, storeContent } from '#features/library/server/public.ts';
import { calibrateQuestions, scoreCorrectedAgain } from '#features/practice/server/public.ts';
import type { Config } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { type Jobs, startJobs } from '#platform/jobs/server/jobs.ts';
import { cleanUpLimits } from '#platform/limits/server/clean-up.ts';
import { cleanUpSessions } from '#platform/session/server/clean-up.ts';
import { buildApp } from './build-app.ts';
import { openDemoSchool } from './demo-school.ts';
import { openConfiguredDatabase, StartError, type Tell } from './open-database.ts';
import type { AppServices } from './routes.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A running service. */
export interface Service {
  readonly address: string;
  stop(): Promise<void>;
}

/** Everything from the database to the open port. What was opened is closed again when a later step fails. */
export async function openService(config: Config, tell: Tell): Promise<Service> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    await findScreens(config.webFolder);
    const opening = await openConfiguredDatabase(config, tell);
    opened.push(() => opening.close());
    const { url, database } = opening;
    await prepare(database, config, tell);

    const app = await buildApp({ config, database, webFolder: config.webFolder });
    opened.push(() => app.close());
    const jobs = await openJobs(url, app.services);
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

/** Schema, library and, in the demo, the school: each brought up to date, each harmless to do again. */
async function prepare(database: Database, config: Config, tell: Tell): Promise<void> {
  const migrations = await migrate(database.pool);
  if (migrations.length > 0) tell(`Database prepared (${migrations.length} steps).`);
  const files = await readContent(join(ROOT, 'content'));
  const passages = files.flatMap((file) => (file.kind === 'passage' ? [file.passage] : []));
  const stored = await storeContent(database.db, passages, new Date());
  if (stored.added > 0) tell(`Library loaded: ${passages.length} passages.`);
  if (config.mode === 'demo') await openDemoSchool(database, config, { today: new Date(), tell });
}

function openJobs(url: string, services: AppServices): Promise<Jobs> {
  const { db, now } = services;
  const kinds = [
    cleanUpSessions(db, now),
    cleanUpLimits(db, now),
    calibrateQuestions(services),
    scoreCorrectedAgain(services),
  ];
  return startJobs(kinds, { url, onError: () => {} });
}

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
