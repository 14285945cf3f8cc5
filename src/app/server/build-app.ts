import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createCallers } from '#features/accounts/server/callers.ts';
import { createPasswordAsks } from '#features/accounts/server/password-asks.ts';
import type { PasswordCost } from '#features/accounts/server/password-cost.ts';
import { createPasswordHasher } from '#features/accounts/server/password-hasher.ts';
import { askedPretests, assignedPassages } from '#features/activities/server/public.ts';
import { createBilling, createMayUse } from '#features/billing/server/public.ts';
import {
  holdsBadge,
  isYoungStudent,
  knowsBadge,
  selectClassNamesAround,
} from '#features/classes/server/public.ts';
import { loadLibrary } from '#features/library/server/public.ts';
import { type ErasureRecord, noErasureRecord } from '#features/own-data/server/public.ts';
import { loadQuestionStates } from '#features/progress/server/public.ts';
import { createAnswerQueue } from '#features/quiz/server/public.ts';
import { createPlaceService, createSchoolStep } from '#features/schools/server/public.ts';
import { createSecurityCounters } from '#platform/audit/server/security-counters.ts';
import type { Config } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { within } from '#platform/deadline/server/deadline.ts';
import { API, bindRoutes } from '#platform/http/server/bind-routes.ts';
import { addHealthRoutes } from '#platform/http/server/health-routes.ts';
import { addHostGuard } from '#platform/http/server/host-guard.ts';
import { createHttpServer, type LogSink } from '#platform/http/server/http-server.ts';
import { noSuchAddress } from '#platform/http/server/no-such-address.ts';
import { addPageRoutes } from '#platform/http/server/page-routes.ts';
import { warnOfUntrustedProxy } from '#platform/http/server/warn-of-untrusted-proxy.ts';
import { loadKeyedHash } from '#platform/installation/server/installation-key.ts';
import { createJobQueue } from '#platform/jobs/server/job-queue.ts';
import { createHeavyLane, type HeavyLane } from '#platform/limits/server/heavy-lane.ts';
import { createLimits } from '#platform/limits/server/limits.ts';
import { createLoginProviders } from '#platform/openid/server/login-provider.ts';
import { createSessions } from '#platform/session/server/sessions.ts';
import { startTraces } from '#platform/traces/server/start-traces.ts';
import { traceCalls } from '#platform/traces/server/trace-calls.ts';
import { traceStatements } from '#platform/traces/server/trace-statements.ts';
import { leadOf } from '../core/old-paths.ts';
import { addOperationMetrics } from './operation-metrics.ts';
import { personalData } from './personal-tables.ts';
import { resolvers } from './resolvers.ts';
import { type AppServices, routesOf } from './routes.ts';
import { subscribers } from './subscribers.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** Folder of the built screens; without it only the calls are served. */
  readonly webFolder?: string;
  readonly now?: () => Date;
  /** For choices that nobody gains by guessing: which passages are drawn. */
  readonly random?: () => number;
  /** Less than as shipped for people of tests; no setting of the operator reaches it. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Where the log goes; the standard output without it. */
  readonly logTo?: LogSink;
  /** Runs before the routes are bound, for what must see each of them (the printer of the OpenAPI document). */
  readonly beforeRoutes?: (server: FastifyInstance) => Promise<void>;
  /** Where heavy calls wait for their turn. */
  readonly lane?: HeavyLane;
  /** Where erasures are noted outside the database. */
  readonly erasures?: ErasureRecord;
}

export interface App {
  readonly server: FastifyInstance;
  readonly services: AppServices;
  close(): Promise<void>;
}

/** Traces of calls and their statements, where the operator has a collector for them. */
async function openTraces({ traces: wanted }: Config, server: FastifyInstance, { pool }: Database) {
  if (wanted === undefined) return undefined;
  const traces = await startTraces({
    ...wanted,
    onTrouble: (reason) => server.log.warn({ reason }, 'The collector takes no traces.'),
  });
  traceCalls(server, traces.tracer);
  traceStatements(pool, traces.tracer);
  return traces;
}

