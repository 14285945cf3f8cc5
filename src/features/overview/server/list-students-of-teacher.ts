import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type {
  listStudentsOfTeacher as contract,
  listStudentsToSelect as ofClassContract,
} from '../contract/students-of-teacher.ts';
import { toNames } from './list-taught-students.ts';
import { MAX_STUDENTS, selectTaughtNames } from './taught-queries.ts';

/** The names of the students of all classes of a teacher, each once. */
export async function listStudentsOfTeacher(
  { db }: Pick<QuizServices, 'db'>,
  { actor }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await selectTaughtNames(db, actor.userId);
  return { students: toNamed(found.slice(0, MAX_STUDENTS)), more: found.length > MAX_STUDENTS };
}

/** The names of the students of a class. */
export async function listStudentsToSelect(
  { db }: Pick<QuizServices, 'db'>,
  { actor, object }: Call<typeof ofClassContract>,
): Promise<Reply<typeof ofClassContract>> {
  return { students: toNamed(await selectTaughtNames(db, actor.userId, object.id)) };
}

const toNamed = (rows: Awaited<ReturnType<typeof selectTaughtNames>>) =>
  inOrderOfNames(rows.map((row) => ({ studentId: row.id, ...toNames(row) })));
