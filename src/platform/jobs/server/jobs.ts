import { type Job as BossJob, PgBoss } from 'pg-boss';
import type { Db } from '#platform/db/server/database.ts';
import { within } from '#platform/deadline/server/deadline.ts';
import type { JobWorker, ScheduledJob } from './define-job.ts';
import { updateProgress, updateResult } from './job-runs-queries.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';
import { HEARTBEAT_SECONDS, queueSettings } from './queue-settings.ts';

export interface Jobs {
  /** Takes no more work and waits for what is running. */
  stop(): Promise<void>;
}

export interface JobKinds {
  /** Work that comes due by itself. */
  readonly scheduled: readonly ScheduledJob[];
  /** Names that scheduled work had in earlier releases: their schedules and queues are removed. */
  readonly retired?: readonly string[];
  /** Work that calls ask for. */
  readonly workers: readonly JobWorker[];
}

export interface JobOptions {
  readonly url: string;
  /** Where progress and results are written. */
  readonly db: Db;
  readonly onError: (error: unknown) => void;
  /** A run whose process gives no sign of life for so many seconds is given to another; 10 at least. */
  readonly heartbeatSeconds?: number;
}

/** Further runs of scheduled work that failed, before it waits for its next time. */
const SCHEDULED_RETRIES = 2;
const STOP_TIMEOUT = 10_000;
/** Longest run of scheduled work, in seconds. */
const LONGEST_RUN = 900;
/** New jobs announce themselves; those that come due again are found by looking, every so many seconds. */
const POLL_SECONDS = 5;
/** Seconds between two looks for runs whose process has died. */
const SUPERVISE_SECONDS = 5;
/** For the driver: a connection that died without a word is given up after a minute. Milliseconds. */
const LINE = { keepAlive: true, query_timeout: 60_000 } as const;

/** Starts the queue in the database and works on it; any number of server processes share it. */
export async function startJobs(
  kinds: JobKinds,
  { url, db, onError, heartbeatSeconds = HEARTBEAT_SECONDS }: JobOptions,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 2,
    application_name: 'openleaf jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: true,
    ...LINE,
  });
  const stopping = new AbortController();
  boss.on('error', onError);
  try {
    await boss.start();
    for (const name of kinds.retired ?? []) await retire(boss, name);
    for (const job of kinds.scheduled) await schedule(boss, job);
    const context = { db, stopping: stopping.signal, heartbeatSeconds };
    for (const worker of kinds.workers) await takeWork(boss, worker, context);
  } catch (error) {
    // Half started it would go on by itself.
    await boss.stop({ graceful: false }).catch(onError);
    throw error;
  }
  return {
    stop: () => {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: STOP_TIMEOUT });
    },
  };
}

async function schedule(boss: PgBoss, { name, cron, run }: ScheduledJob): Promise<void> {
  await boss.createQueue(name, {
    retryLimit: SCHEDULED_RETRIES,
    retryBackoff: true,
    expireInSeconds: LONGEST_RUN,
    policy: 'short',
  });
  await boss.schedule(name, cron);
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () =>
    within(LONGEST_RUN * 1000, run),
  );
}

/**
 * Removes a schedule with its queue; where there is none, nothing happens. A process of the earlier release that still runs finds
 * no more work under this name, and its next start would make both again.
 */
async function retire(boss: PgBoss, name: string): Promise<void> {
  if (!(await boss.getQueue(name))) return;
  await boss.unschedule(name);
  await boss.deleteQueue(name);
}

interface WorkContext {
  readonly db: Db;
  readonly stopping: AbortSignal;
  readonly heartbeatSeconds: number;
}

async function takeWork(boss: PgBoss, worker: JobWorker, context: WorkContext): Promise<void> {
  const { name, concurrency } = worker.job;
  const settings = queueSettings(worker.job, context.heartbeatSeconds);
  await boss.createQueue(name, settings);
  // A queue that an earlier release made takes this release's settings.
  await boss.updateQueue(name, settings);
  const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
  // Of one owner one job runs at a time, whatever process asks.
  const options = { localConcurrency: concurrency, groupConcurrency: 1, ...polling };
  await boss.work<object>(name, options, async (jobs) => {
    for (const job of jobs) await runJob(worker, job, context);
  });
}

async function runJob({ job, run }: JobWorker, given: BossJob, { db, stopping }: WorkContext): Promise<void> {
  const signal = AbortSignal.any([stopping, given.signal, AbortSignal.timeout(job.timeoutSeconds * 1000)]);
  const result = await run({
    id: given.id,
    payload: job.payload.parse(given.data),
    progress: (share) => updateProgress(db, given.id, share),
    signal,
  });
  await updateResult(db, given.id, job.result.parse(result));
}
