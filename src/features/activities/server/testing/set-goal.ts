import type { Teacher } from '#app/server/world.ts';
import type { ResponseOf, Sent } from '#platform/endpoint/contract/endpoint.ts';
import { createRecurringActivity } from '../../contract/teaching.ts';

type GoalForm = Sent<typeof createRecurringActivity, 'body'>;

/** Asks for a weekly goal for a class: three quizzes from this week on, unless the form says otherwise. */
export const askForGoal = (teacher: Pick<Teacher, 'call'>, classId: number, form: Partial<GoalForm> = {}) =>
  teacher.call(createRecurringActivity, {
    body: { type: 'FIXED_WEEKLY', classId, quizzes: 3, rule: 'complete', ...form },
  });

/** The same, and it is set. */
export async function setGoal(
  teacher: Pick<Teacher, 'call'>,
  classId: number,
  form: Partial<GoalForm> = {},
): Promise<Extract<ResponseOf<typeof createRecurringActivity>, { type: 'FIXED_WEEKLY' }>> {
  const { data } = await askForGoal(teacher, classId, form);
  if (data.type !== 'FIXED_WEEKLY') throw new Error('A weekly goal was asked for.');
  return data;
}
