import { PgBoss } from 'pg-boss';

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

/** Starts the queue in the database and works on it; any number of server processes share it. */
export async function startJobs(kinds: readonly JobKind[], { url, onError }: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 2,
    application_name: 'openleaf jobs',
  });
  boss.on('error', onError);
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(kind.name, {
      retryLimit: RETRIES,
      retryBackoff: true,
      expireInSeconds: 900,
      policy: 'short',
    });
    if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron);
    await boss.work(kind.name, { pollingIntervalSeconds: 5 }, async () => kind.run());
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT }) };
}
