import { seededBy } from '#features/library/core/seeded-random.ts';
import { type Config, readConfig } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { type App, type AppOptions, buildApp } from '../build-app.ts';
import { createMovableClock, type MovableClock } from '../simulated-student.ts';
import { createWorld, type World } from '../world.ts';
import { describeApi } from './describe-api.ts';
import type { Recording } from './recorder/exchange.ts';
import { recordExchanges } from './recorder/record-exchanges.ts';

/** The whole service on one database, with everything that it answers recorded. */
export interface RecordedApp {
  readonly app: App;
  readonly world: World;
  readonly clock: MovableClock;
  readonly database: Database;
  /** For a second pool or process on the same database. */
  readonly url: string;
  /** Everything that the router answers to. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  readonly recording: Recording;
}

/**
 * As cheap as Argon2id gets: for tests that make hundreds of people and measure neither a password nor the line in front of
 * it (docs/decisions/0041).
 */
export const QUICK_PASSWORDS: Pick<AppOptions, 'passwordCost'> = {
  passwordCost: { memoryCost: 8, timeCost: 1 },
};

/** What tests have otherwise than operators. */
export interface TestOptions extends Pick<AppOptions, 'passwordCost'> {
  /** A provider on this machine in the place of Google, whose issuer is no setting. */
  readonly googleIssuer?: string;
}

/** A school morning in New York: Wednesday, 14 October 2026, 10:00. */
const A_MORNING = new Date('2026-10-14T14:00:00Z');

/** Opens the service on a migrated database with the library in it; it listens to nothing. */
export async function openRecordedApp(
  database: Database,
  url: string,
  env: Readonly<Record<string, string>> = {},
  { passwordCost, googleIssuer }: TestOptions = {},
): Promise<RecordedApp> {
  const clock = createMovableClock(A_MORNING);
  const config = withGoogleAt(googleIssuer, readConfig({ LOG_LEVEL: 'debug', DATABASE_URL: url, ...env }));
  const log: string[] = [];
  const routes: { method: string; url: string }[] = [];
  const recorder: { recording?: Recording } = {};
  const app = await buildApp({
    config,
    database,
    now: () => clock.now(),
    // The same passages are drawn in every run.
    random: seededBy('test app'),
    passwordCost,
    logTo: { write: (line) => log.push(line) },
    beforeRoutes: async (server) => {
      server.addHook('onRoute', ({ method, url: pattern }) => {
        for (const one of [method].flat()) routes.push({ method: one, url: pattern });
      });
      recorder.recording = recordExchanges(server, database.db, log);
      await describeApi(server);
    },
  });
  const recording = recorder.recording ?? { exchanges: [], answers: [], tokens: new Map(), log };
  return { app, world: createWorld(app), clock, database, url, routes, recording };
}

const withGoogleAt = (issuer: string | undefined, config: Config): Config => ({
  ...config,
  loginProviders: config.loginProviders.map((provider) =>
    provider.key === 'google' && issuer !== undefined
      ? { ...provider, issuer: new URL(issuer).href }
      : provider,
  ),
});

/** The OpenAPI document as it is printed. */
export const documentOf = ({ server }: App): Record<string, unknown> =>
  JSON.parse(JSON.stringify(server.swagger())) as Record<string, unknown>;
