import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { Teacher } from '#app/server/world.ts';
import type { ResponseOf, Sent } from '#platform/endpoint/contract/endpoint.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { createAssignment } from '../../contract/teaching.ts';

type Form = Sent<typeof createAssignment, 'body'>;

/** A day so many days from today, as UTC has it. */
export const inDays = ({ clock }: Pick<TestEnvironment, 'clock'>, days: number): string =>
  isoDay(Math.floor(clock.now().getTime() / MS_PER_DAY) + days);

/** A form that assigns a passage to a class: from yesterday, wherever the class is, for a week. */
export const assignmentForm = (
  environment: TestEnvironment,
  classId: number,
  form: Partial<Form> = {},
): Form => ({
  type: 'PASSAGE',
  classId,
  versionId: environment.app.services.library.current('practice')[0]?.versionId ?? 0,
  startDate: inDays(environment, -1),
  dueDate: inDays(environment, 7),
  ...form,
});

/** Assigns a passage of the library to a class. */
export async function assignPassage(
  environment: TestEnvironment,
  teacher: Pick<Teacher, 'call'>,
  classId: number,
  form: Partial<Form> = {},
): Promise<Extract<ResponseOf<typeof createAssignment>, { type: 'PASSAGE' }>> {
  const { data } = await teacher.call(createAssignment, { body: assignmentForm(environment, classId, form) });
  if (data.type !== 'PASSAGE') throw new Error('A passage was assigned.');
  return data;
}
