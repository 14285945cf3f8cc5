import { readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { selectDecidingClasses } from '#features/classes/server/public.ts';
import { type QuizServices, statusOf } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { pretestStatuses as ofClassContract } from '../contract/endpoints.ts';
import type { listPretestStatusesOfStudents as contract } from '../contract/students-of-teacher.ts';
import { readRoster } from './list-roster.ts';
import { selectTaughtStudents } from './taught-queries.ts';

/** How far each student of a class is in the pretest. */
export async function listPretestStatuses(
  services: QuizServices,
  call: Call<typeof ofClassContract>,
): Promise<Reply<typeof ofClassContract>> {
  const found = await readRoster(services, call);
  const seen = found.filter(({ member }) => member.figures);
  return { statuses: seen.map(({ row }) => ({ studentId: row.id, status: statusOf(row.id, row) })) };
}

/** How far some students of a teacher are in the pretest. */
export async function listPretestStatusesOfStudents(
  { db }: Pick<QuizServices, 'db'>,
  { actor, body: { studentIds: ids } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectTaughtStudents(db, actor.userId, { ids });
  const deciding = await selectDecidingClasses(
    db,
    actor.userId,
    rows.map(({ id }) => id),
  );
  const classesOf = Map.groupBy(deciding, (one) => one.student_id);
  const seen = rows.filter(({ id }) => seesFigures(readableWork(actor.userId, classesOf.get(id) ?? [])));
  return { statuses: seen.map((row) => ({ studentId: row.id, status: statusOf(row.id, row) })) };
}
