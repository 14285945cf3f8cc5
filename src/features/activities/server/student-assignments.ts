import { isReadable, readableBy } from '#features/classes/server/public.ts';
import { EVERYTHING } from '#features/quiz/core/quiz-settings.ts';
import type { QuizServices, StudentContext } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import type { getStudentAssignments as contract } from '../contract/student.ts';
import { EVER } from './activities-queries.ts';
import { assignedTo } from './assigned-to-student.ts';
import { shownLevelOf, toAssignmentViews, withStatus } from './assignment-views.ts';
import { selectAllAssignments } from './assignments-queries.ts';
import { weeklyOfStudent } from './weekly-of-student.ts';

/** The activities of a student: for the student all that holds, for a teacher all that they may read. */
export async function studentAssignments(
  services: QuizServices,
  {
    actor,
    query: { studentId, fromDate, toDate },
    object: context,
    now,
  }: Call<typeof contract, StudentContext>,
): Promise<Reply<typeof contract>> {
  const { db, library } = services;
  const days = { from: dayOfIso(fromDate) ?? EVER.from, to: dayOfIso(toDate) ?? EVER.to };
  const rows = await selectAllAssignments(db, { studentId, ...days });
  if (actor.role === 'teacher') {
    const readable = readableBy(actor, studentId, context.classes);
    const seen = rows.filter(({ class_id }) => isReadable(readable, class_id));
    return {
      assignments: await toAssignmentViews(library, withStatus(seen, now), EVERYTHING, null),
      weekly: await weeklyOfStudent(services, { studentId, readable, now }),
    };
  }
  const held = withStatus(assignedTo(library, context, rows), now).filter(
    ({ status }) => status !== 'canceled',
  );
  return {
    assignments: await toAssignmentViews(library, held, context.visible, shownLevelOf(context)),
    weekly: [],
  };
}
