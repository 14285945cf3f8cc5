import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** Sent to every process that sends mails when there is a new one. */
export const MAIL_WRITTEN = 'openleaf_mail_written';

export interface NewMailRow {
  readonly messageKey: string;
  readonly userId: number | null;
  readonly toAddress: string;
  readonly subject: string;
  /** As JSON. */
  readonly content: string;
  readonly secrets: string;
  readonly state: 'waiting' | 'kept';
  readonly now: Date;
  readonly endsAt: Date;
}

export async function insertMail(db: Db, mail: NewMailRow): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      message_key: mail.messageKey,
      user_id: mail.userId,
      to_address: mail.toAddress,
      subject: mail.subject,
      content: mail.content,
      secrets: mail.secrets,
      state: mail.state,
      created_at: mail.now,
      ends_at: mail.endsAt,
      next_try_at: mail.state === 'waiting' ? mail.now : null,
    })
    .execute();
  if (mail.state === 'waiting') await tellSenders(db, {});
}

const tellSenders = preparedStatement(
  'tell-mail-senders',
  () => sql`select pg_notify(${sql.lit(MAIL_WRITTEN)}, '')`,
);

/** A claim on a mail: who has it sends it, until then. */
export interface Lease {
  readonly leaseId: string;
  readonly until: Date;
}

/**
 * Claims the mail that waits longest; nobody else does until the lease is over. One that was claimed before and not heard of again
 * counts as unclear.
 */
export async function claimMail(db: Db, { leaseId, until }: Lease, now: Date) {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mails')
    .set({
      lease_id: leaseId,
      next_try_at: until,
      tries: sql`tries + 1`,
      unclear: sql`unclear + (lease_id is not null)::integer`,
    })
    .where('id', '=', due)
    .returning(['id', 'message_key', 'to_address', 'subject', 'content', 'secrets', 'tries', 'unclear'])
    .executeTakeFirst();
}
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Keeps a claim for longer. @returns false when another process has the mail now. */
export async function extendLease(db: Db, id: number, { leaseId, until }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_try_at: until })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const OVER = { next_try_at: null, lease_id: null, secrets: null } as const;

/** What became of a try. */
export type TryResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'given-up'; readonly error: string }
  | {
      readonly kind: 'later';
      readonly error: string;
      /** The mail server may have taken it. */
      readonly isUnclear: boolean;
      readonly nextTryAt: Date;
    };

/** Writes down what became of a try, unless another process has claimed the mail since. */
export async function settleMail(
  db: Db,
  { id, leaseId }: { readonly id: number; readonly leaseId: string },
  result: TryResult,
  now: Date,
): Promise<void> {
  const change =
    result.kind === 'later'
      ? {
          lease_id: null,
          next_try_at: result.nextTryAt,
          last_error: result.error,
          unclear: sql<number>`unclear + ${Number(result.isUnclear)}::integer`,
        }
      : {
          ...OVER,
          state: result.kind,
          ended_at: now,
          last_error: result.kind === 'sent' ? null : result.error,
        };
  await db.updateTable('mails').set(change).where('id', '=', id).where('lease_id', '=', leaseId).execute();
}

/** Gives up what is of no use any more, and what may have been sent twice already, by what is wrong with each. */
export async function giveUpMails(
  db: Db,
  { tooLate, unclear }: { readonly tooLate: string; readonly unclear: string },
  now: Date,
): Promise<void> {
  const free = db
    .updateTable('mails')
    .set({ ...OVER, state: 'given-up', ended_at: now })
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now);
  await free
    .set({ last_error: unclear })
    .where('lease_id', 'is not', null)
    .where('unclear', '>=', 1)
    .execute();
  // Shortly before a mail ends its next try may be put behind its end.
  await db
    .updateTable('mails')
    .set({ ...OVER, state: 'given-up', ended_at: now, last_error: sql`coalesce(last_error, ${tooLate})` })
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', now)
    .where((is) => is.or([is('lease_id', 'is', null), is('next_try_at', '<=', now)]))
    .execute();
}

/** Wipes the secrets of kept mails that nobody needs any more. */
export async function wipeEndedSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ secrets: null })
    .where('state', '=', 'kept')
    .where('secrets', 'is not', null)
    .where('ends_at', '<=', now)
    .execute();
}

export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).execute();
}

/**
 * Deletes mails to nobody's account that are for this address or name this person: invitations. Those for an address that another
 * account has as well stay: nobody shows that an address is theirs.
 */
export async function deleteMailsAround(
  db: Db,
  { id, username, email }: { readonly id: number; readonly username: string; readonly email: string | null },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('user_id', 'is', null)
    .where(
      sql<boolean>`((lower(to_address) = lower(${email}::text) and not exists (
        select from users where id <> ${id} and users.email is not null and lower(users.email) = lower(${email}::text)))
        or position(${username}::text in content::text) > 0)`,
    )
    .execute();
}
