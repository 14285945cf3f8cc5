import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { beginSecondFactor as contract } from '../contract/second-factor.ts';
import { appAddress, toBase32 } from '../core/one-time-code.ts';
import type { AccountServices } from './accounts.ts';
import { proveOwnAccount } from './prove-own-account.ts';
import { refusedField } from './refused-field.ts';
import { upsertPendingSecret } from './second-factor-queries.ts';
import { makeSecret, sealSecret } from './second-factor-secret.ts';
import { knowsSecondStepCode } from './second-step-code.ts';

const NO_SUCH_CODE =
  'This is not the code from the server, or it is older than a day. There, npm run openleaf -- second-step-code USERNAME makes a new one.';

/**
 * Makes a secret for an app, and tells it once. It is worth nothing until a code of it was typed. An administrator who has no second step yet types a code
 * from the server as well: who has found out the password alone must not set up a phone of their own.
 */
export async function beginSecondFactor(
  services: AccountServices,
  { actor: { userId }, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return proveOwnAccount(
    services,
    { userId, purpose: 'for the second step', ...body, address, now },
    async (tx, { username, role, isOn }) => {
      const needsCode = role === 'admin' && services.requiresSecondFactor && !isOn;
      if (needsCode && !(await knowsSecondStepCode(tx, { userId, code: body.code, now })))
        return refusedField('code', 'wrong', NO_SUCH_CODE);
      const made = makeSecret();
      await upsertPendingSecret(tx, { userId, sealed: sealSecret(services.keyedHash, userId, made), now });
      const secret = toBase32(made);
      return { secret, appAddress: appAddress({ username, secret }) };
    },
  );
}
