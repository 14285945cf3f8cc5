import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
import { classesChangedBy } from './taught-classes-queries.ts';

interface RunOf {
  readonly runId: number;
  readonly teacherId: number;
}

/** A run of a teacher, kept from being undone twice at once. */
export async function lockRun(tx: Tx, { runId, teacherId }: RunOf) {
  return tx
    .selectFrom('school_year_runs')
    .select(['id', 'started_at', 'undone_at'])
    .where('id', '=', runId)
    .where('teacher_id', '=', teacherId)
    .forUpdate()
    .executeTakeFirst();
}

/** The classes of a run as they are beside what it left, with the classes that students came into locked, too, in their order. */
export async function lockRunClasses(tx: Tx, { runId, teacherId }: RunOf) {
  await tx
    .selectFrom('classes')
    .select('id')
    .where('id', 'in', (of) =>
      of
        .selectFrom('school_year_classes')
        .select('class_id')
        .where('run_id', '=', runId)
        .union(
          of.selectFrom('school_year_moves').select('to_class_id as class_id').where('run_id', '=', runId),
        ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom('school_year_classes as s')
    .innerJoin('school_year_runs as r', 'r.id', 's.run_id')
    .innerJoin('classes as c', 'c.id', 's.class_id')
    .select(['s.class_id', 's.step', 'c.name', 'c.grade', 's.name_before', 's.name_after', 's.grade_before'])
    .select([
      sql<boolean>`c.teacher_id = ${teacherId}`.as('isOwner'),
      sql<boolean>`(c.archived_at is null and c.id in (${classesChangedBy(tx, teacherId)}))`.as('mayChange'),
      sql<boolean>`c.archived_at is not distinct from r.started_at`.as('isAsArchived'),
      sql<boolean>`c.grade = s.grade_after`.as('isInNewGrade'),
    ])
    .where('s.run_id', '=', runId)
    .orderBy('s.class_id')
    .execute();
}
export type RunClassRow = Awaited<ReturnType<typeof lockRunClasses>>[number];

/** Makes classes of a run what they were before; a name or an end of the code that somebody changed since stays. */
export async function takeBackClasses(tx: Tx, runId: number, classIds: readonly number[]): Promise<void> {
  const isOne = sql<number>`any(${classIds}::bigint[])`;
  await tx
    .updateTable('classes as c')
    .from('school_year_classes as s')
    .set({
      archived_at: null,
      grade: sql<number>`case s.step when 'move-up' then s.grade_before else c.grade end`,
      name: sql<string>`case when s.step = 'move-up' and c.name = s.name_after then s.name_before else c.name end`,
    })
    .where('s.run_id', '=', runId)
    .where('s.class_id', '=', isOne)
    .whereRef('c.id', '=', 's.class_id')
    .execute();
  await tx
    .updateTable('class_codes as k')
    .from('school_year_classes as s')
    .set({ expires_at: sql<Date>`s.code_until_before` })
    .where('s.run_id', '=', runId)
    .where('s.class_id', '=', isOne)
    .whereRef('k.class_id', '=', 's.class_id')
    .whereRef('k.expires_at', '=', 's.code_until_after')
    .where(sql<boolean>`k.made_at <= (select r.started_at from school_year_runs r where r.id = ${runId})`)
    .execute();
}

/** How many students a run moved. */
export async function selectMoves(tx: Tx, runId: number) {
  return tx
    .selectFrom('school_year_moves')
    .select(['student_id', 'from_class_id as from'])
    .where('run_id', '=', runId)
    .orderBy('student_id')
    .execute();
}

/**
 * The moves of a run that are still as it left them: the student is in the new class, is out of the old one by the run alone, and the
 * teacher may change both, which are open.
 */
export async function selectMovesAsLeft(tx: Tx, { runId, teacherId }: RunOf) {
  return tx
    .selectFrom('school_year_moves as m')
    .innerJoin('school_year_runs as r', 'r.id', 'm.run_id')
    .innerJoin('class_students as was', (join) =>
      join.onRef('was.student_id', '=', 'm.student_id').onRef('was.class_id', '=', 'm.from_class_id'),
    )
    .innerJoin('class_students as is', (join) =>
      join.onRef('is.student_id', '=', 'm.student_id').onRef('is.class_id', '=', 'm.to_class_id'),
    )
    .innerJoin('classes as f', 'f.id', 'm.from_class_id')
    .innerJoin('classes as t', 't.id', 'm.to_class_id')
    .select(['m.student_id', 'm.from_class_id as from', 'm.to_class_id as to', 'm.was_there'])
    .where('m.run_id', '=', runId)
    .whereRef('was.removed_at', '=', 'r.started_at')
    .where('was.removed_by', '=', teacherId)
    .where('was.left_on_own', '=', false)
    .where('is.removed_at', 'is', null)
    .where('f.archived_at', 'is', null)
    .where('t.archived_at', 'is', null)
    .where('f.id', 'in', classesChangedBy(tx, teacherId))
    .where('t.id', 'in', classesChangedBy(tx, teacherId))
    .orderBy('m.student_id')
    .execute();
}
export type MoveAsLeft = Awaited<ReturnType<typeof selectMovesAsLeft>>[number];

/** A run is undone once. */
export async function setUndone(tx: Tx, runId: number, now: Date): Promise<void> {
  await tx.updateTable('school_year_runs').set({ undone_at: now }).where('id', '=', runId).execute();
}
