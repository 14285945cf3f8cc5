import { usernameKey } from '#features/accounts/core/username.ts';
import {
  type AccountServices,
  proveOwnAccount,
  registeredAsOf,
  selectAccount,
} from '#features/accounts/server/public.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { eraseOwnAccount as contract } from '../contract/own-data.ts';
import { type ErasureServices, erasePerson } from './erase-person.ts';

const OTHER_NAME = { path: 'typedUsername', code: 'differs', message: 'This is not your username.' };

/**
 * A teacher or a parent erases the own account, with the password and, where two-step login is on, a code. It holds at once: what is erased
 * is nowhere to be brought back from.
 */
export async function eraseOwnAccount(
  services: AccountServices & ErasureServices,
  { actor: { userId }, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const account = await selectAccount(services.db, userId);
  if (!account) return refuse('signed-out');
  if (registeredAsOf(account.register_as, userId) === 'student') return refuse('ask-teacher');
  if (usernameKey(account.username) !== usernameKey(body.typedUsername))
    return refuse('refused-field', { errors: [OTHER_NAME] });
  const { oldPassword, code } = body;
  // The code is used up by the proof, so that it is good for nothing else should the account stay.
  const proved = await proveOwnAccount(
    services,
    { userId, purpose: 'to erase the account', oldPassword, code, address, now },
    async () => true,
  );
  if (proved instanceof Refusal) return proved;
  const outcome = await erasePerson(services, { userId, by: userId, reason: 'asked' }, now);
  if (!(outcome instanceof Refusal)) return { erased: true };
  // Nobody but the caller is erased here, and no admin gets here.
  return outcome.code === 'has-classes' ? refuse('has-classes') : refuse('signed-out');
}
