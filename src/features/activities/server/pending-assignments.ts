import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { getPendingStudentAssignments as contract } from '../contract/student.ts';
import { phaseOf } from '../core/activity-days.ts';
import { EVER } from './activities-queries.ts';
import { factsOf, todayOf } from './activity-views.ts';
import { assignedTo } from './assigned-to-student.ts';
import { shownLevelOf, toAssignmentViews, withStatus } from './assignment-views.ts';
import { selectAssignments } from './assignments-queries.ts';

/** What a student has to do. */
export async function pendingAssignments(
  { db, library }: QuizServices,
  { params: { studentId }, query: { fromDate }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const context = await readStudentContext(db, studentId, now);
  if (!context) return notFound();
  // Nothing is to do any more that was due before today, and no zone is more than a day away.
  const yesterday = Math.floor(now.getTime() / MS_PER_DAY) - 1;
  const from = Math.max(dayOfIso(fromDate) ?? yesterday, yesterday);
  const rows = await selectAssignments(db, { studentId, from, to: EVER.to });
  const toDo = withStatus(assignedTo(library, context, rows), now).filter(
    ({ row, status }) =>
      ['pending', 'active', 'paused'].includes(status) &&
      // What was paused stays so beyond its due day.
      phaseOf(factsOf(row), todayOf(row, now)) !== 'over',
  );
  return { assignments: await toAssignmentViews(library, toDo, context.visible, shownLevelOf(context)) };
}
