import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type listInquiries as contract, INQUIRIES_PER_PAGE } from '../contract/contact.ts';
import { countInquiries, selectInquiries } from './contact-queries.ts';

/** The messages from the contact page, for those who run the service. */
export async function listInquiries(
  { db }: Pick<Services, 'db'>,
  { query: { show, page } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const shown = { done: show === 'done', limit: INQUIRIES_PER_PAGE, offset: page * INQUIRIES_PER_PAGE };
  const rows = await selectInquiries(db, shown);
  return {
    inquiries: rows.map(({ id, written_at: writtenAt, done_at: doneAt, ...row }) => ({
      ...row,
      inquiryId: id,
      writtenAt: writtenAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    total: await countInquiries(db, shown),
  };
}
