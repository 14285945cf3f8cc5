import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** A link of a student. */
export interface LinkOf {
  readonly studentId: number;
  readonly linkId: number;
}

interface Pair {
  readonly studentId: number;
  readonly parentUserId: number;
}

/** Whether somebody is a parent of a student whom a teacher has confirmed. */
export async function isParentOf(db: Db, { studentId, parentUserId }: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('family_links')
    .select('id')
    .where('student_id', '=', studentId)
    .where('parent_id', '=', parentUserId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The link of a parent to a student, whatever became of it. */
export async function selectLink(tx: Tx, { studentId, parentUserId }: Pair) {
  return tx
    .selectFrom('family_links')
    .select(['id', 'confirmed_at', 'ended_at', 'ended_by'])
    .where('student_id', '=', studentId)
    .where('parent_id', '=', parentUserId)
    .executeTakeFirst();
}

/** How many links of a student are confirmed, and how many wait. */
export async function countLinks(tx: Tx, studentId: number) {
  return tx
    .selectFrom('family_links')
    .select([
      sql<number>`count(confirmed_at)`.as('confirmed'),
      sql<number>`count(*) - count(confirmed_at)`.as('waiting'),
    ])
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Children of a parent and requests for more. */
export async function countChildren(tx: Tx, parentUserId: number): Promise<number> {
  const { many } = await tx
    .selectFrom('family_links')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('parent_id', '=', parentUserId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return many;
}

/** A parent asks for a student; one whose link has ended asks anew. */
export async function askForLink(tx: Tx, { studentId, parentUserId }: Pair, now: Date): Promise<void> {
  const asked = { asked_at: now, confirmed_at: null, confirmed_by: null, ended_at: null, ended_by: null };
  await tx
    .insertInto('family_links')
    .values({ student_id: studentId, parent_id: parentUserId, ...asked })
    .onConflict((conflict) => conflict.columns(['student_id', 'parent_id']).doUpdateSet(asked))
    .execute();
}

/** Whether somebody has ever asked for a child: teachers know them by their name. */
export async function hasAskedForChild(db: Db, parentUserId: number): Promise<boolean> {
  const row = await db
    .selectFrom('family_links')
    .select('id')
    .where('parent_id', '=', parentUserId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The children of a parent and the requests that wait, these with the code by which they were made while it is there. */
export async function selectChildren(db: Db, parentUserId: number) {
  return db
    .selectFrom('family_links as l')
    .innerJoin('users as s', 's.id', 'l.student_id')
    .select(['l.id', 'l.student_id', 'l.asked_at', 'l.confirmed_at'])
    .leftJoin('family_codes as c', (join) =>
      join.onRef('c.student_id', '=', 'l.student_id').onRef('c.made_at', '<=', 'l.asked_at'),
    )
    .select(['s.first_name', 's.last_name', 's.username', 'c.code'])
    .where('l.parent_id', '=', parentUserId)
    .where('l.ended_at', 'is', null)
    .orderBy('s.first_name')
    .orderBy('l.id')
    .execute();
}

/** How many confirmed parents a student has. */
export async function countParents(db: Db, studentId: number): Promise<number> {
  const { many } = await db
    .selectFrom('family_links')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('student_id', '=', studentId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return many;
}

/** The parents of a student and those who wait to be confirmed, who wait longest first. */
export async function selectParents(db: Db, studentId: number) {
  return db
    .selectFrom('family_links as l')
    .innerJoin('users as p', 'p.id', 'l.parent_id')
    .select(['l.id', 'l.asked_at', 'l.confirmed_at', 'p.first_name', 'p.last_name', 'p.username'])
    .where('l.student_id', '=', studentId)
    .where('l.ended_at', 'is', null)
    .orderBy('l.asked_at')
    .orderBy('l.id')
    .execute();
}

/** An open link of a student: whose it is, and whether it is confirmed; undefined where there is none. */
export async function selectOpenLink(tx: Tx, { studentId, linkId }: LinkOf) {
  return tx
    .selectFrom('family_links as l')
    .innerJoin('users as p', 'p.id', 'l.parent_id')
    .select(['l.parent_id', 'l.confirmed_at', 'p.first_name', 'p.last_name', 'p.username'])
    .where('l.student_id', '=', studentId)
    .where('l.id', '=', linkId)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst();
}

export async function confirmLink(
  tx: Tx,
  { studentId, linkId }: LinkOf,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('family_links')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('student_id', '=', studentId)
    .where('id', '=', linkId)
    .execute();
}

/** Ends an open link of a student. @returns whether there was one. */
export async function endLink(
  tx: Tx,
  { studentId, linkId }: LinkOf,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('family_links')
    .set({ ended_at: now, ended_by: by })
    .where('student_id', '=', studentId)
    .where('id', '=', linkId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the requests for students that nobody has confirmed. */
export async function endWaitingLinks(
  tx: Tx,
  studentIds: readonly number[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (studentIds.length === 0) return;
  await tx
    .updateTable('family_links')
    .set({ ended_at: now, ended_by: by })
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all links of a student, and what waits. */
export async function endAllLinks(
  tx: Tx,
  { studentId, by, at }: { readonly studentId: number; readonly by: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('family_links')
    .set({ ended_at: at, ended_by: by })
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Opens the links of a student again that were ended at a moment. */
export async function openLinksEndedAt(
  tx: Tx,
  { studentId, at }: { readonly studentId: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('family_links')
    .set({ ended_at: null, ended_by: null })
    .where('student_id', '=', studentId)
    .where('ended_at', '=', at)
    .execute();
}

/** Ends a link of a parent, by themselves. @returns of which student it was; undefined where there is none. */
export async function endLinkOf(
  tx: Tx,
  { parentUserId, linkId }: { readonly parentUserId: number; readonly linkId: number },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('family_links')
    .set({ ended_at: now, ended_by: parentUserId })
    .where('parent_id', '=', parentUserId)
    .where('id', '=', linkId)
    .where('ended_at', 'is', null)
    .returning('student_id')
    .executeTakeFirst();
  return row?.student_id;
}

/** A link that a teacher ended since then; undefined where there is none: what the parent or an admin ended stays ended. */
export async function selectEndedLink(tx: Tx, { studentId, linkId }: LinkOf, since: Date) {
  return tx
    .selectFrom('family_links as l')
    .innerJoin('users as ender', 'ender.id', 'l.ended_by')
    .select(['l.confirmed_at', 'l.ended_at'])
    .where('l.student_id', '=', studentId)
    .where('l.id', '=', linkId)
    .where('l.ended_at', '>', since)
    .where('ender.role', '=', 'teacher')
    .executeTakeFirst();
}

/** Opens an ended link as it was. */
export async function openLinkAgain(tx: Tx, { studentId, linkId }: LinkOf): Promise<void> {
  await tx
    .updateTable('family_links')
    .set({ ended_at: null, ended_by: null })
    .where('student_id', '=', studentId)
    .where('id', '=', linkId)
    .execute();
}
