import { sql } from 'kysely';
import { emailKey } from '#features/accounts/core/email-key.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { DAYS_OF_INVITATION, MAX_INVITATIONS_LISTED } from '../core/class-limits.ts';
import { classesTaughtBy } from './taught-classes-queries.ts';

/** Asked again after an answer, an invitation shows again once so much time has passed. */
const ASK_AGAIN_MS = 7 * MS_PER_DAY;

/** A student who asks under an address. */
interface Asking {
  readonly studentId: number;
  readonly key: string;
  readonly now: Date;
}

/** Before this moment an invitation that nobody answered is over. */
const lapsedBefore = (now: Date): Date => new Date(now.getTime() - DAYS_OF_INVITATION * MS_PER_DAY);

/** How many other addresses a student asked under lately, answered or not: the number tells nothing about who has them. */
export async function countTeachersAsked(db: Db, { studentId, key, now }: Asking): Promise<number> {
  const { n } = await db
    .selectFrom('teacher_invitations')
    .select(sql<number>`count(*)`.as('n'))
    .where('student_id', '=', studentId)
    .where('email_key', '<>', key)
    .where('created_at', '>', lapsedBefore(now))
    .executeTakeFirstOrThrow();
  return n;
}

/** Keeps that a student asked. Asked twice is once, and what was answered lately stays answered. */
export async function upsertInvitation(db: Db, { studentId, key, now }: Asking): Promise<void> {
  await db
    .insertInto('teacher_invitations')
    .values({ student_id: studentId, email_key: key, created_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('teacher_invitations_once')
        .doUpdateSet({ created_at: now, answered_at: null })
        .where((row) =>
          row.or([
            row('teacher_invitations.answered_at', '<', new Date(now.getTime() - ASK_AGAIN_MS)),
            row.and([
              row('teacher_invitations.answered_at', 'is', null),
              row('teacher_invitations.created_at', '<=', lapsedBefore(now)),
            ]),
          ]),
        ),
    )
    .execute();
}

/**
 * What a teacher's own address is compared as; null for an account without one, and for a teacher whom no administrator has
 * approved yet: anybody can sign up under any address.
 */
export async function selectEmailKey(db: Db, teacherId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', teacherId)
    .where('keys_approved_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ? emailKey(row.email) : null;
}

/** The newest of those who asked lately under an address and are in no class of the teacher yet, each with the number of all. */
export async function selectInvitations(
  db: Db,
  { teacherId, key, now }: { readonly teacherId: number; readonly key: string; readonly now: Date },
) {
  return db
    .selectFrom('teacher_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.student_id')
    .select(['i.id', 'i.created_at', 'u.first_name', 'u.last_name', 'u.username'])
    .select(sql<number>`count(*) over ()`.as('all'))
    .where('i.email_key', '=', key)
    .where('i.created_at', '>', lapsedBefore(now))
    .where('i.answered_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('class_students as m')
            .innerJoin('classes as c', 'c.id', 'm.class_id')
            .select('m.student_id')
            .whereRef('m.student_id', '=', 'i.student_id')
            .where('m.removed_at', 'is', null)
            .where('c.id', 'in', classesTaughtBy(db, teacherId))
            .where('c.archived_at', 'is', null),
        ),
      ),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MAX_INVITATIONS_LISTED)
    .execute();
}

/** An open invitation, with the address of a teacher who may have received it; none of one who is not approved. */
export async function selectInvitation(
  db: Db,
  { id, teacherId }: { readonly id: number; readonly teacherId: number },
) {
  return db
    .selectFrom('teacher_invitations as i')
    .leftJoin('users as u', (join) =>
      join.on('u.id', '=', teacherId).on('u.keys_approved_at', 'is not', null),
    )
    .select(['i.id', 'i.email_key', 'u.email'])
    .where('i.id', '=', id)
    .where('i.answered_at', 'is', null)
    .executeTakeFirst();
}

/** Marks an open invitation under this address as answered. @returns who asked; undefined when there is none. */
export async function markAnswered(
  db: Db,
  invitation: { readonly id: number; readonly key: string; readonly now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('teacher_invitations')
    .set({ answered_at: invitation.now })
    .where('id', '=', invitation.id)
    .where('email_key', '=', invitation.key)
    .where('answered_at', 'is', null)
    .returning('student_id')
    .executeTakeFirst();
  return row?.student_id;
}

/** Marks all open invitations under this address as answered that were made up to a moment. @returns how many. */
export async function markAllAnswered(
  db: Db,
  { key, until, now }: { readonly key: string; readonly until: Date; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('teacher_invitations')
    .set({ answered_at: now })
    .where('email_key', '=', key)
    .where('answered_at', 'is', null)
    .where('created_at', '<=', until < now ? until : now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets who asked or invited under an address: it goes with the teacher whose it was. */
export async function deleteInvitationsTo(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('teacher_invitations').where('email_key', '=', key).execute();
  await tx.deleteFrom('co_teacher_invites').where('email_key', '=', key).execute();
}