/** Puts the service together on an open, migrated database. Listens to nothing yet. */
export async function buildApp({
  config,
  database,
  webFolder,
  passwordCost,
  logTo,
  beforeRoutes,
  now = () => new Date(),
  random = Math.random,
  lane = createHeavyLane(),
  erasures = noErasureRecord,
}: AppOptions): Promise<App> {
  const server = createHttpServer(config, logTo);
  const traces = await openTraces(config, server, database);
  addHostGuard(server, config);
  warnOfUntrustedProxy(server);
  const registry = new Registry();
  const services = await createServices(
    { config, database, now, random, passwordCost, erasures, registry },
    server.log,
  );
  const looking = keepLibraryFresh(services);
  const close = async () => {
    clearInterval(looking);
    await server.close();
    await services.passwordAsks.settled();
    await services.sessions.close();
    await services.passwords.close();
    await traces?.close();
  };
  try {
    await beforeRoutes?.(server);
    addHealthRoutes(server, database.db, {
      registry,
      metrics: { token: config.metricsToken, isDemo: config.mode === 'demo' },
    });
    addOperationMetrics(registry, {
      database,
      databasePool: config.databasePool,
      dataDir: config.dataDir,
      now,
    });
    const routes = config.serves ? routesOf(services) : [];
    await server.register(async (scope) => bindRoutes(scope, routes, { services, resolvers, lane }));
    const unknown = noSuchAddress(routes, API);
    if (webFolder === undefined) server.setNotFoundHandler(unknown);
    else {
      const school = await createSchoolStep(services, config.schoolAtSignUp);
      const steps = () => [
        ...(school.isShown() ? ['school'] : []),
        ...(config.createClassAtSignUp ? ['create-class'] : []),
        ...(config.billing === undefined ? [] : ['plans']),
        ...(config.billing?.atSignUp ? ['pricing'] : []),
      ];
      await addPageRoutes(server, {
        folder: webFolder,
        mode: config.mode,
        signUp: () => steps().join(' '),
        mapTiles: config.mapTiles,
        plans: config.billing !== undefined,
        mail: config.mail !== undefined,
        loginProviders: config.loginProviders.map(({ key, name }) => ({ key, name })),
        sites: config.sites,
        bases: config.bases,
        noSuchAddress: unknown,
        leadsOn: (path) => leadOf(path).kind !== 'unknown',
      });
    }
    await server.ready();
    return { server, services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Other processes may store passages or correct keys; scoring again waits until each has looked. Milliseconds. */
const LOOK_AT_LIBRARY = 30_000;

function keepLibraryFresh({ library, log }: AppServices): NodeJS.Timeout {
  const look = () => {
    within(LOOK_AT_LIBRARY, () => library.refreshIfChanged()).catch((error: unknown) => {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the library was not looked at');
    });
  };
  return setInterval(look, LOOK_AT_LIBRARY).unref();
}

async function createServices(
  {
    config,
    database,
    now,
    random,
    passwordCost,
    erasures,
    registry,
  }: Required<Pick<AppOptions, 'config' | 'database' | 'now' | 'random' | 'erasures'>> &
    Pick<AppOptions, 'passwordCost'> & { readonly registry: Registry },
  log: FastifyInstance['log'],
): Promise<AppServices> {
  const library = await loadLibrary(database.db);
  const keyedHash = await loadKeyedHash(database.db);
  const billing = createBilling(config.billing);
  const onError = (error: unknown) =>
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a background task failed');
  return {
    db: database.db,
    sessions: createSessions(database, { idleSeconds: config.idleSeconds, onError }),
    limits: createLimits(database.db),
    log,
    counters: createSecurityCounters(registry),
    keyedHash,
    jobQueue: createJobQueue(database),
    mailing: { isOn: config.mail !== undefined },
    contactEmail: config.contactEmail ?? null,
    personalData,
    erasures,
    now,
    ...subscribers,
    keptPassages: assignedPassages,
    askedPretests,
    randomInt: (below) => randomInt(below),
    random,
    passwords: createPasswordHasher(passwordCost),
    namesAround: selectClassNamesAround,
    isYoungStudent,
    holdsBadge,
    knowsBadge,
    sites: config.sites,
    callers: createCallers(keyedHash),
    passwordAsks: createPasswordAsks(log),
    loginProviders: await createLoginProviders(config.loginProviders),
    approveTeachersAtOnce: config.mode === 'demo',
    billing,
    places: config.placesUrl === undefined ? null : createPlaceService(config.placesUrl, log, now),
    mayUse: createMayUse(database.db, billing),
    requiresSecondFactor: config.mode !== 'demo',
    idleSeconds: config.idleSeconds,
    library,
    questionStates: await loadQuestionStates(database.db, onError),
    answers: createAnswerQueue(database.db),
  };
}
