import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import { passwordFault, passwordFaultMessage } from '../core/password.ts';
import { updatePassword } from './accounts-queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { forgetGuesses } from './forget-guesses.ts';
import { deletePasswordLink } from './forgotten-password-queries.ts';
import { deleteIdentitiesOf } from './identities-queries.ts';
import type { ActOnAccount } from './lock-account.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface NewPassword extends ActOnAccount {
  readonly username: string;
  readonly password: string;
  /** Shortest password of this kind of account. */
  readonly minimum: number;
  /** Its person chooses another one at the next login. */
  readonly mustChange: boolean;
  /** From where it is asked; null on the server's own machine. */
  readonly address: string | null;
  /** Names that everybody around the account knows; the password must be something else. */
  readonly knownNames?: readonly string[];
}

/**
 * Gives an account another password and ends its sessions, because the old one may have got out. Wrong guesses at the old
 * one are forgotten. @returns what is wrong with the new one, in a sentence, or null when it is set.
 */
export async function resetPassword(
  { db, passwords }: { readonly db: Db; readonly passwords: PasswordHasher },
  wanted: NewPassword,
  now: Date,
): Promise<string | null> {
  const hashed = await hashNewPassword(passwords, wanted);
  if ('fault' in hashed) return hashed.fault;
  await db.transaction().execute((tx) => setNewPassword(tx, { ...wanted, ...hashed }, now));
  return null;
}

/** A new password in the form that is kept, or what is wrong with it in a sentence. Nothing is changed yet. */
export async function hashNewPassword(
  passwords: PasswordHasher,
  { username, password, minimum, by, address, knownNames = [] }: NewPassword,
): Promise<{ readonly fault: string } | { readonly passwordHash: string }> {
  const fault = passwordFault({ password, username, minimum, isCommon: isCommonPassword, knownNames });
  if (fault) return { fault: passwordFaultMessage(fault, minimum) };
  const source = by === null ? undefined : `person ${by}`;
  return { passwordHash: await passwords.hash(password, address ?? 'the operator', source) };
}

/** Sets a hashed password for an account, and records who did it. */
export async function setNewPassword(
  tx: Tx,
  { by, ...replaced }: ReplacedPassword & Pick<NewPassword, 'by'>,
  now: Date,
): Promise<void> {
  await replaceUnknownPassword(tx, replaced);
  await recordAct(tx, { act: 'reset-password', by, about: replaced.userId }, now);
}

interface ReplacedPassword extends Pick<NewPassword, 'userId' | 'username' | 'mustChange'> {
  readonly passwordHash: string;
}

/** Sets a password in place of one that its person has forgotten, with all that goes with it. */
export async function replaceUnknownPassword(
  tx: Tx,
  { userId, username, passwordHash, mustChange }: ReplacedPassword,
): Promise<void> {
  await updatePassword(tx, { userId, passwordHash, mustChange });
  await deleteSessionsOf(tx, userId);
  await deletePasswordLink(tx, userId);
  await deleteIdentitiesOf(tx, userId);
  await forgetGuesses(tx, username);
}
