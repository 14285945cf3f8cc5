import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { selectNewestBackup } from '#platform/backup/server/backups-queries.ts';
import type { Database } from '#platform/db/server/database.ts';
import { ping } from '#platform/db/server/server-queries.ts';
import { within } from '#platform/deadline/server/deadline.ts';
import { selectLongestWaits } from './operation-metrics-queries.ts';

/** Longest that a reading waits for the database, in milliseconds: Prometheus gives up after ten seconds. */
const TIMEOUT_MS = 2_000;

export interface Observed {
  readonly database: Database;
  readonly databasePool: number;
  readonly dataDir: string;
  readonly now: () => Date;
}

/**
 * What only the database and the disk know, looked up each time that the metrics are read. What cannot be read is left out:
 * the alarm of the database tells then.
 */
export function addOperationMetrics(
  registry: Registry,
  { database: { db, pool }, databasePool, dataDir, now }: Observed,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name: `openleaf_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.remove();
        const value = await within(TIMEOUT_MS, read).catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    });
  const waits = () => selectLongestWaits(db, now());
  gauge('database_up', '1 where the database answers.', () =>
    ping(db).then(
      () => 1,
      () => 0,
    ),
  );
  gauge('database_connections_max', 'Connections that this process may open.', async () => databasePool);
  gauge(
    'database_connections_busy',
    'Connections that are at work.',
    async () => pool.totalCount - pool.idleCount,
  );
  gauge(
    'longest_waiting_mail_seconds',
    'How long the oldest mail has waited to be sent.',
    async () => (await waits()).mail,
  );
  gauge(
    'longest_waiting_job_seconds',
    'How long the oldest job has waited to be begun.',
    async () => (await waits()).job,
  );
  gauge('newest_backup_age_seconds', 'How old the newest backup is; nothing without one.', async () => {
    const newest = await selectNewestBackup(db);
    return newest && (now().getTime() - newest.getTime()) / 1000;
  });
  gauge('data_disk_free_ratio', 'Free share of the disk of DATA_DIR.', async () => {
    const { bavail, blocks } = await statfs(existing(dataDir));
    return bavail / blocks;
  });
}

/** The folder, or the nearest above it: it is made when something is put there. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(resolve(folder)));
