import type pg from 'pg';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Db } from '#platform/db/server/database.ts';

export interface NewJobRun {
  readonly id: string;
  readonly name: string;
  readonly ownerUserId: number | null;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Null where the same is never asked for again. */
  readonly inputHash: Buffer | null;
}

export async function insertJobRun(db: Db, run: NewJobRun): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({
      id: run.id,
      name: run.name,
      owner_user_id: run.ownerUserId,
      created_at: run.now,
      expires_at: run.expiresAt,
      input_hash: run.inputHash,
    })
    .execute();
}

/** A run of this owner; undefined for another's as for a missing or expired one. */
export async function selectJobRun(
  db: Db,
  { id, ownerUserId, now }: Pick<NewJobRun, 'id' | 'ownerUserId' | 'now'>,
) {
  return db
    .selectFrom('job_runs')
    .select(['name', 'progress', 'result', 'expires_at'])
    .where('id', '=', id)
    .where('owner_user_id', '=', ownerUserId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateProgress(db: Db, id: string, progress: number): Promise<void> {
  await db.updateTable('job_runs').set({ progress }).where('id', '=', id).execute();
}

export async function updateResult(db: Db, id: string, result: unknown): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ progress: 1, result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
}

export async function deleteExpiredRuns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('job_runs').where('expires_at', '<', now).execute();
}

/** Sends the queue's own statements through the pool of the service. */
export const throughPool = (pool: pg.Pool): QueueDatabase => ({
  executeSql: (text, values) => pool.query(text, values as unknown[]),
});
