import type { Db } from '#platform/db/server/database.ts';
import type { KnownOfSchool } from '../core/offer.ts';

/**
 * What is known of the size of a teacher's school. Colleagues count only where both are confirmed at the same school: nobody makes a school look
 * larger by saying that they teach there.
 */
export async function selectKnownOfSchool(db: Db, teacherId: number): Promise<KnownOfSchool> {
  const colleagues = db
    .selectFrom('school_teachers as mine')
    .innerJoin('school_teachers as theirs', 'theirs.school_id', 'mine.school_id')
    .select('theirs.teacher_id')
    .where('mine.teacher_id', '=', teacherId)
    .where('mine.confirmed_at', 'is not', null)
    .where('theirs.confirmed_at', 'is not', null);
  const { students } = await db
    .selectFrom('class_students as member')
    .innerJoin('classes as class', 'class.id', 'member.class_id')
    .select((row) => row.fn.count<number>('member.student_id').distinct().as('students'))
    .where((row) =>
      row.or([row('class.teacher_id', '=', teacherId), row('class.teacher_id', 'in', colleagues)]),
    )
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
