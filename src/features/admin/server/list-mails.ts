import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { mailStateOf } from '#platform/mail/server/mail-columns.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type listMails as contract, MAILS_PER_PAGE } from '../contract/mails.ts';
import { maskedAddress, withoutAddresses } from '../core/masked-address.ts';
import { countMails, selectMails } from './mails-queries.ts';

/** What became of each mail. Whose addresses they are does not leave the server. */
export async function listMails(
  { db, mailing }: Services,
  { query: { page } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectMails(db, { limit: MAILS_PER_PAGE, offset: page * MAILS_PER_PAGE });
  const mails = rows.map((row) => ({
    mailId: row.id,
    state: mailStateOf(row.state, row.id),
    subject: row.subject,
    username: row.username,
    to: maskedAddress(row.to_address),
    writtenAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    tries: row.tries,
    reason: row.last_error === null ? null : withoutAddresses(row.last_error),
  }));
  return { mails, ...(await countMails(db)), sends: mailing.isOn };
}
