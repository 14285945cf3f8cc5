import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';

interface Closing {
  readonly joinedId: number;
  readonly keptId: number;
  readonly at: Date;
}

/** What says of some accounts whether they can be joined; they are locked. */
export async function selectAccountsToJoin(tx: Tx, userIds: readonly number[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'role', 'register_as', 'locked_at', 'joined_to'])
    .where('id', '=', sql<number>`any(${userIds}::bigint[])`)
    .execute();
}

/** Closes an account: nobody logs in to it, and it says which one to use. */
export async function closeAccount(tx: Tx, { joinedId, keptId, at }: Closing): Promise<void> {
  await tx
    .updateTable('users')
    .set({ locked_at: at, joined_to: keptId })
    .where('id', '=', joinedId)
    .execute();
  await tx.deleteFrom('password_links').where('user_id', '=', joinedId).execute();
}

/** Opens it again. One that an admin has locked since stays locked. */
export async function reopenAccount(tx: Tx, { joinedId, at }: Omit<Closing, 'keptId'>): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      joined_to: null,
      locked_at: sql`case when locked_at = ${at}::timestamptz then null else locked_at end`,
    })
    .where('id', '=', joinedId)
    .execute();
}

const KEYS = ['student_id', 'class_id'] as const;
/** What a class gives a student goes along, where the kept account was not in the class. */
const SUPPORTS = ['lowest_level', 'highest_level', 'listening', 'larger_text', 'line_focus'] as const;

/**
 * Puts the kept account into the classes of the other one, which is in none then: nobody brings it back by the undo of a removal,
 * and no teacher is asked to let it in. A class that a teacher took the kept account out of stays closed to it.
 * @returns the classes that the kept account was not in.
 */
export async function moveMemberships(tx: Tx, { joinedId, keptId, at }: Closing): Promise<number[]> {
  const into = await tx
    .insertInto('class_students')
    .columns([...KEYS, 'joined_at', ...SUPPORTS])
    .expression((of) =>
      of
        .selectFrom('class_students as m')
        .select([sql<number>`${keptId}::bigint`.as('student_id'), 'm.class_id', 'm.joined_at'])
        .select(SUPPORTS)
        .where('m.student_id', '=', joinedId)
        .where('m.removed_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict
        .columns(KEYS)
        .doUpdateSet({ removed_at: null, removed_by: null, left_on_own: false })
        .where('class_students.removed_at', 'is not', null)
        .where('class_students.left_on_own', '=', true),
    )
    .returning('class_id')
    .execute();
  const ofJoined = tx.updateTable('class_students').where('student_id', '=', joinedId);
  await ofJoined.set({ removed_by: null }).where('removed_by', 'is not', null).execute();
  await ofJoined.set({ removed_at: at, left_on_own: true }).where('removed_at', 'is', null).execute();
  await tx
    .updateTable('teacher_invitations')
    .set({ answered_at: sql`greatest(created_at, ${at}::timestamptz)` })
    .where('student_id', '=', joinedId)
    .where('answered_at', 'is', null)
    .execute();
  return into.map((row) => row.class_id);
}

/** Brings the account back into its classes, and takes the kept one out of those that it had come into. */
export async function returnMemberships(
  tx: Tx,
  {
    joinedId,
    keptId,
    at,
    classes,
    now,
  }: Closing & { readonly classes: readonly number[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('class_students')
    .set({ removed_at: null, left_on_own: false })
    .where('student_id', '=', joinedId)
    .where('removed_at', '=', at)
    .where('left_on_own', '=', true)
    .execute();
  await tx
    .updateTable('class_students')
    .set({ removed_at: now, left_on_own: true })
    .where('student_id', '=', keptId)
    .where('class_id', '=', sql<number>`any(${classes}::bigint[])`)
    .where('removed_at', 'is', null)
    .execute();
  await tx
    .updateTable('teacher_invitations')
    .set({ answered_at: null })
    .where('student_id', '=', joinedId)
    .where('answered_at', '=', at)
    .execute();
}
