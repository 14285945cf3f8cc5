import { emailKey } from '#features/accounts/core/email-key.ts';
import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { selectInvitation } from './teacher-invitations-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    invitation: { readonly id: number; readonly email_key: string; readonly email: string | null };
  }
}

/** An open invitation is answered by the approved teacher who has the address that it was sent to. */
export const invitationStanding: Resolver<'invitation'> = async (
  { db },
  actor,
  id,
  read = () => selectInvitation(db, { id, teacherId: actor.userId }),
) => {
  const object = await read();
  if (!object) return null;
  const isInvitee = object.email !== null && emailKey(object.email) === object.email_key;
  return { relations: isInvitee ? ['invitee'] : [], object };
};
