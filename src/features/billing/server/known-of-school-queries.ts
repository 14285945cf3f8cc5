import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { KnownOfSchool } from '../core/offer.ts';

/**
 * What is known of the size of a teacher's school. Colleagues count only where both are confirmed at the same school: nobody makes a school look
 * larger by saying that they teach there.
 */
export async function selectKnownOfSchool(db: Db, teacherId: number): Promise<KnownOfSchool> {
  // As an array they are looked up by index; as a subquery the database reads every class there is.
  const teachers = sql<number>`any(array(
    select ${teacherId}::bigint
    union all
    select theirs.teacher_id from school_teachers as mine
      join school_teachers as theirs on theirs.school_id = mine.school_id
     where mine.teacher_id = ${teacherId} and mine.confirmed_at is not null and theirs.confirmed_at is not null))`;
  const { students } = await db
    .selectFrom('class_students as member')
    .innerJoin('classes as class', 'class.id', 'member.class_id')
    .select((row) => row.fn.count<number>('member.student_id').distinct().as('students'))
    .where('class.teacher_id', '=', teachers)
    .where('class.archived_at', 'is', null)
    .where('member.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const quote = await db
    .selectFrom('quotes')
    .select('seats')
    .where('teacher_id', '=', teacherId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { studentsHere: students, quoted: quote?.seats ?? null };
}
