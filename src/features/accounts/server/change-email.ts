import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { deletePasswordLink } from './forgotten-password-queries.ts';
import type { ActOnAccount } from './lock-account.ts';
import { updateProfile } from './own-profile-queries.ts';

interface NewEmail extends ActOnAccount {
  /** Null takes the address away. */
  readonly email: string | null;
}

/** Gives an account another email address, or none. A link for a new password that was sent to the old one opens nothing any more. */
export async function changeEmail(db: Db, { userId, email, by }: NewEmail, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await updateProfile(tx, userId, { email });
    await deletePasswordLink(tx, userId);
    await recordAct(tx, { act: 'change-email', by, about: userId }, now);
  });
}
