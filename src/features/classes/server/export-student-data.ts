import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { exportPerson } from '#platform/personal-data/server/export-person.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { exportStudentData as contract } from '../contract/student-data.ts';

/** The data of a student for an approved teacher, who gets what a teacher sees anyway. */
export const exportStudentData = (
  services: Pick<Services, 'db' | 'personalData'>,
  { actor, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> =>
  exportPerson(services, { userId: studentId, by: actor.userId, reader: 'teacher' }, now);
