import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { readSecondFactor as contract } from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { countRecoveryCodes, selectSecondFactor } from './second-factor-queries.ts';

/** Whether the second step of the caller is on, and how many codes are left of those that were written down. */
export async function readSecondFactor(
  { db, requiresSecondFactor }: Pick<AccountServices, 'db' | 'requiresSecondFactor'>,
  { actor: { userId, role } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const factor = await selectSecondFactor(db, userId);
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    required: role === 'admin' && requiresSecondFactor,
  };
}
