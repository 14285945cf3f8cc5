import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** Keeps other calls of this person out until the transaction ends; who refers to the account need not wait. */
export async function lockOwner(tx: Tx, ownerUserId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerUserId).forNoKeyUpdate().execute();
}

interface UnfinishedRow {
  readonly id: string;
  readonly name: string;
  readonly input_hash: Buffer | null;
}

/** The jobs of a person that wait or run. */
export const selectUnfinished = preparedStatement(
  'select-unfinished-jobs',
  (_, { ownerUserId }: { readonly ownerUserId: number }) => sql<UnfinishedRow>`
    select run.id, run.name, run.input_hash
      from job_runs run join jobs.job job on job.id = run.id and job.name = run.name
     where run.owner_user_id = ${ownerUserId} and job.state in ('created', 'retry', 'active')`,
);

/** How many of these people there are; none of them is erased before the transaction ends. */
export async function lockPeople(tx: Tx, userIds: readonly number[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${userIds}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length;
}

/** Notes whom a job tells of. */
export async function insertJobPeople(tx: Tx, jobId: string, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('job_people')
    .columns(['user_id', 'job_id'])
    .expression(sql`select id, ${jobId}::uuid from unnest(${userIds}::bigint[]) as id`)
    .execute();
}

interface JobFile {
  readonly jobId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Keeps a file while there is its run; a second run of the job puts its own in the place of the first. */
export async function insertJobFile(db: Db, { jobId, name, mediaType, content }: JobFile): Promise<void> {
  await db
    .insertInto('job_files')
    .columns(['job_id', 'name', 'media_type', 'content'])
    .expression((of) =>
      of
        .selectFrom('job_runs')
        .select([
          'id',
          sql<string>`${name}::text`.as('name'),
          sql<string>`${mediaType}::text`.as('media_type'),
          sql<Buffer>`${content}::bytea`.as('content'),
        ])
        .where('id', '=', jobId)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet((of) => ({
        name: of.ref('excluded.name'),
        media_type: of.ref('excluded.media_type'),
        content: of.ref('excluded.content'),
      })),
    )
    .execute();
}

/** Removes the oldest files of the owner of a job, with their runs, so that no more than so many are left. */
export async function deleteFilesBeyond(db: Db, jobId: string, most: number): Promise<void> {
  await db
    .deleteFrom('job_runs')
    .where('id', 'in', (of) =>
      of
        .selectFrom('job_runs as run')
        .innerJoin('job_files as file', 'file.job_id', 'run.id')
        .select('run.id')
        .where('run.owner_user_id', '=', (owner) =>
          owner.selectFrom('job_runs as own').select('own.owner_user_id').where('own.id', '=', jobId),
        )
        .orderBy('run.created_at', 'desc')
        .orderBy('run.id')
        .offset(sql.lit(most)),
    )
    .execute();
}

/** Bytes of one part of a file, which take some milliseconds of this process on their way. */
export const PART_BYTES = 256 * 1024;

interface Asked {
  readonly id: string;
  /** From 0 on; undefined for the whole as one part. */
  readonly part: number | undefined;
  readonly ownerUserId: number;
  readonly now: Date;
}

/**
 * A part of a file in base 64, of a job of this owner; undefined for another's as for a missing or expired one. Beyond the last part it is
 * empty. The database writes the text: made of bytes here it would leave four copies of them to be cleared away.
 */
export async function selectJobFilePart(db: Db, { id, part, ownerUserId, now }: Asked) {
  const content = sql.ref('file.content');
  const asked =
    part === undefined
      ? content
      : sql`substring(${content} from ${part * PART_BYTES + 1}::int for ${PART_BYTES}::int)`;
  const parts =
    part === undefined
      ? sql`1`
      : sql`greatest(1, ceil(octet_length(${content})::numeric / ${PART_BYTES}::int))`;
  return db
    .selectFrom('job_files as file')
    .innerJoin('job_runs as run', 'run.id', 'file.job_id')
    .select([
      'file.name',
      'file.media_type',
      sql<number>`${parts}::int`.as('parts'),
      sql<string>`translate(encode(${asked}, 'base64'), E'\\n', '')`.as('content'),
    ])
    .where('run.id', '=', id)
    .where('run.owner_user_id', '=', ownerUserId)
    .where('run.expires_at', '>', now)
    .executeTakeFirst();
}

/** Removes every job that tells of a person, with its file. */
export async function deleteJobsAbout(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('job_runs')
    .where('id', 'in', (of) => of.selectFrom('job_people').select('job_id').where('user_id', '=', userId))
    .execute();
}
