import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { KnownPerson } from './secrets.ts';

export async function selectEverybody(db: Db): Promise<KnownPerson[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'username', 'email', 'first_name', 'last_name'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    role: roleOf(row.role, row.id),
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
  }));
}

/**
 * Every student with the teachers of their classes and with those whom they asked for by email address, and everybody who was invited to
 * teach a class with whoever typed the address.
 */
export const selectEveryMembership = (db: Db) =>
  db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['teacher_id', 'student_id'])
    .union(
      db
        .selectFrom('teacher_invitations as i')
        .innerJoin('users as t', (join) =>
          join
            .on('t.role', '=', 'teacher')
            .on(sql<string>`lower(t.email)`, '=', (row) => row.ref('i.email_key')),
        )
        .select(['t.id as teacher_id', 'i.student_id']),
    )
    .union(
      invited(db)
        .innerJoin('class_students as s', 's.class_id', 'i.class_id')
        .select(['t.id as teacher_id', 's.student_id'])
        .where('i.status', 'in', ['approved', 'deleted']),
    )
    .union(
      invited(db)
        .select(['i.invited_by as teacher_id', 't.id as student_id'])
        .where('i.invited_by', 'is not', null)
        .$narrowType<{ teacher_id: number }>(),
    )
    .execute();

/** Who was invited to teach a class, by the account that accepted or by the address. */
const invited = (db: Db) =>
  db
    .selectFrom('co_teacher_invites as i')
    .innerJoin('users as t', (join) =>
      join.on(sql<boolean>`(t.id = i.teacher_id or (i.teacher_id is null and lower(t.email) = i.email_key))`),
    );

/** Whoever asked for a student as a parent, and whether they were ever confirmed: one who asks anew is not, until then. */
export const selectEveryLink = (db: Db) =>
  db
    .selectFrom('family_links as l')
    .select(['student_id', 'parent_id'])
    .select(
      sql<boolean>`(confirmed_at is not null or exists (
        select from audit_log where act = 'confirm-parent' and (detail ->> 'linkId')::bigint = l.id))`.as(
        'was_confirmed',
      ),
    )
    .execute();

export async function selectEveryVersionId(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('passage_versions').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Whom a token signs in, without counting as a call of theirs. */
export async function selectHolder(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.user_id;
}
