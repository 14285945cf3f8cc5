import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { exportPerson } from '#platform/personal-data/server/export-person.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { exportAccount as contract } from '../contract/account-data.ts';

/** Everything that is kept about a person, for an admin who was asked for it. */
export const exportAccount = (
  services: Pick<Services, 'db' | 'personalData'>,
  { actor, body: { userId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> => exportPerson(services, { userId, by: actor.userId }, now);
