import { sql } from 'kysely';
import { WAS_TOO_FAST } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { activities, isGiven, someHaveMoreTime } from './activities-queries.ts';

interface ToReadIn {
  readonly classId: number;
  readonly today: number;
}

/** Passages that are assigned in a class, neither paused nor over on a day, a row for each student in it who has not read them; too fast is not read. */
export const selectPassagesToRead = (db: Db, { classId, today }: ToReadIn) =>
  activities(db)
    .innerJoin('class_students as m', (join) =>
      join
        .onRef('m.class_id', '=', 'a.class_id')
        .on('m.removed_at', 'is', null)
        .on(isGiven(sql<number>`m.student_id`)),
    )
    .leftJoin('attempts as t', (join) =>
      join
        .onRef('t.student_id', '=', 'm.student_id')
        .onRef('t.activity_id', '=', 'a.id')
        .on('t.status', '<>', sql.lit('stopped')),
    )
    .leftJoin('activity_due_days as d', (join) =>
      join.onRef('d.student_id', '=', 'm.student_id').onRef('d.activity_id', '=', 'a.id'),
    )
    .select(['m.student_id', 'd.due_day as own_due_day'])
    .where('a.class_id', '=', classId)
    .where('a.kind', '=', sql.lit('PASSAGE'))
    .where('a.canceled_at', 'is', null)
    .where('a.paused_at', 'is', null)
    .where((is) => is.or([is('a.due_day', '>=', today), someHaveMoreTime(sql.ref('a.id'), today)]))
    .where(sql<boolean>`greatest(a.due_day, d.due_day) >= ${today}`)
    .where(sql<boolean>`(t.finished_at is null or ${WAS_TOO_FAST})`)
    .orderBy('a.due_day')
    .orderBy('a.id')
    .orderBy('m.student_id')
    .execute();

/** Who of the students in a class now has read which passage for this class, each once. */
export const selectReadersInClass = (db: Db, classId: number) =>
  db
    .selectFrom('attempts as t')
    .innerJoin('class_students as m', 'm.student_id', 't.student_id')
    .select(['t.passage_id', 't.student_id'])
    .distinct()
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .where('t.class_id', '=', classId)
    .where('t.kind', '=', sql.lit('practice'))
    .where('t.status', '=', sql.lit('finished'))
    .orderBy('t.passage_id')
    .orderBy('t.student_id')
    .execute();
