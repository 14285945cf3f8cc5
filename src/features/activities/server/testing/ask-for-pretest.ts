import type { Teacher } from '#app/server/world.ts';
import type { ResponseOf, Sent } from '#platform/endpoint/contract/endpoint.ts';
import { createAssessment } from '../../contract/teaching.ts';

type Form = Sent<typeof createAssessment, 'body'>;

/** Asks for the pretest again: of the whole class from today for a week, unless the form says otherwise. */
export const askForPretest = (teacher: Pick<Teacher, 'call'>, classId: number, form: Partial<Form> = {}) =>
  teacher.call(createAssessment, { body: { classId, ...form } });

/** The same, and it is set. */
export async function setPretest(
  teacher: Pick<Teacher, 'call'>,
  classId: number,
  form: Partial<Form> = {},
): Promise<Extract<ResponseOf<typeof createAssessment>, { type: 'ASSESSMENT' }>> {
  const { data } = await askForPretest(teacher, classId, form);
  if (data.type !== 'ASSESSMENT') throw new Error('A pretest was asked for.');
  return data;
}
