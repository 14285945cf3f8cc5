import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { finishInquiry as contract } from '../contract/contact.ts';
import { updateInquiry } from './contact-queries.ts';

/** Takes a message off the list of those that wait, or puts it back. One that is gone meanwhile stays gone. */
export async function finishInquiry(
  { db }: Pick<Services, 'db'>,
  { params: { id }, body: { done }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await updateInquiry(db, id, done ? now : null);
  return { done };
}
