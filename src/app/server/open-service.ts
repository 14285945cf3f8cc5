import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUpProviderLogins } from '#features/accounts/server/public.ts';
import { keepCompetitions } from '#features/activities/server/public.ts';
import { catchUpSubscriptions, endCustomers } from '#features/billing/server/public.ts';
import { cleanUpInquiries } from '#features/help/server/public.ts';
import { calibrateQuestions, forgetErased, rescoreCorrections } from '#features/item-bank/server/public.ts';
import { loadContent } from '#features/library/server/public.ts';
import { compareYears, countStudents } from '#features/reports/server/public.ts';
import { cleanUpClientLog } from '#features/telemetry/server/public.ts';
import type { Config } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { cleanUpJobRuns } from '#platform/jobs/server/clean-up.ts';
import { type Jobs, startJobs } from '#platform/jobs/server/jobs.ts';
import { prepareQueue } from '#platform/jobs/server/prepare-queue.ts';
import { startWhenPossible } from '#platform/jobs/server/start-when-possible.ts';
import { cleanUpLimits } from '#platform/limits/server/clean-up.ts';
import { cleanUpMails } from '#platform/mail/server/clean-up.ts';
import { type MailSender, openMailSender, sendDueMails } from '#platform/mail/server/mail-sender.ts';
import { giveRootUp, isRoot } from '#platform/privilege/server/give-root-up.ts';
import { freshAccount, type SystemAccount } from '#platform/privilege/server/system-account.ts';
import { cleanUpSessions } from '#platform/session/server/clean-up.ts';
import { askedJobs, workersOf } from './asked-jobs.ts';
import { type App, buildApp } from './build-app.ts';
import { checkPort, explainListenError } from './check-port.ts';
import { settleMode } from './demo-mark.ts';
import { openDemoSchool } from './demo-school.ts';
import { eraseAgain, openRecord } from './keep-erasures.ts';
import { type Log, openConfiguredDatabase, reachAgain, StartError } from './open-database.ts';
import type { AppServices } from './routes.ts';
import { startWarnings } from './start-warnings.ts';

/** Connections that may wait to be taken: a school whose lessons all begin at once. The system may allow fewer. */
const BACKLOG = 4_096;
const ROOT = join(import.meta.dirname, '../../..');

/** A running service. */
export interface Service {
  readonly address: string;
  /** Settles when the service should end because only a new start can watch over its database again. */
  readonly unsupervised: Promise<void>;
  stop(): Promise<void>;
}

/** Everything from the database to the open port. What was opened is closed again when a later step fails. */
export async function openService(config: Config, log: Log): Promise<Service> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    if (config.serves) await findScreens(config.webFolder);
    await checkPort(config);
    for (const warning of startWarnings(config)) log(warning);
    const account = isRoot() ? freshAccount('web', `${process.pid}`) : undefined;
    const unsupervised = Promise.withResolvers<void>();
    const opening = await openConfiguredDatabase(config, log, {
      guest: account,
      onUnsupervised: () => unsupervised.resolve(),
    });
    opened.push(() => opening.close());
    const { url, dataDir, database } = opening;
    await prepare(database, config, log);
    const erasures = await openRecord(dataDir, log);
    opened.push(() => erasures.close());
    await eraseAgain(database, erasures, log);

    const app = await buildApp({
      config,
      database,
      erasures,
      ...(config.serves && { webFolder: config.webFolder }),
    });
    opened.push(() => app.close());
    if (account !== undefined) await leaveRoot(account, url, app);
    // Students come before jobs: after a crash every moment until the open port is one that they wait.
    const address = await listen(app.server, config);
    if (config.worksOnJobs) {
      const mails = openMailSender(config, database, app.services);
      opened.push(() => mails.stop());
      const jobs = openJobs(url, app.services, mails);
      opened.push(() => jobs.stop());
    }
    return { address, unsupervised: unsupervised.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Gives root up, after everything was read that only root may read, and before anybody can call.
 * @throws RootKept, StartError when the service could not work as the account.
 */
async function leaveRoot(account: SystemAccount, url: string, { services }: App): Promise<void> {
  // The thread of the passwords has read its program once it answers.
  await services.passwords.verify(null, '');
  giveRootUp(account);
  await reachAgain(url);
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
async function prepare(database: Database, config: Config, log: Log): Promise<void> {
  const migrations = await migrate(database.pool);
  await prepareQueue(database, askedJobs);
  if (migrations.length > 0) log(`Database prepared (${migrations.length} steps).`);
  await settleMode(database.db, config.mode, new Date());
  const stored = await loadContent(database.db, join(ROOT, 'content'), new Date());
  if (stored && stored.added > 0) log(`Library loaded: ${stored.added + stored.unchanged} passages.`);
  if (config.mode === 'demo') await openDemoSchool(database, config, { today: new Date(), log });
}

function openJobs(url: string, services: AppServices, mails: MailSender): Jobs {
  const { db, now, log } = services;
  const scheduled = [
    cleanUpSessions(db, now),
    cleanUpLimits(db, now),
    cleanUpJobRuns(db, now),
    cleanUpMails(db, now),
    cleanUpProviderLogins(db, now),
    cleanUpInquiries(db, now),
    cleanUpClientLog(db, now),
    sendDueMails(mails),
    calibrateQuestions(services),
    rescoreCorrections(services),
    forgetErased(services),
    countStudents(services),
    compareYears(services),
    ...keepCompetitions(db, now),
    catchUpSubscriptions(services),
    endCustomers(services),
  ];
  const onError = (error: unknown) =>
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the jobs could not be started');
  // The rescoring of corrected keys was scheduled under this name once.
  const retired = ['score-again'];
  const kinds = { scheduled, retired, workers: workersOf(services) };
  return startWhenPossible(() => startJobs(kinds, { url, db, onError: () => {} }), { onError });
}

async function listen(
  server: Awaited<ReturnType<typeof buildApp>>['server'],
  { host, port }: Config,
): Promise<string> {
  try {
    return await server.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw explainListenError(error, { host, port });
  }
}
