import type { QuizServices } from '#features/quiz/server/public.ts';
import { statusOf } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { RowOf } from '#platform/endpoint/server/standing.ts';
import type { listStudentsOfClass, pretestStatuses as statusesContract } from '../contract/endpoints.ts';
import { type MemberRow, readRosters, toRosterLine } from './read-rosters.ts';

/** The roster of a class: who is where. */
export async function listRoster(
  services: QuizServices,
  { object, now }: Call<typeof listStudentsOfClass>,
): Promise<Reply<typeof listStudentsOfClass>> {
  return { students: (await readRoster(services, object, now)).map(toRosterLine) };
}

/** How far each student of a class is in the pretest. */
export async function listPretestStatuses(
  services: QuizServices,
  { object, now }: Call<typeof statusesContract>,
): Promise<Reply<typeof statusesContract>> {
  const found = await readRoster(services, object, now);
  const seen = found.filter(({ member }) => member.figures);
  return { statuses: seen.map(({ row }) => ({ studentId: row.id, status: statusOf(row.id, row) })) };
}

const readRoster = async (
  { db }: QuizServices,
  { id, teacher_id: teacherId }: RowOf<'class'>,
  now: Date,
): Promise<readonly MemberRow[]> => (await readRosters(db, { teacherId, classIds: [id], now })).get(id) ?? [];
