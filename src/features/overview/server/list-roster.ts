import { compareNames } from '#features/accounts/core/student-name.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { statusOf } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listStudentsOfClass, pretestStatuses as statusesContract } from '../contract/endpoints.ts';
import { type MemberRow, readRosters, toRosterLine } from './read-rosters.ts';

/** The roster of a class: who is where. */
export async function listRoster(
  services: QuizServices,
  call: Call<typeof listStudentsOfClass>,
): Promise<Reply<typeof listStudentsOfClass>> {
  return { students: (await readRoster(services, call)).map(toRosterLine).toSorted(compareNames) };
}

/** How far each student of a class is in the pretest. */
export async function listPretestStatuses(
  services: QuizServices,
  call: Call<typeof statusesContract>,
): Promise<Reply<typeof statusesContract>> {
  const found = await readRoster(services, call);
  const seen = found.filter(({ member }) => member.figures);
  return { statuses: seen.map(({ row }) => ({ studentId: row.id, status: statusOf(row.id, row) })) };
}

const readRoster = async (
  { db }: QuizServices,
  { actor, object: { id }, now }: Pick<Call<typeof listStudentsOfClass>, 'actor' | 'object' | 'now'>,
): Promise<readonly MemberRow[]> =>
  (await readRosters(db, { teacherId: actor.userId, classIds: [id], now })).get(id) ?? [];
