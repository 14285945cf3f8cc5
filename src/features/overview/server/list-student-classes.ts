import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listStudentClasses as contract } from '../contract/students-of-teacher.ts';
import { MAX_STUDENTS, selectTaughtWithClasses } from './taught-queries.ts';

/** Which student of a teacher is in which of the teacher's classes. */
export async function listStudentClasses(
  { db }: Pick<QuizServices, 'db'>,
  { actor }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await selectTaughtWithClasses(db, actor.userId);
  return {
    students: found
      .slice(0, MAX_STUDENTS)
      .map(({ id, classes }) => ({ studentId: id, classIds: classes.map((one) => one.id) })),
    more: found.length > MAX_STUDENTS,
  };
}
