import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { DAYS_TO_UNDO_REMOVAL, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { classesChangedBy } from './taught-classes-queries.ts';

/** Whether a student was taken out of a class since its code was made: this code does not let them in again. */
export async function isKeptOut(db: Db, studentId: number, classId: number): Promise<boolean> {
  const row = await db
    .selectFrom('class_students')
    .innerJoin('class_codes', 'class_codes.class_id', 'class_students.class_id')
    .select('class_students.class_id')
    .where('class_students.student_id', '=', studentId)
    .where('class_students.class_id', '=', classId)
    .where('left_on_own', '=', false)
    .whereRef('removed_at', '>=', 'made_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who is in a class now. */
export async function selectClassMembers(db: Db, classId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('class_students')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .orderBy('student_id')
    .execute();
  return new Set(rows.map((row) => row.student_id));
}

interface Memberships {
  readonly studentIds: readonly number[];
  readonly classId: number;
  readonly now: Date;
  /** When the students came in by the class code. */
  readonly joinedByCodeAt?: Date;
  /** The teacher who puts the students in: only that teacher's removals are then over. */
  readonly by?: number;
}

/**
 * Puts students into a class; one who was there is simply back, one who is there stays. Whoever took a student out of a class before can no
 * longer undo it: the student is where they are now by a later decision, or the same teacher has decided anew. The students are locked.
 */
export async function upsertMemberships(
  tx: Tx,
  { studentIds, classId, now, joinedByCodeAt, by }: Memberships,
): Promise<void> {
  if (studentIds.length === 0) return;
  const joined_by_code_at = joinedByCodeAt ?? null;
  await tx
    .insertInto('class_students')
    .columns(['student_id', 'class_id', 'joined_at', 'joined_by_code_at'])
    .expression(
      sql`select s.id, ${classId}::bigint, ${now}::timestamptz, ${joined_by_code_at}::timestamptz
            from unnest(${studentIds}::bigint[]) as s (id)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'class_id'])
        .doUpdateSet({ removed_at: null, left_on_own: false, joined_by_code_at }),
    )
    .execute();
  await tx
    .updateTable('class_students')
    .set({ removed_by: null })
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('removed_by', 'is not', null)
    .$if(by !== undefined, (query) =>
      query.where((of) => of.or([of('removed_by', '=', by ?? null), of('class_id', '=', classId)])),
    )
    .execute();
}

interface MembershipsToEnd {
  readonly classId: number;
  readonly studentIds: readonly number[];
  readonly now: Date;
  /** Who ends them; null for the operator. */
  readonly by: number | null;
  /** The student leaves, and nobody takes them out. */
  readonly leftOnOwn?: boolean;
}

/** Deletes the badges that students have of a class: who comes back to it gets a new one, and an old card that lies about opens nothing. */
async function deleteBadgesIn(tx: Tx, classId: number, studentIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('student_badges')
    .where('class_id', '=', classId)
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .execute();
}

/** Ends memberships of a class. @returns which of the students are or were in it, and which left now. */
export async function endMemberships(
  tx: Tx,
  { classId, studentIds, now, by, leftOnOwn = false }: MembershipsToEnd,
) {
  if (studentIds.length === 0) return { known: new Set<number>(), ended: [] };
  const isOne = sql<number>`any(${studentIds}::bigint[])`;
  const ended = await tx
    .updateTable('class_students')
    .set({ removed_at: now, removed_by: by, left_on_own: leftOnOwn })
    .where('class_id', '=', classId)
    .where('student_id', '=', isOne)
    .where('removed_at', 'is', null)
    .returning('student_id')
    .execute();
  await deleteBadgesIn(tx, classId, studentIds);
  const known = await tx
    .selectFrom('class_students')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', '=', isOne)
    .execute();
  return {
    known: new Set(known.map(({ student_id }) => student_id)),
    ended: ended.map(({ student_id }) => student_id),
  };
}

/**
 * A student leaves a class that is not confirmed and that they were taken out of: nobody brings them back. The code of that time
 * lets them in no more than before. @returns whether this was new.
 */
export async function keepOut(
  tx: Tx,
  { studentId, classId }: { readonly studentId: number; readonly classId: number },
): Promise<boolean> {
  const kept = await tx
    .updateTable('class_students')
    .set({ removed_by: null })
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .where('removed_at', 'is not', null)
    .where('removed_by', 'is not', null)
    .where('left_on_own', '=', false)
    .where((of) =>
      of.exists(
        of
          .selectFrom('classes')
          .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
          .select('classes.id')
          .where('classes.id', '=', classId)
          .where('teachers.keys_approved_at', 'is', null),
      ),
    )
    .returning('student_id')
    .execute();
  return kept.length > 0;
}

/** Removals of an earlier moment can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - DAYS_TO_UNDO_REMOVAL * MS_PER_DAY);

/** Removals from a class that a teacher wants to undo. */
export interface Removals {
  readonly classId: number;
  readonly studentIds: readonly number[];
  readonly by: number;
  /** Older removals stay. */
  readonly since: Date;
}

/**
 * The membership that a teacher of the class ended and any of them may have back: once the student has come into any class, nobody is
 * known to have ended it. An approved teacher also takes students out of classes of others that are not confirmed: those do not
 * take them back. A parent is in no class.
 */
const isUndoable = ({ by, since }: Pick<Removals, 'by' | 'since'>) => sql<boolean>`(
  m.removed_at > ${since} and m.removed_by is not null and not m.left_on_own
  and not exists (select from users p where p.id = m.student_id and p.register_as = 'parent') and (
    m.removed_by = ${by} or exists (
      select from classes c join users o on o.id = c.teacher_id
       where c.id = m.class_id
         and (o.keys_approved_at is not null or c.teacher_id = m.removed_by
              or exists (select from co_teacher_invites i
                          where i.class_id = c.id and i.teacher_id = m.removed_by and i.status = 'approved')))))`;

/** Which of some students are in a class, and which of the removals can be undone. Those who never were there are left out. */
export async function selectRemovals(db: Db, { classId, studentIds, ...removal }: Removals) {
  return db
    .selectFrom('class_students as m')
    .select(['m.student_id as studentId', sql<boolean>`m.removed_at is null`.as('isMember')])
    .select(isUndoable(removal).as('undoable'))
    .where('m.class_id', '=', classId)
    .where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .execute();
}

/** Coming into one class and going out of another so close together is one move. */
const MINUTES_OF_MOVE = 5;

/**
 * The class of the teacher who asks that the student of `m` came into with the removal, by the same teacher, and still is in; null where
 * there is none. Classes that this teacher may not change are not looked at: where else a student is, is no business of theirs.
 */
const cameInto = (db: Db, by: number, act: 'add-student-to-class' | 'restore-student-to-class') =>
  sql<{ readonly id: number; readonly name: string } | null>`(
    select json_build_object('id', k.id, 'name', k.name)
      from audit_log a
      join classes k on k.id = (a.detail ->> 'classId')::bigint
      join class_students now_in on now_in.class_id = k.id and now_in.student_id = m.student_id
     where a.subject_user_id = m.student_id and a.actor_user_id = m.removed_by and a.act = ${act}
       and a.at between m.removed_at - interval '1 minute' * ${sql.lit(MINUTES_OF_MOVE)} and m.removed_at
       and now_in.removed_at is null and k.id <> m.class_id and k.archived_at is null
       and k.id in (${classesChangedBy(db, by)})
     order by a.id desc limit 1)`;

interface RemovalsFrom extends Pick<Removals, 'by' | 'since'> {
  readonly classIds: readonly number[];
}

/**
 * The students whom teachers took out of some classes and one of them can bring back, the last removed first, each with the class that they
 * moved to. Those whose move here was undone are not among them: they are where they were before.
 */
export async function selectUndoable(db: Db, { classIds, ...removal }: RemovalsFrom) {
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .select('m.class_id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name'])
    .select(sql<Date>`m.removed_at`.as('removed_at'))
    .leftJoin('users as t', 't.id', 'm.removed_by')
    .select(['t.id as by_id', 't.first_name as by_first_name', 't.last_name as by_last_name'])
    .select(cameInto(db, removal.by, 'add-student-to-class').as('moved_to'))
    .where('m.class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where(isUndoable(removal))
    .where(sql<boolean>`${cameInto(db, removal.by, 'restore-student-to-class')} is null`)
    .orderBy('m.removed_at', 'desc')
    .orderBy('u.id')
    .limit(MAX_STUDENTS_OF_CLASS)
    .execute();
}

/** Takes removals back: the memberships are as they were. The students are locked, so what could be undone still can be. */
export async function undoRemovals(
  tx: Tx,
  { classId, studentIds }: Pick<Removals, 'classId' | 'studentIds'>,
): Promise<void> {
  await tx
    .updateTable('class_students')
    .set({ removed_at: null, removed_by: null })
    .where('class_id', '=', classId)
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    // Who left of their own accord meanwhile stays out.
    .where('removed_by', 'is not', null)
    .execute();
}
