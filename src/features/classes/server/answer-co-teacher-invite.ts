import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type * as contract from '../contract/co-teachers.ts';
import { MAX_CLASSES_SHARED } from '../core/class-limits.ts';
import { colleagueNameOf } from './class-views.ts';
import { isWaiting, waitsFor } from './co-teacher-invite-standing.ts';
import {
  answerInvite,
  endInvite,
  type InviteRow,
  isCoTeacher,
  lockSharedClasses,
  selectInvite,
  selectInviteByLink,
} from './co-teacher-invites-queries.ts';

type OwnServices = Pick<Services, 'db'>;

/** Accepts an invitation to the teacher's own address; accepting it again changes nothing. */
export async function acceptCoTeacherInvite(
  { db }: OwnServices,
  { actor, params, object, now }: Call<typeof contract.acceptCoTeacherInvite>,
): Promise<Reply<typeof contract.acceptCoTeacherInvite>> {
  if (object.class_id !== params.classId) return notFound();
  if (object.status === 'approved') return { classId: object.class_id };
  if (!isWaiting(object, now)) return refuse('invite-over');
  return (await accept({ db }, { teacherId: actor.userId, invite: object, now })) ?? refuse('invite-over');
}

/** Turns an invitation to the teacher's own address down; doing it again changes nothing. */
export async function rejectCoTeacherInvite(
  { db }: OwnServices,
  { actor, params, object, now }: Call<typeof contract.rejectCoTeacherInvite>,
): Promise<Reply<typeof contract.rejectCoTeacherInvite>> {
  if (object.class_id !== params.classId) return notFound();
  const { id: inviteId, class_id: classId } = object;
  await db.transaction().execute(async (tx) => {
    if (await answerInvite(tx, { id: inviteId, now, answer: { status: 'rejected' } }))
      await recordAct(
        tx,
        { act: 'reject-co-teacher-invite', by: actor.userId, detail: { classId, inviteId } },
        now,
      );
  });
  return { rejected: true };
}

/** What a link invites to. */
export async function readCoTeacherLink(
  { db }: OwnServices,
  { actor, body, now }: Call<typeof contract.readCoTeacherLink>,
): Promise<Reply<typeof contract.readCoTeacherLink>> {
  const invite = await findByLink({ db }, { teacherId: actor.userId, secret: body.secret, now });
  return invite ? toInvitedTo(invite) : refuse('no-invite');
}

/** Accepts an invitation by its link, which its reader got by mail or from the owner. */
export async function acceptCoTeacherLink(
  { db }: OwnServices,
  { actor, body, now }: Call<typeof contract.acceptCoTeacherLink>,
): Promise<Reply<typeof contract.acceptCoTeacherLink>> {
  const invite = await findByLink({ db }, { teacherId: actor.userId, secret: body.secret, now });
  if (!invite) return refuse('no-invite');
  return (await accept({ db }, { teacherId: actor.userId, invite, now })) ?? refuse('no-invite');
}

/** An invitation for a teacher who is asked. */
export const toInvitedTo = (invite: InviteRow) => ({
  classId: invite.class_id,
  className: invite.class_name,
  grade: invite.grade,
  ownerName: colleagueNameOf(invite),
});

async function findByLink(
  { db }: OwnServices,
  { teacherId, secret, now }: { readonly teacherId: number; readonly secret: string; readonly now: Date },
): Promise<InviteRow | undefined> {
  const invite = await selectInviteByLink(db, { tokenHash: hashToken(secret), teacherId });
  return invite && waitsFor(teacherId, invite, now) ? invite : undefined;
}

interface Accepting {
  readonly teacherId: number;
  readonly invite: InviteRow;
  readonly now: Date;
}

/** Accepts an invitation that was listed for an approved teacher. @returns whether they teach the class now. */
export async function acceptWaiting(
  db: OwnServices['db'],
  { teacherId, inviteId, now }: { readonly teacherId: number; readonly inviteId: number; readonly now: Date },
): Promise<boolean> {
  const invite = await selectInvite(db, { id: inviteId, teacherId });
  if (!invite || !waitsFor(teacherId, invite, now)) return false;
  const accepted = await accept({ db }, { teacherId, invite, now });
  return accepted !== null && !(accepted instanceof Refusal);
}

/** Makes a teacher a co-teacher; null when the invitation does not wait any more. Who is one already stays one. */
async function accept(
  { db }: OwnServices,
  { teacherId, invite: { id, class_id: classId }, now }: Accepting,
): Promise<{ classId: number } | Refusal<'enough-classes'> | null> {
  return unlessRefused(db, async (tx): Promise<{ classId: number } | Refusal<'enough-classes'> | null> => {
    const shared = await lockSharedClasses(tx, teacherId);
    if (await isCoTeacher(tx, { teacherId, classId })) {
      // By an invitation to an address that the account had before.
      await endInvite(tx, id, now);
      return { classId };
    }
    if (shared >= MAX_CLASSES_SHARED) return refuse('enough-classes');
    if (!(await answerInvite(tx, { id, now, answer: { status: 'approved', teacherId } }))) return null;
    const detail = { classId, inviteId: id };
    await recordAct(tx, { act: 'accept-co-teacher-invite', by: teacherId, detail }, now);
    return { classId };
  });
}
