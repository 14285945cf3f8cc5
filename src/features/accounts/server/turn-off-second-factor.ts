import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { turnOffSecondFactor as contract } from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { proveOwnAccount } from './prove-own-account.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';

/** Turns the second step off, by a person who need not have it. */
export async function turnOffSecondFactor(
  services: AccountServices,
  { actor: { userId, role }, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (role === 'admin' && services.requiresSecondFactor) return refuse('is-required');
  const proof = { userId, purpose: 'for the second step', ...body, address, now } as const;
  return proveOwnAccount(services, proof, async (tx, { isOn }): Promise<Reply<typeof contract>> => {
    if (!isOn) return refuse('is-off');
    await deleteSecondFactor(tx, userId);
    await recordAct(tx, { act: 'turn-off-second-factor', by: userId, about: userId }, now);
    return { turnedOff: true };
  });
}
