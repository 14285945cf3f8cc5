import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import type { getPendingStudentAssignments as contract } from '../contract/student.ts';
import { EVER, selectAssignments } from './activities-queries.ts';
import { assignedTo } from './assigned-to-student.ts';
import { toAssignmentViews, withStatus } from './assignment-views.ts';

/** What a student has to do. */
export async function pendingAssignments(
  { db, library }: QuizServices,
  { params: { studentId }, query: { fromDate }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const context = await readStudentContext(db, studentId, now);
  if (!context) return notFound();
  const rows = await selectAssignments(db, { studentId, from: dayOfIso(fromDate) ?? EVER.from, to: EVER.to });
  const toDo = withStatus(assignedTo(library, context, rows), now).filter(({ status }) =>
    ['pending', 'active', 'paused'].includes(status),
  );
  return { assignments: await toAssignmentViews(library, toDo, context.visible) };
}
