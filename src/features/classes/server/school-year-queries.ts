import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { PlannedStep } from '../core/school-year.ts';
import { classesChangedBy } from './taught-classes-queries.ts';

interface Run {
  readonly teacherId: number;
  /** The client's key of the plan. */
  readonly key: string;
  readonly now: Date;
}

/**
 * Begins the record of a run. One with the same key that is under way at this moment is waited for.
 * @returns its number; null where there is one with this key already.
 */
export async function insertRun(tx: Tx, { teacherId, key, now }: Run): Promise<number | null> {
  const row = await tx
    .insertInto('school_year_runs')
    .values({ teacher_id: teacherId, run_key: key, started_at: now })
    .onConflict((conflict) => conflict.columns(['teacher_id', 'run_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A run that changed nothing is none. */
export async function deleteRun(tx: Tx, runId: number): Promise<void> {
  await tx.deleteFrom('school_year_runs').where('id', '=', runId).execute();
}

/** The open classes among some that a teacher may change, kept as they are until the transaction ends, in their order. */
export async function lockChangeable(tx: Tx, teacherId: number, classIds: readonly number[]) {
  return tx
    .selectFrom('classes')
    .select(['id', 'grade', 'timezone', sql<boolean>`teacher_id = ${teacherId}`.as('isOwner')])
    .where('id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('id', 'in', classesChangedBy(tx, teacherId))
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
export type ChangeableClass = Awaited<ReturnType<typeof lockChangeable>>[number];

/** A step that is done, with what it makes of its class. */
export interface StepDone extends Pick<PlannedStep, 'classId' | 'step' | 'name'> {
  readonly gradeAfter: number;
  /** Until when an open code lets students in. */
  readonly codeUntil: Date;
}

/** Writes down what each class is and what it becomes; an open code never ends earlier than before, and a closed one stays closed. */
export async function insertRunClasses(tx: Tx, runId: number, steps: readonly StepDone[]): Promise<void> {
  await tx
    .insertInto('school_year_classes')
    .columns([
      'run_id',
      'class_id',
      'step',
      'name_before',
      'name_after',
      'grade_before',
      'grade_after',
      'code_until_before',
      'code_until_after',
    ])
    .expression(
      sql`select ${runId}::bigint, c.id, s.step, c.name, case s.step when 'archive' then c.name else s.name end,
                 c.grade, s.grade, k.expires_at,
                 case when s.step = 'archive' or k.expires_at is null then k.expires_at else greatest(k.expires_at, s.until) end
            from unnest(${steps.map(({ classId }) => classId)}::bigint[], ${steps.map(({ step }) => step)}::text[],
                        ${steps.map(({ name }) => name)}::text[], ${steps.map(({ gradeAfter }) => gradeAfter)}::smallint[],
                        ${steps.map(({ codeUntil }) => codeUntil)}::timestamptz[]) as s (id, step, name, grade, until)
            join classes c on c.id = s.id
            left join class_codes k on k.class_id = c.id and k.closed_at is null`,
    )
    .execute();
}

/** Makes the classes of a run what it says. */
export async function applyRun(tx: Tx, runId: number, now: Date): Promise<void> {
  await tx
    .updateTable('classes as c')
    .from('school_year_classes as s')
    .set({
      name: sql<string>`s.name_after`,
      grade: sql<number>`s.grade_after`,
      archived_at: sql<Date | null>`case s.step when 'archive' then ${now}::timestamptz end`,
    })
    .where('s.run_id', '=', runId)
    .whereRef('c.id', '=', 's.class_id')
    .execute();
  await tx
    .updateTable('class_codes as k')
    .from('school_year_classes as s')
    .set({ expires_at: sql<Date>`s.code_until_after` })
    .where('s.run_id', '=', runId)
    .where('s.code_until_after', 'is not', null)
    .whereRef('k.class_id', '=', 's.class_id')
    .execute();
}

export interface MoveOfClass {
  readonly from: number;
  readonly to: number;
  /** Who came into the other class, and who was there before. */
  readonly added: readonly number[];
  readonly there: readonly number[];
}

/** Writes down who went where. */
export async function insertMoves(tx: Tx, runId: number, { from, to, added, there }: MoveOfClass) {
  const all = [...added, ...there];
  if (all.length === 0) return;
  await tx
    .insertInto('school_year_moves')
    .columns(['student_id', 'run_id', 'from_class_id', 'to_class_id', 'was_there'])
    .expression(
      sql`select s.id, ${runId}::bigint, ${from}::bigint, ${to}::bigint, s.id = any(${there}::bigint[])
            from unnest(${all}::bigint[]) as s (id)`,
    )
    .execute();
}

/** Keeps the rows of students as they are until the transaction ends, in their order. */
export async function lockStudents(tx: Tx, studentIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Who is in some classes now, with the class. */
export async function selectMembersOf(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('class_students')
    .select(['class_id', 'student_id'])
    .where('class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .orderBy('student_id')
    .execute();
}

/** Nobody begins so many years in a week, and each has up to all classes of the teacher. */
const MOST_RUNS = 10;

/** The last runs of a teacher that are not undone. */
const lastRuns = (db: Db, teacherId: number, since: Date) =>
  db
    .selectFrom('school_year_runs as l')
    .select('l.id')
    .where('l.teacher_id', '=', teacherId)
    .where('l.undone_at', 'is', null)
    .where('l.started_at', '>', since)
    .orderBy('l.id', 'desc')
    .limit(MOST_RUNS);

/** Runs of a teacher: the one with a key, or those that can be undone, the last one first. */
export async function selectRuns(
  db: Db,
  teacherId: number,
  which: { readonly key: string } | { readonly since: Date },
) {
  return db
    .selectFrom('school_year_runs as r')
    .innerJoin('school_year_classes as s', 's.run_id', 'r.id')
    .innerJoin('classes as c', 'c.id', 's.class_id')
    .select(['r.id', 'r.started_at', 'c.timezone'])
    .select(['s.class_id', 's.step', 's.name_before', 's.name_after', 's.grade_before', 's.grade_after'])
    .select(
      sql<{ id: number; name: string; students: number } | null>`(
        select json_build_object('id', t.id, 'name', t.name, 'students', count(*))
          from school_year_moves m join classes t on t.id = m.to_class_id
         where m.run_id = r.id and m.from_class_id = s.class_id group by t.id)`.as('moved_to'),
    )
    .where('r.teacher_id', '=', teacherId)
    .$if('key' in which, (runs) => runs.where('r.run_key', '=', 'key' in which ? which.key : ''))
    .$if('since' in which, (runs) =>
      runs.where('r.id', 'in', lastRuns(db, teacherId, 'since' in which ? which.since : new Date(0))),
    )
    .orderBy('r.id', 'desc')
    .orderBy('s.class_id')
    .execute();
}
export type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];
