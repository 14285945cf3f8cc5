import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { DAYS_OF_CO_TEACHER_INVITE, MAX_CO_TEACHERS, MAX_INVITATIONS_LISTED } from '../core/class-limits.ts';

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * MS_PER_DAY);

/** A teacher who is invited to a class. */
export interface Inviting {
  readonly classId: number;
  /** Who invites. */
  readonly by: number;
  readonly email: string;
  readonly key: string;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** A teacher as an invitation needs them: what they are called for logging in, and where they are reached. */
export async function selectReachable(db: Db, teacherId: number) {
  return db
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', teacherId)
    .executeTakeFirstOrThrow();
}

/** The state of an address in a class; undefined where it was never invited. */
export async function selectInviteOf(db: Db, { classId, key }: Pick<Inviting, 'classId' | 'key'>) {
  return db
    .selectFrom('co_teacher_invites')
    .select(['id', 'status', 'answered_at'])
    .where('class_id', '=', classId)
    .where('email_key', '=', key)
    .executeTakeFirst();
}

/** Co-teachers of a class, with those who have an open invitation. */
export async function countCoTeachers(db: Db, classId: number): Promise<number> {
  const { n } = await db
    .selectFrom('co_teacher_invites')
    .select(sql<number>`count(*)`.as('n'))
    .where('class_id', '=', classId)
    .where('status', 'in', ['approved', 'pending'])
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Invites an address, or does so again with a new link; the link before works no more.
 * @returns the invitation; undefined where it was accepted in this moment, and stays so.
 */
export async function upsertInvite(
  tx: Tx,
  { classId, by, email, key, tokenHash, now }: Inviting,
): Promise<number | undefined> {
  const pending = {
    email,
    status: 'pending',
    invited_by: by,
    invited_at: now,
    expires_at: daysAfter(now, DAYS_OF_CO_TEACHER_INVITE),
    token_hash: tokenHash,
    answered_at: null,
  };
  const invite = await tx
    .insertInto('co_teacher_invites')
    .values({ class_id: classId, email_key: key, ...pending })
    .onConflict((conflict) =>
      conflict
        .constraint('co_teacher_invites_once')
        .doUpdateSet(pending)
        .where('co_teacher_invites.status', '<>', sql.lit('approved')),
    )
    .returning('id')
    .executeTakeFirst();
  return invite?.id;
}

/** Invitations with their class, its owner, and the account of a teacher who may have received them. */
const selectInvites = (db: Db, teacherId: number) =>
  db
    .selectFrom('co_teacher_invites as i')
    .innerJoin('classes as c', 'c.id', 'i.class_id')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .innerJoin('users as asking', (join) => join.on('asking.id', '=', teacherId))
    .select(['i.id', 'i.class_id', 'i.status', 'i.teacher_id', 'i.invited_at', 'i.expires_at', 'i.email_key'])
    .select(['c.name as class_name', 'c.grade', 'c.teacher_id as owner_id', 'c.archived_at'])
    .select(['owner.first_name as teacher_first_name', 'owner.last_name as teacher_last_name'])
    .select([
      'asking.email',
      sql<boolean>`owner.keys_approved_at is not null`.as('owner_approved'),
      sql<boolean>`owner.locked_at is not null`.as('owner_locked'),
      sql<boolean>`asking.keys_approved_at is not null`.as('approved'),
    ]);

/** An invitation, as a teacher meets it. */
export async function selectInvite(
  db: Db,
  { id, teacherId }: { readonly id: number; readonly teacherId: number },
) {
  return selectInvites(db, teacherId).where('i.id', '=', id).executeTakeFirst();
}
export type InviteRow = NonNullable<Awaited<ReturnType<typeof selectInvite>>>;

/** The invitation that a link leads to. */
export async function selectInviteByLink(
  db: Db,
  { tokenHash, teacherId }: { readonly tokenHash: Buffer; readonly teacherId: number },
) {
  return selectInvites(db, teacherId).where('i.token_hash', '=', tokenHash).executeTakeFirst();
}

/** The newest invitations of approved teachers that wait for an answer under an address. */
export async function selectInvitesTo(
  db: Db,
  { key, teacherId, now }: { readonly key: string; readonly teacherId: number; readonly now: Date },
): Promise<InviteRow[]> {
  return selectInvites(db, teacherId)
    .where('i.email_key', '=', key)
    .where('i.status', '=', sql.lit('pending'))
    .where('i.expires_at', '>', now)
    .where('owner.keys_approved_at', 'is not', null)
    .where('owner.locked_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MAX_INVITATIONS_LISTED)
    .execute();
}

/** The co-teachers of a class in the order in which they were invited, and the invitations that wait or were turned down. */
export async function selectInvitesOfClass(db: Db, classId: number) {
  return db
    .selectFrom('co_teacher_invites as i')
    .leftJoin('users as u', 'u.id', 'i.teacher_id')
    .select(['i.id', 'i.email', 'i.status', 'i.teacher_id', 'i.invited_by', 'i.invited_at', 'i.expires_at'])
    .select(['u.first_name as teacher_first_name', 'u.last_name as teacher_last_name'])
    .where('i.class_id', '=', classId)
    .where('i.status', '<>', sql.lit('deleted'))
    .orderBy('i.id')
    .limit(MAX_CO_TEACHERS * 5)
    .execute();
}

/** What the co-teachers of some classes are called. */
export async function selectCoTeacherNames(db: Db, classIds: readonly number[]) {
  if (classIds.length === 0) return [];
  return db
    .selectFrom('co_teacher_invites as i')
    .innerJoin('users as u', 'u.id', 'i.teacher_id')
    .select(['i.class_id', 'u.first_name as teacher_first_name', 'u.last_name as teacher_last_name'])
    .where('i.class_id', 'in', [...classIds])
    .where('i.status', '=', sql.lit('approved'))
    .where('u.locked_at', 'is', null)
    .orderBy('i.id')
    .execute();
}

/** How many classes of others a teacher teaches; it stays so until the transaction ends. */
export async function lockSharedClasses(tx: Tx, teacherId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', teacherId).forNoKeyUpdate().execute();
  const { n } = await tx
    .selectFrom('co_teacher_invites')
    .select(sql<number>`count(*)`.as('n'))
    .where('teacher_id', '=', teacherId)
    .where('status', '=', sql.lit('approved'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Whether a teacher teaches a class beside its owner. */
export async function isCoTeacher(
  db: Db,
  { teacherId, classId }: { readonly teacherId: number; readonly classId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('co_teacher_invites')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('class_id', '=', classId)
    .where('status', '=', sql.lit('approved'))
    .executeTakeFirst();
  return row !== undefined;
}

interface Answer {
  readonly id: number;
  readonly now: Date;
  readonly answer:
    | { readonly status: 'approved'; readonly teacherId: number }
    | { readonly status: 'rejected' };
}

/** Answers an invitation that waits. @returns false when it does not wait any more. */
export async function answerInvite(db: Db, { id, now, answer }: Answer): Promise<boolean> {
  const teacherId = answer.status === 'approved' ? answer.teacherId : null;
  const { numUpdatedRows } = await db
    .updateTable('co_teacher_invites')
    .set({ status: answer.status, teacher_id: teacherId, answered_at: now, token_hash: null })
    .where('id', '=', id)
    .where('status', '=', sql.lit('pending'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends an invitation and what came of it. @returns false when it had ended already. */
export async function endInvite(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('co_teacher_invites')
    .set({ status: 'deleted', teacher_id: null, answered_at: now, token_hash: null })
    .where('id', '=', id)
    .where('status', '<>', sql.lit('deleted'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the invitations to a class that nobody has accepted. */
export async function endOpenInvites(db: Db, classId: number, now: Date): Promise<void> {
  await db
    .updateTable('co_teacher_invites')
    .set({ status: 'deleted', answered_at: now, token_hash: null })
    .where('class_id', '=', classId)
    .where('status', 'in', ['pending', 'rejected'])
    .execute();
}

/** A co-teacher of a class by the invitation that they accepted. */
export async function selectCoTeacher(
  db: Db,
  { classId, inviteId }: { readonly classId: number; readonly inviteId: number },
) {
  return db
    .selectFrom('co_teacher_invites as i')
    .innerJoin('users as u', 'u.id', 'i.teacher_id')
    .select([
      'u.id as teacherId',
      sql<boolean>`u.keys_approved_at is not null`.as('approved'),
      sql<boolean>`u.locked_at is not null`.as('locked'),
    ])
    .where('i.id', '=', inviteId)
    .where('i.class_id', '=', classId)
    .where('i.status', '=', sql.lit('approved'))
    .executeTakeFirst();
}

/** Makes a teacher a co-teacher without asking: who owned the class. */
export async function upsertCoTeacher(
  tx: Tx,
  {
    classId,
    teacherId,
    email,
    key,
    now,
  }: Omit<Inviting, 'tokenHash' | 'by'> & { readonly teacherId: number },
): Promise<void> {
  const approved = {
    email,
    status: 'approved',
    invited_by: null,
    invited_at: now,
    expires_at: daysAfter(now, DAYS_OF_CO_TEACHER_INVITE),
    token_hash: null,
    answered_at: now,
    teacher_id: teacherId,
  };
  await tx
    .insertInto('co_teacher_invites')
    .values({ class_id: classId, email_key: key, ...approved })
    .onConflict((conflict) => conflict.constraint('co_teacher_invites_once').doUpdateSet(approved))
    .execute();
}
