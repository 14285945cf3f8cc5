import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openDatabase } from '#platform/db/server/database.ts';
import { runOn, withDatabase } from './global-setup.ts';
import { openRecordedApp, type RecordedApp, type TestOptions } from './recorded-app.ts';
import { findLeaks } from './recorder/find-leaks.ts';
import { readSecrets } from './recorder/read-secrets.ts';

export type TestApp = Omit<RecordedApp, 'recording'>;

interface RunningApp extends RecordedApp {
  readonly drop: () => Promise<void>;
}

/** PostgreSQL's code. */
const INSUFFICIENT_PRIVILEGE = '42501';
/** A fault test leaves a hundred thousand answers to search. Milliseconds. */
const SEARCH_TIME = 300_000;

/** A copy of the template, for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${inject('templateDatabase')}`);
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) };
}

/**
 * Drops a database with the connections that are left on it. A process of autovacuum may be at work there, which only a
 * superuser may end by force; a plain drop asks it to leave.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  await runOn(server, `drop database ${name} with (force)`).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
    return runOn(server, `drop database ${name}`);
  });
}

/**
 * The whole service on a database of its own, for the tests of one file. When they are done, what must hold at any time
 * is looked up in the view `invariants`, and every answer is searched for what should have stayed inside.
 */
export function useTestApp(env: Record<string, string> = {}, options: TestOptions = {}): TestApp {
  const current: { value?: RunningApp } = {};
  beforeAll(async () => {
    current.value = await runApp(env, options);
  });
  afterAll(async () => {
    if (!current.value) return;
    const { app, database, drop, recording } = current.value;
    const broken = await database.db.selectFrom('invariants').selectAll().execute();
    const leaks = findLeaks(recording, await readSecrets(app));
    await app.close();
    await database.close();
    await drop();
    expect(broken, 'what must hold at any time').toEqual([]);
    expect(leaks, 'what should have stayed inside').toEqual([]);
  }, SEARCH_TIME);
  const get = (): TestApp => {
    if (!current.value) throw new Error('The test app is there only inside a test.');
    return current.value;
  };
  return {
    get app() {
      return get().app;
    },
    get world() {
      return get().world;
    },
    get clock() {
      return get().clock;
    },
    get database() {
      return get().database;
    },
    get url() {
      return get().url;
    },
    get routes() {
      return get().routes;
    },
  };
}

async function runApp(env: Record<string, string>, options: TestOptions): Promise<RunningApp> {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase({ url, connections: 8, onIdleError: () => {} });
  return { ...(await openRecordedApp(database, url, env, options)), drop };
}
