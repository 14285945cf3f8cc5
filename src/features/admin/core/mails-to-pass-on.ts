import { LINK_MINUTES } from '#features/accounts/core/password-mail.ts';

/** A mail as the admin's list has it. */
interface KeptMail {
  readonly state: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/**
 * How many of the newest mails were kept and not sent, and have a link that may still open: whoever asked for one waits until
 * an admin passes it on. 0 where a mail server is set.
 *
 * @param now - milliseconds since the epoch
 */
export function mailsToPassOn(
  { mails, sends }: { readonly mails: readonly KeptMail[]; readonly sends: boolean },
  now: number,
): number {
  if (sends) return 0;
  return mails.filter(
    ({ state, writtenAt }) => state === 'kept' && now - Date.parse(writtenAt) < LINK_MINUTES * 60_000,
  ).length;
}
