import { emailKey, mailboxKey } from '#features/accounts/core/email-key.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { writeMail } from '#platform/mail/server/write-mail.ts';
import { coTeacherLink } from '#platform/screens/core/addresses.ts';
import type { Services } from '#platform/services/server/services.ts';
import { hashToken, makeToken } from '#platform/session/server/token.ts';
import type { inviteCoTeachers as contract, InviteResult } from '../contract/co-teachers.ts';
import { INVITE_MAILS_A_DAY, INVITES_A_DAY, MAX_CO_TEACHERS } from '../core/class-limits.ts';
import { INVITE_MAIL_SUBJECT, inviteMail, saidNoLately } from '../core/co-teacher-invite.ts';
import { lockClassRow } from './classes-queries.ts';
import {
  countCoTeachers,
  selectInviteOf,
  selectReachable,
  upsertInvite,
} from './co-teacher-invites-queries.ts';

type Inviter = Pick<Services, 'db' | 'limits' | 'mailing'>;
type Code = InviteResult['code'];

const MESSAGES: Readonly<Record<Exclude<Code, 'invited'>, string>> = {
  'own-address': 'This is your own email.',
  'co-teacher': 'This teacher is a co-teacher already.',
  'said-no': 'This teacher said “not now” a few days ago. You can ask again a week after that.',
  'enough-teachers': `A class can have ${MAX_CO_TEACHERS} co-teachers, with those who have not answered.`,
  'enough-for-today': 'You have sent many invitations today. You can send more tomorrow.',
};

/**
 * Invites teachers to a class, each address for itself. Nothing looks for an account, so the answer and its time are the same whether
 * there is one. Mail goes out for approved teachers alone: others, whom anybody can be, get links that they pass on themselves.
 */
export async function inviteCoTeachers(
  services: Inviter,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const owner = await selectReachable(services.db, actor.userId);
  const inviting: InvitingClass = {
    ownerId: actor.userId,
    classId: object.id,
    username: owner.username,
    ownKey: owner.email ? emailKey(owner.email) : null,
    byMail: services.mailing.isOn && object.teacherApproved,
    now,
  };
  const invites: InviteResult[] = [];
  for (const [index, email] of body.emails.entries())
    invites.push({ index, field: 'email', ...(await inviteOne(services, inviting, email)) });
  return { invites };
}

interface InvitingClass {
  readonly ownerId: number;
  readonly classId: number;
  readonly username: string;
  /** The owner's own address, as addresses are compared. */
  readonly ownKey: string | null;
  readonly byMail: boolean;
  readonly now: Date;
}
type Outcome = Omit<InviteResult, 'index' | 'field'>;

const refused = (code: Exclude<Code, 'invited'>): Outcome => ({
  ok: false,
  code,
  message: MESSAGES[code],
  secret: null,
});

async function inviteOne(services: Inviter, inviting: InvitingClass, email: string): Promise<Outcome> {
  if (emailKey(email) === inviting.ownKey) return refused('own-address');
  const early =
    (await faultOf(services.db, inviting, email)) ?? (await countInvite(services, inviting, email));
  if (early) return refused(early);
  return services.db.transaction().execute(async (tx) => {
    await lockClassRow(tx, inviting.classId);
    // Another invitation of the same moment may have been written meanwhile.
    const fault = await faultOf(tx, inviting, email);
    if (fault) return refused(fault);
    const secret = await write(services, tx, inviting, email);
    if (secret === null) return refused('co-teacher');
    return {
      ok: true,
      code: 'invited',
      message: inviting.byMail ? 'The invitation is on its way.' : 'Pass the link on to this teacher.',
      secret: inviting.byMail ? null : secret,
    };
  });
}

/** What of the class keeps an address from being invited. */
async function faultOf(
  db: Db,
  { classId, now }: InvitingClass,
  email: string,
): Promise<'co-teacher' | 'said-no' | 'enough-teachers' | null> {
  const before = await selectInviteOf(db, { classId, key: emailKey(email) });
  if (before?.status === 'approved') return 'co-teacher';
  if (before && saidNoLately(before.status, before.answered_at, now)) return 'said-no';
  if (before?.status === 'pending') return null;
  return (await countCoTeachers(db, classId)) >= MAX_CO_TEACHERS ? 'enough-teachers' : null;
}

/** Counts the invitation, and its mail by the mailbox, so that nobody is sent many. */
async function countInvite(
  { limits }: Inviter,
  { ownerId, byMail, now }: InvitingClass,
  email: string,
): Promise<'enough-for-today' | null> {
  const toMailbox = `co-teacher mails of ${ownerId} to ${mailboxKey(email)}`;
  if (byMail && !(await limits.take(toMailbox, INVITE_MAILS_A_DAY, now))) return 'enough-for-today';
  return (await limits.take(`co-teacher invites of ${ownerId}`, INVITES_A_DAY, now))
    ? null
    : 'enough-for-today';
}

/** @returns the secret of the link; null where the teacher accepted an invitation in this moment. */
async function write(
  { mailing }: Inviter,
  tx: Tx,
  { ownerId, classId, username, byMail, now }: InvitingClass,
  email: string,
): Promise<string | null> {
  const secret = makeToken();
  const inviteId = await upsertInvite(tx, {
    classId,
    by: ownerId,
    email,
    key: emailKey(email),
    tokenHash: hashToken(secret),
    now,
  });
  if (inviteId === undefined) return null;
  if (byMail)
    await writeMail(
      tx,
      mailing,
      {
        userId: null,
        toAddress: email,
        subject: INVITE_MAIL_SUBJECT,
        content: inviteMail(username, coTeacherLink.path),
        secrets: [secret],
      },
      now,
    );
  await recordAct(tx, { act: 'invite-co-teacher', by: ownerId, detail: { classId, inviteId, byMail } }, now);
  return secret;
}
