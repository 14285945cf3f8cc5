import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { exportPerson } from '#platform/personal-data/server/export-person.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { exportOwnData as contract } from '../contract/own-data.ts';

/** What is kept about a grown-up, for themselves. */
export const exportOwnData = (
  services: Pick<Services, 'db' | 'personalData'>,
  { actor: { userId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> => exportPerson(services, { userId, by: userId }, now);
