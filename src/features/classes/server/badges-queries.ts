import { sql } from 'kysely';
import type { ReadBadge } from '#features/accounts/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** Until when a class has badges on; undefined while they are off. */
export async function selectBadgesUntil(db: Db, classId: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('class_badges')
    .select('on_until')
    .where('class_id', '=', classId)
    .where('on_until', '>', now)
    .executeTakeFirst();
  return row?.on_until;
}

/** The same, which stays so until the transaction ends. */
export async function lockBadges(tx: Tx, classId: number, now: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('class_badges')
    .select('on_until')
    .where('class_id', '=', classId)
    .where('on_until', '>', now)
    .forShare()
    .executeTakeFirst();
  return row?.on_until;
}

/** @returns whether they were off. A year that is over is begun anew. */
export async function insertBadges(
  tx: Tx,
  { classId, until, now }: { readonly classId: number; readonly until: Date; readonly now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('class_badges')
    .values({ class_id: classId, on_until: until, switched_on_at: now })
    .onConflict((conflict) => conflict.column('class_id').doNothing())
    .returning('class_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes the badges of a class away. @returns whose they were; undefined where they were off. */
export async function deleteBadges(tx: Tx, classId: number): Promise<readonly number[] | undefined> {
  const found = await tx
    .selectFrom('class_badges')
    .select('class_id')
    .where('class_id', '=', classId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const holders = await tx
    .deleteFrom('student_badges')
    .where('class_id', '=', classId)
    .returning('student_id')
    .execute();
  await tx.deleteFrom('class_badges').where('class_id', '=', classId).execute();
  return holders.map((row) => row.student_id);
}

export interface NewBadge {
  readonly studentId: number;
  readonly secretHash: Buffer;
}

interface NewBadges {
  readonly classId: number;
  readonly by: number;
  readonly badges: readonly NewBadge[];
  readonly now: Date;
}

/** Puts badges in the place of those before, for students who are in the class now and can log in. @returns whose they are. */
export async function putBadges(tx: Tx, badges: NewBadges): Promise<readonly number[]> {
  const { classId, by, now } = badges;
  const rows = await insertBadgesOf(tx, {
    classId,
    by,
    now,
    ids: badges.badges.map(({ studentId }) => studentId),
    hashes: badges.badges.map(({ secretHash }) => secretHash),
  });
  return rows.map((row) => row.student_id);
}

interface BadgeRows extends Omit<NewBadges, 'badges'> {
  readonly ids: readonly number[];
  readonly hashes: readonly Buffer[];
}
const insertBadgesOf = preparedStatement(
  'put-badges',
  (_db, { classId, by, ids, hashes, now }: BadgeRows) => sql<{ student_id: number }>`
    insert into student_badges (student_id, class_id, secret_hash, made_at, made_by)
    select s.student_id, s.class_id, given.hash, ${now}::timestamptz, ${by}::bigint
      from unnest(${ids}::bigint[], ${hashes}::bytea[]) as given (id, hash)
      join class_students s on s.student_id = given.id and s.class_id = ${classId} and s.removed_at is null
      join users u on u.id = s.student_id
     where u.role = 'student' and u.register_as = 'student' and u.locked_at is null and u.joined_to is null
     order by s.student_id
        on conflict (student_id, class_id)
        do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at, made_by = excluded.made_by
    returning student_id`,
);

/**
 * What makes the badge `b` good now: its class has badges on and is not archived, its student is in it and can log in, and the teacher who
 * made it is approved and teaches the class, whose owner is not locked.
 */
const isGood = (now: Date) => sql<boolean>`
  exists (
    select from class_badges k
      join classes c on c.id = k.class_id and c.archived_at is null
      join users owner on owner.id = c.teacher_id and owner.locked_at is null
      join users maker on maker.id = b.made_by and maker.locked_at is null and maker.keys_approved_at is not null
      join class_students s on s.student_id = b.student_id and s.class_id = b.class_id and s.removed_at is null
      join users u on u.id = b.student_id and u.role = 'student' and u.register_as = 'student'
                  and u.locked_at is null and u.joined_to is null
     where k.class_id = b.class_id and k.on_until > ${now}::timestamptz
       and (c.teacher_id = b.made_by or exists (
             select from co_teacher_invites i
              where i.class_id = c.id and i.teacher_id = b.made_by and i.status = 'approved')))`;

/** Who has a badge of a class that works, in the order of their numbers. */
export const selectHolders = preparedStatement(
  'select-badge-holders',
  (_db, { classId, now }: { readonly classId: number; readonly now: Date }) => sql<{
    student_id: number;
    made_at: Date;
  }>`
    select student_id, made_at from student_badges b
     where class_id = ${classId} and ${isGood(now)}
     order by student_id`,
);

const goodBadge = ({ studentId, secretHash, now }: ReadBadge) => sql`
    select student_id from student_badges b
     where student_id = ${studentId} and secret_hash = ${secretHash}::bytea and ${isGood(now)}`;

const selectBadge = preparedStatement(
  'select-badge',
  (_db, badge: ReadBadge) => sql<{ student_id: number }>`${goodBadge(badge)} for share of b`,
);

const peekAtBadge = preparedStatement(
  'peek-at-badge',
  (_db, badge: ReadBadge) => sql<{ student_id: number }>`${goodBadge(badge)}`,
);

/** The same as `holdsBadge` without holding it: it turns a wrong badge away by one statement. */
export async function knowsBadge(db: Db, badge: ReadBadge): Promise<boolean> {
  return (await peekAtBadge(db, badge)).length > 0;
}

/** Whether a badge opens the account of its student; it is held until the transaction ends. */
export async function holdsBadge(tx: Tx, badge: ReadBadge): Promise<boolean> {
  return (await selectBadge(tx, badge)).length > 0;
}
