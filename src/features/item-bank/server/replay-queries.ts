import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

/** The events of these students in their order, each with its attempt and the marks that its answers make. */
export async function selectEvents(db: Db, studentIds: readonly number[]) {
  return db
    .selectFrom('progress_events as e')
    .leftJoin('attempts as a', (join) =>
      join.onRef('a.student_id', '=', 'e.student_id').onRef('a.id', '=', 'e.attempt_id'),
    )
    .select(['e.student_id', 'e.number', 'e.kind', 'e.attempt_id', 'e.detail'])
    .select(['a.settings', 'a.question_states', 'a.gap_days', 'a.state_before', 'a.state_after', 'a.reason'])
    .select(
      sql<string | null>`(
        select string_agg(
                 case when n.is_right then case when n.is_fast then 'R' else 'r' end
                      else case when n.is_fast then 'W' else 'w' end end, '' order by n.position)
          from answers n where n.student_id = e.student_id and n.attempt_id = e.attempt_id)`.as('marks'),
    )
    .where('e.student_id', '=', sql<number>`any(${studentIds})`)
    .orderBy('e.student_id')
    .orderBy('e.number')
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];
