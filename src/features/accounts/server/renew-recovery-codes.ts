import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { renewRecoveryCodes as contract } from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { proveOwnAccount } from './prove-own-account.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';

/** Makes a new set of codes to write down. */
export async function renewRecoveryCodes(
  services: AccountServices,
  { actor: { userId }, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const proof = { userId, purpose: 'for recovery codes', ...body, address, now } as const;
  return proveOwnAccount(services, proof, async (tx, { isOn }): Promise<Reply<typeof contract>> => {
    if (!isOn) return refuse('is-off');
    const recoveryCodes = await writeRecoveryCodes(tx, services, userId);
    await recordAct(tx, { act: 'renew-recovery-codes', by: userId, about: userId }, now);
    return { recoveryCodes };
  });
}
