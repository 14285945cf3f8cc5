import { type StudentContext, toStudentContext } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { selectStudentWithEssay } from './essay-queries.ts';
import type { OpenEssay } from './essay-views.ts';

interface StudentWithEssay {
  readonly context: StudentContext;
  readonly openEssay: OpenEssay | null;
}

/** What holds for a student and the essay that waits, in one statement; undefined when there is no such account. */
export async function readStudentWithEssay(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentWithEssay | undefined> {
  const [row] = await selectStudentWithEssay(db, { studentId });
  return row && { context: toStudentContext(row, now), openEssay: row.openEssay };
}
