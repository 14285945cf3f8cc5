import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { orderClasses as contract } from '../contract/class-order.ts';
import { replaceClassPlaces } from './class-order-queries.ts';

/** Keeps the order of a teacher's classes. Classes that are not named, and those made later, come before it. */
export async function orderClasses(
  { db }: Pick<Services, 'db'>,
  { actor, body }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await replaceClassPlaces(db, actor.userId, [...new Set(body.classIds)]);
  return {};
}
