import { registeredAsOf, selectAccount } from '#features/accounts/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft, windowOf } from '#platform/limits/server/limit-window.ts';
import { countMany } from '#platform/limits/server/limits-queries.ts';
import { writeMail } from '#platform/mail/server/write-mail.ts';
import { inquiriesPage } from '#platform/screens/core/staff-addresses.ts';
import type { Services } from '#platform/services/server/services.ts';
import {
  type sendInquiry as contract,
  INQUIRIES_OF_NETWORK,
  INQUIRIES_OF_PERSON,
  INQUIRY_MAILS,
} from '../contract/contact.ts';
import { INQUIRY_MAIL_SUBJECT, inquiryMail } from '../core/inquiry-mail.ts';
import { insertInquiry } from './contact-queries.ts';

type Needs = Pick<Services, 'db' | 'limits' | 'mailing' | 'contactEmail'>;

/**
 * Keeps a message for the operator, and the mail about it in the same transaction: whatever becomes of the mail, the message is there. A student
 * who is logged in is sent to the teacher, because no child should write to somebody they do not know.
 */
export async function sendInquiry(
  services: Needs,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { body, now } = call;
  const userId = writerOf(call);
  if (userId !== null && (await isStudent(services, userId))) return refuse('ask-your-teacher');
  if (userId === null && body.email === '') return refuse('email-needed');
  if (!(await take(services, call)))
    return refuse('too-many-inquiries', { retryAfter: secondsLeft(INQUIRIES_OF_PERSON, now) });
  await services.db.transaction().execute(async (tx) => {
    if (!(await insertInquiry(tx, { ...body, userId, now }))) return;
    const mailsTo = await addressToMail(tx, services, now);
    if (mailsTo === null) return;
    const mail = {
      userId: null,
      toAddress: mailsTo,
      subject: INQUIRY_MAIL_SUBJECT,
      content: inquiryMail(inquiriesPage.path),
      secrets: [],
    };
    await writeMail(tx, services.mailing, mail, now);
  });
  return { kept: true };
}

/** Whose message it is. An administrator who acts as somebody writes nothing in their name. */
const writerOf = ({ actor }: Call<typeof contract>): number | null =>
  actor === null || (actor.impersonatorId ?? null) !== null ? null : actor.userId;

/** A parent registers as one, and has the role of a student. */
async function isStudent({ db }: Needs, userId: number): Promise<boolean> {
  const account = await selectAccount(db, userId);
  return account?.role === 'student' && registeredAsOf(account.register_as, account.id) !== 'parent';
}

function take({ limits }: Needs, call: Call<typeof contract>): Promise<boolean> {
  const userId = writerOf(call);
  return userId === null
    ? limits.takeFrom('inquiries', call.address, INQUIRIES_OF_NETWORK, call.now)
    : limits.take(`inquiries of ${userId}`, INQUIRIES_OF_PERSON, call.now);
}

/** Uses up one of the day's mails. Null where the operator gave no address, where no mail is sent, and once they are used up. */
async function addressToMail(tx: Tx, { mailing, contactEmail }: Needs, now: Date): Promise<string | null> {
  if (contactEmail === null || !mailing.isOn) return null;
  const window = windowOf('mails about inquiries', INQUIRY_MAILS, now);
  return (await countMany(tx, window, { many: 1, most: INQUIRY_MAILS.calls })) ? contactEmail : null;
}
