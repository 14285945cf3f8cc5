import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/server/database.ts';
import type { MailContent } from '../core/mail-content.ts';
import { insertMail } from './mail-queries.ts';

const DAY = 86_400_000;

export interface NewMail {
  /** Whom it is for, where that is a person with an account. */
  readonly userId: number | null;
  readonly toAddress: string;
  readonly subject: string;
  readonly content: MailContent;
  /** The ends of its links that nobody but its reader may know. */
  readonly secrets: readonly string[];
  /** After that it is of no use; a day without it, which is the longest. */
  readonly usefulUntil?: Date;
}

/** Whether mails are sent at all. */
export interface Mailing {
  readonly isOn: boolean;
}

/**
 * Writes a mail in the transaction of its cause: both happen or neither. It is sent soon after the commit; without a mail server it is
 * kept for the admin to read, and its secrets for a day.
 */
export async function writeMail(tx: Tx, { isOn }: Mailing, mail: NewMail, now: Date): Promise<void> {
  const inADay = new Date(now.getTime() + DAY);
  const { usefulUntil = inADay } = mail;
  await insertMail(tx, {
    messageKey: randomUUID(),
    userId: mail.userId,
    toAddress: mail.toAddress,
    subject: mail.subject,
    content: JSON.stringify(mail.content),
    secrets: JSON.stringify(mail.secrets),
    state: isOn ? 'waiting' : 'kept',
    now,
    endsAt: isOn && usefulUntil < inADay ? usefulUntil : inADay,
  });
}
