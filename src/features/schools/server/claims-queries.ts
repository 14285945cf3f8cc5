import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** An approved teacher, whom nobody has locked, is confirmed at the school of a claim `t`. */
const isColleague = (viewerId: number) =>
  sql<boolean>`exists (
    select from school_teachers mine join users me on me.id = mine.teacher_id
     where mine.teacher_id = ${viewerId} and mine.school_id = t.school_id and mine.confirmed_at is not null
       and me.keys_approved_at is not null and me.locked_at is null)`;

/** Which school a teacher has chosen, and whether the viewer is a colleague there. */
export async function selectClaim(
  db: Db,
  { teacherId, viewerId }: { readonly teacherId: number; readonly viewerId: number },
) {
  return db
    .selectFrom('school_teachers as t')
    .select(['t.teacher_id', 't.school_id', 't.confirmed_at', isColleague(viewerId).as('is_colleague')])
    .where('t.teacher_id', '=', teacherId)
    .executeTakeFirst();
}
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof selectClaim>>>;

interface Viewer {
  readonly viewerId: number;
  /** All that wait, and not only those of the viewer's own school. */
  readonly all: boolean;
  readonly most: number;
}

/** What waits to be confirmed, the longest waiting first. Nobody confirms themselves, and who is locked waits for nothing. */
export async function selectWaitingClaims(db: Db, { viewerId, all, most }: Viewer) {
  return db
    .selectFrom('school_teachers as t')
    .innerJoin('schools as s', 's.id', 't.school_id')
    .innerJoin('users as teacher', 'teacher.id', 't.teacher_id')
    .select(['t.teacher_id', 't.claimed_at', 'teacher.username', 'teacher.first_name', 'teacher.last_name'])
    .select([
      's.id',
      's.name',
      's.district',
      's.street',
      's.city',
      's.state',
      's.zip',
      's.country',
      's.latitude',
      's.longitude',
    ])
    .where('t.confirmed_at', 'is', null)
    .where('t.teacher_id', '<>', viewerId)
    .where('teacher.locked_at', 'is', null)
    .$if(!all, (waiting) => waiting.where(isColleague(viewerId)))
    .orderBy('t.claimed_at')
    .orderBy('t.teacher_id')
    .limit(most)
    .execute();
}

export interface AnsweredClaim {
  readonly teacherId: number;
  readonly schoolId: number;
}

/** Confirms a claim, and lists its school. @returns false when the teacher has chosen another school, or is confirmed already. */
export async function confirmClaim(
  tx: Tx,
  { teacherId, schoolId, by, now }: AnsweredClaim & { readonly by: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('school_teachers')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('teacher_id', '=', teacherId)
    .where('school_id', '=', schoolId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx
    .updateTable('schools')
    .set({ listed_at: now })
    .where('id', '=', schoolId)
    .where('listed_at', 'is', null)
    .execute();
  return true;
}

/** Ends a claim. @param waitingOnly not one that was confirmed. @returns false when there is none of this school any more. */
export async function endClaim(
  tx: Tx,
  { teacherId, schoolId, waitingOnly }: AnsweredClaim & { readonly waitingOnly: boolean },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('school_teachers')
    .where('teacher_id', '=', teacherId)
    .where('school_id', '=', schoolId)
    .$if(waitingOnly, (claims) => claims.where('confirmed_at', 'is', null))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
