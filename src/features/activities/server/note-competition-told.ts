import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { noteCompetitionTold as contract } from '../contract/competition.ts';
import { writeResultTold } from './competition-queries.ts';

/** Notes that a student has read a result; of a competition that is not over, or is not the student's, nothing is noted. */
export async function noteCompetitionTold(
  { db }: Pick<QuizServices, 'db'>,
  { body: { studentId, competitionId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await writeResultTold(db, { studentId, competitionId }, now);
  return { noted: true };
}
