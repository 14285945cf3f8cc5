import type { QuizServices } from '#features/quiz/server/public.ts';
import { askForDocument, reportedDays } from '#features/reports/server/public.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { summarizeStudents as contract } from '../contract/summaries.ts';
import { studentSummaries } from './make-summaries.ts';
import { selectTaughtAmong } from './taught-queries.ts';

/** Where a day begins first, before UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Begins a PDF with the reports of some students. With one whom the teacher does not teach there is none. */
export async function askForSummaries(
  services: QuizServices,
  {
    actor,
    body: { studentIds, startDate: start, endDate: end },
    now,
  }: Pick<Call<typeof contract>, 'actor' | 'body' | 'now'>,
): Promise<Reply<typeof contract>> {
  const ids = [...new Set(studentIds)];
  // By the name, as the reports are in the document.
  const taught = (await selectTaughtAmong(services.db, actor.userId, ids)).map((row) => row.id);
  if (taught.length < ids.length) return refuse('not-your-students');
  // Each student has a today; none is later than this one.
  const latest = Math.floor((now.getTime() + EARLIEST_ZONE_MS) / MS_PER_DAY);
  const days = reportedDays({ start, end }, latest);
  if (days instanceof Refusal) return days;
  const payload = {
    teacherId: actor.userId,
    studentIds: taught,
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  };
  const about = { people: taught, whenGone: 'not-your-students' } as const;
  return askForDocument(services, studentSummaries, { actor, now, about, payload });
}
