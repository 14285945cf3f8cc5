import { readLinkEnd } from '#features/accounts/core/password-link.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { addressOf, type MailPart } from '#platform/mail/core/mail-content.ts';
import { mailContentOf, mailSecretsOf, mailStateOf } from '#platform/mail/server/mail-columns.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { readMail as contract } from '../contract/mails.ts';
import { selectMail } from './mails-queries.ts';

/**
 * What a mail says. With a link from it an admin could take the account, so that it is there only where no mail is sent and somebody has to
 * pass it on, and the reading is recorded for every account that a shown link opens. No admin takes another admin's account: their password is reset on the server's own machine.
 */
export async function readMail(
  { db, mailing }: Services,
  { actor, params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const mail = await selectMail(db, params.id);
  if (!mail) return notFound();
  const isToPassOn = !mailing.isOn && mailStateOf(mail.state, mail.id) === 'kept' && mail.ends_at > now;
  const secrets = isToPassOn && !mail.is_to_admin ? mailSecretsOf(mail.secrets, mail.id) : null;
  const { heading, parts } = mailContentOf(mail.content, mail.id);
  const detail = { mail: mail.id, withLinks: secrets !== null && secrets.length > 0 };
  const act = { act: 'read-mail', by: actor.userId, detail };
  const accounts = new Set([mail.user_id, ...linkedAccounts(secrets)].filter((id) => id !== null));
  await recordActs(db, accounts.size === 0 ? [act] : [...accounts].map((about) => ({ ...act, about })), now);
  return { heading, parts: parts.map((part) => partFor(part, secrets)) };
}

/** Whose accounts the links open: a mail may have links for others of its address. */
const linkedAccounts = (secrets: readonly string[] | null): readonly number[] =>
  (secrets ?? []).map(readLinkEnd).flatMap((end) => (end ? [end.userId] : []));

function partFor(part: MailPart, secrets: readonly string[] | null) {
  if (part.kind === 'paragraph') return part;
  const isHidden = part.secret !== null && secrets?.[part.secret] === undefined;
  const link = isHidden ? null : addressOf(part, { origin: '', secrets: secrets ?? [] });
  return { kind: part.kind, label: part.label, link };
}
