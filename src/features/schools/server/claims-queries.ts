import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { schoolWords } from '../core/school-words.ts';
import { stateNameOf } from '../core/us-states.ts';
import { insertWords, SCHOOL_OF_CLAIM } from './schools-queries.ts';

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

/** Whether a teacher is confirmed at a school. That they are approved, and not locked, is asked beside it. */
export const isConfirmedAt = (
  teacherId: Expression<number>,
  schoolId: Expression<number>,
) => sql<boolean>`exists (
  select from school_teachers at
   where at.teacher_id = ${teacherId} and at.school_id = ${schoolId} and at.confirmed_at is not null)`;

/** The school at which all of some teachers are confirmed, approved and not locked; null where there is none. */
export async function selectSchoolOfAll(db: Db, teacherIds: readonly number[]): Promise<number | null> {
  const rows = await db
    .selectFrom('school_teachers as t')
    .innerJoin('users as teacher', 'teacher.id', 't.teacher_id')
    .select('t.school_id')
    .where('t.teacher_id', '=', sql<number>`any(${teacherIds}::bigint[])`)
    .where('t.confirmed_at', 'is not', null)
    .where('teacher.keys_approved_at', 'is not', null)
    .where('teacher.locked_at', 'is', null)
    .execute();
  const [first] = rows;
  const are =
    new Set(teacherIds).size === rows.length && rows.every((row) => row.school_id === first?.school_id);
  return are && first ? first.school_id : null;
}

interface Viewer {
  readonly viewerId: number;
  /** All that wait, and not only those of the viewer's own school. */
  readonly all: boolean;
  readonly most: number;
  readonly offset: number;
}

/** Whether a claim `t` of a teacher waits for the viewer. */
const isWaiting = ({ viewerId, all }: Pick<Viewer, 'viewerId' | 'all'>) =>
  sql<boolean>`(t.confirmed_at is null and t.teacher_id <> ${viewerId} and teacher.locked_at is null
    and ${all ? sql<boolean>`true` : isColleague(viewerId)})`;

/** How many wait. */
export async function countWaitingClaims(db: Db, viewer: Pick<Viewer, 'viewerId' | 'all'>): Promise<number> {
  const { total } = await db
    .selectFrom('school_teachers as t')
    .innerJoin('users as teacher', 'teacher.id', 't.teacher_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isWaiting(viewer))
    .executeTakeFirstOrThrow();
  return total;
}

/** What waits to be confirmed, the longest waiting first. Nobody confirms themselves, and who is locked waits for nothing. */
export async function selectWaitingClaims(db: Db, { viewerId, all, most, offset }: Viewer) {
  return db
    .selectFrom('school_teachers as t')
    .innerJoin('schools as s', 's.id', 't.school_id')
    .innerJoin('users as teacher', 'teacher.id', 't.teacher_id')
    .select(['t.teacher_id', 't.claimed_at', 'teacher.username', 'teacher.first_name', 'teacher.last_name'])
    .select(SCHOOL_OF_CLAIM)
    .where(isWaiting({ viewerId, all }))
    .orderBy('t.claimed_at')
    .orderBy('t.teacher_id')
    .limit(most)
    .offset(offset)
    .execute();
}

export interface AnsweredClaim {
  readonly teacherId: number;
  readonly schoolId: number;
}

/** A claim that waits to be confirmed, and its school as the teacher sees it; both stay so until the transaction ends. */
export async function lockWaitingClaim(tx: Tx, { teacherId, schoolId }: AnsweredClaim) {
  return tx
    .selectFrom('school_teachers as t')
    .innerJoin('schools as s', 's.id', 't.school_id')
    .innerJoin('users as teacher', 'teacher.id', 't.teacher_id')
    .select([...SCHOOL_OF_CLAIM, 's.listed_at', 'teacher.first_name', 'teacher.last_name'])
    .where('t.teacher_id', '=', teacherId)
    .where('t.school_id', '=', schoolId)
    .where('t.confirmed_at', 'is', null)
    .forNoKeyUpdate(['t', 's'])
    .executeTakeFirst();
}
export type WaitingClaim = NonNullable<Awaited<ReturnType<typeof lockWaitingClaim>>>;

/** Confirms a claim that is locked, and lists its school, as whoever is the first to be confirmed there typed it. */
export async function confirmClaim(
  tx: Tx,
  claim: WaitingClaim,
  { teacherId, by, now }: { readonly teacherId: number; readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('school_teachers')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('teacher_id', '=', teacherId)
    .execute();
  if (claim.listed_at === null) await listSchool(tx, claim, now);
}

interface SchoolToList {
  readonly id: number;
  readonly name: string;
  readonly street: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly zip: string | null;
  readonly country: string;
}

/** From now on everybody finds a school, under these words. It is locked. */
async function listSchool(tx: Tx, school: SchoolToList, now: Date): Promise<void> {
  const { id, name, street, city, state, zip } = school;
  const words = schoolWords(school, stateNameOf(school.country, state));
  await insertWords(tx, { words });
  await tx
    .updateTable('schools')
    .set({ name, street, city, state, zip, words: sql`array_to_tsvector(${words}::text[])`, listed_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Ends a claim. A school that a teacher named, and at which nobody is confirmed any more, is found by everybody no longer.
 * @param waitingOnly not one that was confirmed. @returns false when there is none of this school any more.
 */
export async function endClaim(
  tx: Tx,
  { teacherId, schoolId, waitingOnly }: AnsweredClaim & { readonly waitingOnly: boolean },
): Promise<boolean> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();
  const ended = await tx
    .deleteFrom('school_teachers')
    .where('teacher_id', '=', teacherId)
    .where('school_id', '=', schoolId)
    .$if(waitingOnly, (claims) => claims.where('confirmed_at', 'is', null))
    .returning('confirmed_at')
    .executeTakeFirst();
  if (ended?.confirmed_at) await unlistUnconfirmed(tx, schoolId);
  return ended !== undefined;
}

/** The school at which a teacher is confirmed. It is locked, so that the last two who leave it see each other go. */
export async function lockSchoolOf(tx: Tx, teacherId: number): Promise<number | null> {
  const claim = await tx
    .selectFrom('school_teachers')
    .select('school_id')
    .where('teacher_id', '=', teacherId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!claim) return null;
  await tx.selectFrom('schools').select('id').where('id', '=', claim.school_id).forNoKeyUpdate().execute();
  return claim.school_id;
}

/** A school that a teacher named, and at which nobody is confirmed, is found by everybody no longer. */
export async function unlistUnconfirmed(tx: Tx, schoolId: number): Promise<void> {
  await tx
    .updateTable('schools as s')
    .set({ listed_at: null })
    .where('s.id', '=', schoolId)
    .where('s.source', '=', 'teacher')
    .where(
      sql<boolean>`not exists (
        select from school_teachers t where t.school_id = s.id and t.confirmed_at is not null)`,
    )
    .execute();
}
