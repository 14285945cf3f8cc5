import { readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { selectDecidingClassesOfRosters } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** The students of some classes whose figures, which are of all their work, a teacher may know (decision 30). */
export async function whoseFiguresAreSeen(
  db: Db,
  teacherId: number,
  classIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const joined = await selectDecidingClassesOfRosters(db, teacherId, classIds);
  const ofStudents = [...Map.groupBy(joined, (one) => one.student_id)];
  return new Set(
    ofStudents.flatMap(([id, classes]) => (seesFigures(readableWork(teacherId, classes)) ? [id] : [])),
  );
}
