import { usernameKey } from '#features/accounts/core/username.ts';
import { noteCarriedOut } from '#features/family/server/public.ts';
import { type ErasureServices, erasePerson } from '#features/own-data/server/public.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { eraseAccount as contract } from '../contract/account-data.ts';

const OTHER_NAME = {
  path: 'typedUsername',
  code: 'differs',
  message: 'This is not the username of this account.',
};

/** Erases a person for good. Admins erase no admin, so that nobody shuts the last one out. */
export async function eraseAccount(
  services: ErasureServices,
  { actor, body: { userId, typedUsername, why }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const outcome = await erasePerson(
    services,
    {
      userId,
      by: actor.userId,
      reason: why,
      refuses({ role, username }) {
        if (role === 'admin') return refuse('is-admin');
        return usernameKey(username) === usernameKey(typedUsername)
          ? null
          : refuse('refused-field', { errors: [OTHER_NAME] });
      },
    },
    now,
  );
  if (outcome instanceof Refusal) return outcome;
  // A parent who asked for it is told the day.
  await noteCarriedOut(services.db, now);
  return { erased: true };
}
