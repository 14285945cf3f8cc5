import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listStudentsOfClass } from '../contract/endpoints.ts';
import { type MemberRow, readRosters, toRosterLine } from './read-rosters.ts';

/** The roster of a class: who is where. */
export async function listRoster(
  services: QuizServices,
  call: Call<typeof listStudentsOfClass>,
): Promise<Reply<typeof listStudentsOfClass>> {
  return { students: inOrderOfNames((await readRoster(services, call)).map(toRosterLine)) };
}

/** The students of a class with what the teacher who asks may see of each. */
export const readRoster = async (
  { db }: QuizServices,
  { actor, object: { id }, now }: Pick<Call<typeof listStudentsOfClass>, 'actor' | 'object' | 'now'>,
): Promise<readonly MemberRow[]> =>
  (await readRosters(db, { teacherId: actor.userId, classIds: [id], now })).get(id) ?? [];
