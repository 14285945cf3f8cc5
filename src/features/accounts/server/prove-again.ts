import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { noteProof } from '#platform/session/server/session-queries.ts';
import type { proveAgain as contract } from '../contract/prove-again.ts';
import { CODES_OF_SESSION } from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { selectOwnPassword } from './accounts-queries.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { takeCodeTry } from './prove-own-account.ts';
import { hasSecondFactor } from './second-factor-queries.ts';
import { verifyOwnPassword } from './verify-own-password.ts';
import { wrongCode } from './wrong-code.ts';

const purpose = 'to prove again' as const;

/** An administrator at an open screen shows again that it is them; their session may do what is dangerous for a while (decision 85). */
export async function proveAgain(
  services: AccountServices,
  { actor: { userId }, token, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, limits, sessions } = services;
  if (token === null) return refuse('signed-out');
  const proof = { userId, ...body, address, now, token };
  if (await hasSecondFactor(db, userId)) {
    if (!(await takeCodeTry(limits, { userId, purpose }, now)))
      return refuse('too-many-guesses', { retryAfter: secondsLeft(CODES_OF_SESSION, now) });
    const refused = await proveByCode(services, proof);
    if (refused) return refused;
  } else {
    const refused = await proveByPassword(services, proof);
    if (refused) return refused;
  }
  // What this process remembers of the session is from before.
  sessions.forget(userId);
  return { proved: true };
}

interface Proof {
  readonly userId: number;
  readonly oldPassword: string;
  readonly code: string;
  readonly address: string;
  readonly token: string;
  readonly now: Date;
}

/** @returns what was wrong; null where the proof is noted. */
const proveByCode = ({ db, keyedHash }: AccountServices, { userId, code, token, now }: Proof) =>
  db.transaction().execute(async (tx) => {
    const checked = await checkSecondFactor(tx, keyedHash, { userId, code, now });
    if (checked !== 'app' && checked !== 'recovery') return wrongCode();
    await noteProof(tx, token, now);
    return null;
  });

async function proveByPassword(
  services: AccountServices,
  { userId, oldPassword, address, token, now }: Proof,
) {
  const account = await selectOwnPassword(services.db, userId);
  if (!account) return refuse('signed-out');
  const asked = { userId, purpose, hash: account.password_hash, oldPassword, address };
  const right = await verifyOwnPassword(services, asked, now);
  if (right instanceof Refusal) return right;
  await noteProof(services.db, token, now);
  return null;
}
