import { newStudent, pretestStart } from '#features/progress/core/student-state.ts';
import {
  insertingEvents,
  insertProgress,
  lockProgress,
  pretestIs,
  updatingProgress,
} from '#features/progress/server/public.ts';
import { together } from '#platform/db/server/together.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { startPretest as contract } from '../contract/endpoints.ts';
import { presentPretest } from './present-pretest.ts';
import type { QuizServices } from './quiz.ts';
import { readStudentContext } from './student-context.ts';

/** Starts the pretest at the grade of the student's class or age; a running one goes on, a finished one stays finished. */
export async function startPretest(
  services: QuizServices,
  { params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const context = await readStudentContext(services.db, params.id, now);
  if (!context) return notFound();
  const started = await services.db.transaction().execute(async (tx) => {
    const start = pretestStart(context.settings.grade, context.age);
    const state = newStudent(start.grade, start.byAge);
    await insertProgress(tx, params.id, state);
    const progress = await lockProgress(tx, params.id);
    if (pretestIs(progress, 'pretest_complete')) return false;
    if (progress && pretestIs(progress, 'pretest_not_started')) {
      // The class may have come after the row: the newest grade is the better guess.
      await together(tx, [
        updatingProgress(tx, params.id, {
          state,
          pretestStatus: 'pretest_in_progress',
          pretests: progress.pretests + 1,
        }),
        insertingEvents(tx, { studentId: params.id, at: now }, [{ kind: 'started', ...start }]),
      ]).execute();
    }
    return true;
  });
  return started ? presentPretest(services, params.id, now) : refuse('pretest-finished');
}
