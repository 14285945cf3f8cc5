import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { type App, buildApp } from '../build-app.ts';
import { createMovableClock, type MovableClock } from '../simulated-student.ts';
import { createWorld, type World } from '../world.ts';
import { describeApi } from './describe-api.ts';
import { runOn, withDatabase } from './global-setup.ts';
import type { Recording } from './recorder/exchange.ts';
import { findLeaks } from './recorder/find-leaks.ts';
import { readSecrets } from './recorder/read-secrets.ts';
import { recordExchanges } from './recorder/record-exchanges.ts';

export interface TestApp {
  readonly app: App;
  readonly world: World;
  readonly clock: MovableClock;
  readonly database: Database;
  /** For a second pool or process on the same database. */
  readonly url: string;
  /** Everything that the router answers to. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
}

interface RunningApp extends TestApp {
  readonly recording: Recording;
  readonly drop: () => Promise<void>;
}

/** A school morning in New York: Wednesday, 14 October 2026, 10:00. */
export const A_MORNING = new Date('2026-10-14T14:00:00Z');

/** A drill leaves a hundred thousand answers to search. Milliseconds. */
const SEARCH_TIME = 300_000;

/** A copy of the template, for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${inject('templateDatabase')}`);
  return { url: withDatabase(server, name), drop: () => runOn(server, `drop database ${name} with (force)`) };
}

/**
 * The whole service on a database of its own, for the tests of one file. When they are done, what must hold at any time
 * is looked up in the view `invariants`, and every answer is searched for what should have stayed inside.
 */
export function useTestApp(env: Record<string, string> = {}): TestApp {
  const current: { value?: RunningApp } = {};
  beforeAll(async () => {
    current.value = await runApp(env);
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

async function runApp(env: Record<string, string>): Promise<RunningApp> {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase({ url, connections: 8, onIdleError: () => {} });
  const clock = createMovableClock(A_MORNING);
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: url, ...env });
  const routes: { method: string; url: string }[] = [];
  const recorder: { recording?: Recording } = {};
  const app = await buildApp({
    config,
    database,
    now: () => clock.now(),
    // The same passages are drawn in every run.
    random: seededBy('test app'),
    beforeRoutes: async (server) => {
      server.addHook('onRoute', ({ method, url: pattern }) => {
        for (const one of [method].flat()) routes.push({ method: one, url: pattern });
      });
      recorder.recording = recordExchanges(server, database.db);
      await describeApi(server);
    },
  });
  const recording = recorder.recording ?? { exchanges: [], answers: [], tokens: new Map() };
  return { app, world: createWorld(app), clock, database, url, routes, recording, drop };
}
