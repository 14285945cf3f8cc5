import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '#platform/services/server/services.ts';
import { hasItsLinks, type MailContent } from '../core/mail-content.ts';
import { mailHtml } from '../core/mail-html.ts';
import { mailText } from '../core/mail-text.ts';
import { waitAfter } from '../core/mail-waits.ts';
import { mailContentOf, mailSecretsOf } from './mail-columns.ts';
import type { Delivery, MailLine } from './mail-line.ts';
import {
  type ClaimedMail,
  claimMail,
  extendLease,
  giveUpMails,
  settleMail,
  type TryResult,
} from './mail-queries.ts';

export interface Sending extends Pick<Services, 'db' | 'now' | 'log'> {
  readonly line: MailLine;
  readonly from: string;
  /** What the links begin with. */
  readonly origin: string;
  /** Milliseconds that a claim lasts when its process falls silent. */
  readonly leaseMs?: number;
  /** Whether to take no more mails. */
  readonly isEnough?: () => boolean;
}

/** Mails that one process sends at a time. */
const AT_A_TIME = 3;
const LEASE_MS = 60_000;
/** Part of the lease after which it is made longer. */
const EXTEND_AT = 1 / 3;
/** What is written down after a try is written again for so long while the database is away, in milliseconds. */
const SETTLE_FOR = 30_000;
const SETTLE_AGAIN = 1_000;

const TOO_LATE = 'It could not be sent in time.';
const UNCLEAR = 'The mail server had this mail twice and did not say that it took it. It may have arrived.';

/** A backup has no secret links: a mail that waited when it was made is never sent with a link that leads nowhere. */
const WITHOUT_LINK: Delivery = {
  kind: 'refused',
  code: null,
  error: 'The link of this mail is not in the restored backup. The person has to ask for a new mail.',
};

/** Gives up the mails that it is too late for. */
export const giveUpLateMails = ({ db, now }: Pick<Sending, 'db' | 'now'>): Promise<void> =>
  giveUpMails(db, { tooLate: TOO_LATE, unclear: UNCLEAR }, now());

/** Sends every mail that is due, those that become due meanwhile too. Other processes may do the same at once. */
export async function sendMails(sending: Sending, signal: AbortSignal): Promise<void> {
  await giveUpLateMails(sending);
  await Promise.all(Array.from({ length: AT_A_TIME }, () => sendOneByOne(sending, signal)));
}

async function sendOneByOne(sending: Sending, signal: AbortSignal): Promise<void> {
  const { db, now, leaseMs = LEASE_MS, isEnough = () => false } = sending;
  while (!signal.aborted && !isEnough()) {
    const leaseId = randomUUID();
    const mail = await claimMail(db, { leaseId, until: new Date(now().getTime() + leaseMs) }, now());
    if (!mail) return;
    const delivery = await deliver(sending, { mail, leaseId }, signal);
    // Cut off in the middle, nobody knows whether it was sent: the lease runs out and the mail counts as unclear.
    if (delivery.kind !== 'sent' && signal.aborted) return;
    await settle(sending, { mail, leaseId }, delivery);
  }
}

interface Claim {
  readonly mail: ClaimedMail;
  readonly leaseId: string;
}

/** Sends a mail while its claim is kept. */
async function deliver(sending: Sending, claim: Claim, signal: AbortSignal): Promise<Delivery> {
  const { content, secrets } = textOf(claim.mail);
  if (!hasItsLinks(content, secrets)) return WITHOUT_LINK;
  const stop = new AbortController();
  const keeping = keepLease(sending, claim, stop);
  try {
    return await sending.line.send(messageOf(sending, claim.mail), AbortSignal.any([signal, stop.signal]));
  } finally {
    clearInterval(keeping);
  }
}

/** Makes the lease longer again and again; stops the sending when another process has taken the mail over. */
function keepLease(
  { db, now, leaseMs = LEASE_MS }: Sending,
  { mail, leaseId }: Claim,
  stop: AbortController,
) {
  const extend = async () => {
    const until = new Date(now().getTime() + leaseMs);
    if (!(await extendLease(db, mail.id, { leaseId, until }))) stop.abort();
  };
  // While the database is away, the next turn tries again.
  return setInterval(() => void extend().catch(() => {}), leaseMs * EXTEND_AT);
}

/** What a mail says, with the secret ends of its links. */
const textOf = (
  mail: ClaimedMail,
): { readonly content: MailContent; readonly secrets: readonly string[] } => ({
  content: mailContentOf(mail.content, mail.id),
  secrets: mailSecretsOf(mail.secrets, mail.id) ?? [],
});

function messageOf({ from, origin }: Sending, mail: ClaimedMail) {
  const { content, secrets } = textOf(mail);
  const links = { origin, secrets };
  return {
    messageId: `<${mail.message_key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    to: mail.to_address,
    subject: mail.subject,
    text: mailText(content, links),
    html: mailHtml(content, links),
  };
}

async function settle(
  { db, now, log }: Sending,
  { mail, leaseId }: Claim,
  delivery: Delivery,
): Promise<void> {
  const result = resultOf(delivery, mail, now());
  // Neither the address nor what the server said about it.
  if (delivery.kind !== 'sent')
    log.warn(
      { mail: mail.id, tries: mail.tries, code: delivery.code, next: result.kind },
      'a mail was not sent',
    );
  const giveUpAt = performance.now() + SETTLE_FOR;
  for (;;) {
    try {
      return await settleMail(db, { id: mail.id, leaseId }, result, now());
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(SETTLE_AGAIN);
    }
  }
}

function resultOf(
  delivery: Delivery,
  { tries, unclear }: Pick<ClaimedMail, 'tries' | 'unclear'>,
  now: Date,
): TryResult {
  if (delivery.kind === 'sent') return { kind: 'sent' };
  if (delivery.kind === 'refused') return { kind: 'given-up', error: delivery.error };
  const isUnclear = delivery.kind === 'unclear';
  if (isUnclear && unclear > 0) return { kind: 'given-up', error: UNCLEAR };
  const nextTryAt = new Date(now.getTime() + waitAfter(tries));
  return { kind: 'later', error: delivery.error, isUnclear, nextTryAt };
}
