import { randomInt } from 'node:crypto';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { PASSWORD_MIN } from '#features/accounts/core/password.ts';
import { type AccountServices, resetPassword, selectAccount } from '#features/accounts/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { renewStudentPassword as contract } from '../contract/student-login.ts';

/** Gives a student a password that is easy to copy from a board or a card. Who knew the old one is logged out. */
export async function renewStudentPassword(
  { db, passwords }: Pick<AccountServices, 'db' | 'passwords'>,
  { actor, body: { studentId, mustChange }, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const account = await selectAccount(db, studentId);
  if (!account) return notFound();
  const { username } = account;
  const password = generatePassword(randomInt);
  const renewed = {
    userId: studentId,
    username,
    password,
    minimum: PASSWORD_MIN.youngStudent,
    mustChange,
    by: actor.userId,
    address,
  };
  const fault = await resetPassword({ db, passwords }, renewed, now);
  if (fault !== null) throw new Error(`A generated password was refused: ${fault}`);
  return { username, password };
}
