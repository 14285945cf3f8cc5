import { PgBoss } from 'pg-boss';
import { within } from '#platform/deadline/server/deadline.ts';

/** One kind of background work. Every job may run again after a crash, so doing it twice must be harmless. */
export interface JobKind {
  readonly name: string;
  /** When it is due by itself, as five cron fields in UTC. */
  readonly cron?: string;
  readonly run: () => Promise<void>;
}

export interface Jobs {
  /** Takes no more work and waits for what is running. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly url: string;
  readonly onError: (error: unknown) => void;
}

/** A job runs at most so often before it is given up and stays in the queue's archive (product: "Reports"). */
const RETRIES = 2;
const STOP_TIMEOUT = 10_000;
/** Seconds. */
const LONGEST_RUN = 900;
/** For the driver: a connection that died without a word is given up after a minute. Milliseconds. */
const LINE = { keepAlive: true, query_timeout: 60_000 } as const;

/** Starts the queue in the database and works on it; any number of server processes share it. */
export async function startJobs(kinds: readonly JobKind[], { url, onError }: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 2,
    application_name: 'openleaf jobs',
    ...LINE,
  });
  boss.on('error', onError);
  try {
    await workOn(boss, kinds);
  } catch (error) {
    // Half started it would go on by itself.
    await boss.stop({ graceful: false }).catch(onError);
    throw error;
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT }) };
}

async function workOn(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(kind.name, {
      retryLimit: RETRIES,
      retryBackoff: true,
      expireInSeconds: LONGEST_RUN,
      policy: 'short',
    });
    if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron);
    await boss.work(kind.name, { pollingIntervalSeconds: 5 }, async () =>
      within(LONGEST_RUN * 1000, () => kind.run()),
    );
  }
}
