import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { exportPerson } from '#platform/personal-data/server/export-person.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { exportChild as contract } from '../contract/child.ts';

/** The data of a child for a parent, without what a class may hide and what is of the other parent; the whole file is made by who runs the service (decision 78). */
export const exportChild = (
  services: Pick<Services, 'db' | 'personalData'>,
  { actor, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> =>
  exportPerson(services, { userId: studentId, by: actor.userId, reader: 'parent' }, now);
