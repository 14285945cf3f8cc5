import { selectClassesOfTeacher } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { selectSchoolOfAll } from '#features/schools/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { listCompetitionsToJoin as contract } from '../contract/competition.ts';
import { selectGlobalCompetitions } from './global-competition-queries.ts';
import { selectCompetitionsOfSchool } from './school-competition-queries.ts';

/** The competitions of the teacher's school and of all schools that have not started anywhere, with the classes of a teacher in each. */
export async function listCompetitionsToJoin(
  { db }: Pick<QuizServices, 'db'>,
  { actor, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const taught = (await selectClassesOfTeacher(db, actor.userId)).map(({ id }) => id);
  // Where the day begins last it is still the day before.
  const after = Math.floor(now.getTime() / MS_PER_DAY) - 1;
  const asked = { startAfter: after, classIds: taught };
  const schoolId = await selectSchoolOfAll(db, [actor.userId]);
  const [ofSchool, ofAll] = await Promise.all([
    schoolId === null ? [] : selectCompetitionsOfSchool(db, { schoolId, ...asked }),
    selectGlobalCompetitions(db, asked),
  ]);
  return {
    competitions: [...ofSchool, ...ofAll.filter(({ canceled }) => !canceled)].map((row) => ({
      competitionId: row.id,
      name: row.name ?? '',
      ofSchool: row.kind === 'LOCAL_COMPETITION',
      startDate: isoDay(row.first_day),
      dueDate: isoDay(row.last_day),
      classIds: row.class_ids,
    })),
  };
}
