import { sql } from 'kysely';
import type { Database, Db } from '#platform/db/server/database.ts';

/** Whether another program is connected to the database, such as a running Openleaf. */
export async function isInUse({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<boolean> {
  const connections = sql<number>`(select count(*) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend')`;
  const row = await db.selectNoFrom(connections.as('connections')).executeTakeFirstOrThrow();
  return row.connections > pool.totalCount;
}

export interface DemoPerson {
  readonly id: number;
  readonly email: string | null;
}

/** The people whom the demo school was built with. */
export async function selectDemoPeople(db: Db, createdAt: Date): Promise<DemoPerson[]> {
  return db.selectFrom('users').select(['id', 'email']).where('created_at', '=', createdAt).execute();
}

/** Classes that were created with the login of one of these people. */
export async function selectAddedClasses(
  db: Db,
  teacherIds: readonly number[],
  createdAt: Date,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('teacher_id', 'in', [...teacherIds])
    .where('created_at', '<>', createdAt)
    .orderBy('id')
    .execute();
}

/** A teacher who stays. */
export async function selectTeacherId(
  db: Db,
  usernameKey: string,
  createdAt: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', usernameKey)
    .where('role', '=', 'teacher')
    .where('created_at', '<>', createdAt)
    .executeTakeFirst();
  return row?.id;
}

export async function giveClasses(db: Db, classIds: readonly number[], teacherId: number): Promise<void> {
  await db
    .updateTable('classes')
    .set({ teacher_id: teacherId })
    .where('id', 'in', [...classIds])
    .execute();
}

/** Removes people with their work, their sessions and their classes; the work of others in those classes stays. */
export async function deletePeople(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  if (emails.length > 0)
    await db.deleteFrom('teacher_invitations').where('email_key', 'in', emails).execute();
  await db.deleteFrom('classes').where('teacher_id', 'in', ids).execute();
  await db.deleteFrom('users').where('id', 'in', ids).execute();
}

/** Takes back the approvals that the demo gave at once. @returns how many teachers had one. */
export async function withdrawInstantApprovals(db: Db): Promise<number> {
  const withdrawn = await db
    .updateTable('users')
    .set({ keys_approved_at: null })
    .where('role', '=', 'teacher')
    .where('keys_approved_at', '=', sql<Date>`created_at`)
    .returning('id')
    .execute();
  return withdrawn.length;
}

/** Questions forget what the answers taught them, and learn from those that are left as if they were new. */
export async function forgetLearning(db: Db): Promise<void> {
  await db.updateTable('attempts').set({ batch_id: null }).where('batch_id', 'is not', null).execute();
  await db.deleteFrom('question_batches').execute();
  await db.deleteFrom('question_states').execute();
}
