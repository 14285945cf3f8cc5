import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { startPretest as contract } from '../contract/endpoints.ts';
import { beginPretest } from './begin-pretest.ts';
import { presentPretest } from './present-pretest.ts';
import type { QuizServices } from './quiz.ts';
import { readStudentContext } from './student-context.ts';

/**
 * Starts the pretest at the grade of the student's class or age; a running one goes on, a finished one stays finished unless a teacher
 * asks for it again.
 */
export async function startPretest(
  services: QuizServices,
  { params: { id: studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const context = await readStudentContext(services.db, studentId, now);
  if (!context) return notFound();
  const begun = await beginPretest(services, { studentId, context }, now);
  return begun === 'running' ? presentPretest(services, studentId, now) : refuse(begun);
}
