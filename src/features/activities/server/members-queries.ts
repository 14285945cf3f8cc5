import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { classesOfStudent } from '#features/classes/server/public.ts';
import { endsInSuffix } from '#features/privacy/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** Those of some students who are in a class now, or all of them, with what says how old they are. */
export async function selectMembers(db: Db, classId: number, studentIds: readonly number[] | null) {
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .select(['u.id', 'u.role', 'u.register_as', 'u.birth_year', 'u.birth_month', 'u.timezone'])
    .select(endsInSuffix('u').as('ends_in_suffix'))
    .select(jsonArrayFrom(classesOfStudent(db, sql.ref<number>('m.student_id'))).as('classes'))
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .$if(studentIds !== null, (members) =>
      members.where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`),
    )
    .execute();
}
