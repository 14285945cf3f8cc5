import { isFlagOn } from '#features/accounts/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { exportPerson } from '#platform/personal-data/server/export-person.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { exportOwnData as contract } from '../contract/own-data.ts';

/** What is kept about a grown-up, for themselves. */
export async function exportOwnData(
  services: Pick<Services, 'db' | 'personalData'>,
  { actor: { userId, role }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (await isFlagOn(services.db, 'pause_downloads', role)) return refuse('downloads-paused');
  return exportPerson(services, { userId, by: userId }, now);
}
