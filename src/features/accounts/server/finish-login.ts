import { recordAct } from '#platform/audit/server/record-act.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import {
  CODES_OF_CHALLENGE,
  CODES_OF_DEVICE,
  CODES_OF_NEW_DEVICES,
  type finishLogin as contract,
} from '../contract/second-factor.ts';
import { isAppCode } from '../core/one-time-code.ts';
import { tidyCode } from '../core/recovery-code.ts';
import { providerOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import {
  countTry,
  deleteChallenge,
  finishChallenge,
  knowsDevice,
  selectChallenge,
} from './login-challenge-queries.ts';
import { markOf } from './password-mark.ts';
import { lockSecondFactor } from './second-factor-queries.ts';
import { signInByPassword, signInByProvider } from './sign-in.ts';
import { wrongCode } from './wrong-code.ts';

/**
 * The second step of a login. A challenge is good for one login and a few wrong codes; besides, wrong codes are counted by account, those of
 * a device that has logged in to it before for itself: who knows the password and guesses at codes shuts nobody out of their own device.
 */
export async function finishLogin(
  services: AccountServices,
  { body, headers, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const hash = hashToken(body.challenge);
  const challenge = await selectChallenge(db, hash, now);
  if (!challenge) return refuse('start-again');
  const {
    user_id: userId,
    password_mark: mark,
    password_hash: passwordHash,
    provider: storedProvider,
  } = challenge;
  const provider = providerOf(storedProvider, userId);
  const isSame =
    mark === null ? passwordHash === null : passwordHash !== null && markOf(passwordHash).equals(mark);
  if (!isSame) return refuse('start-again');
  const key = finishKeyOf(headers['idempotency-key'], body);
  const isAgain = key !== null && challenge.finish_key?.equals(key) === true;
  const refused = isAgain ? null : await takeCode(services, { hash, userId, key, body, headers, now });
  if (refused) return refused;

  const person = {
    userId,
    role: roleOf(challenge.role, userId),
    secondStepDone: true,
    deviceToken: headers[DEVICE_TOKEN],
    userAgent: headers['user-agent'],
  };
  const signedIn =
    provider !== null
      ? await signInByProvider(services, { ...person, provider, passwordHash }, now)
      : passwordHash === null
        ? undefined
        : await signInByPassword(services, { ...person, passwordHash }, now);
  return signedIn ?? refuse('start-again');
}

type FinishCall = Call<typeof contract>;

/** What a login is finished with, where the caller sent a key: the same request again has the same. */
const finishKeyOf = (key: string | undefined, { challenge, code }: FinishCall['body']): Buffer | null =>
  key === undefined ? null : hashToken(`${key}\n${challenge}\n${tidyCode(code)}`);

interface Taking extends Pick<FinishCall, 'body' | 'headers' | 'now'> {
  readonly hash: Buffer;
  readonly userId: number;
  readonly key: Buffer | null;
}

/** Looks at the code and uses it up. @returns why the login is not finished; null where it is. */
async function takeCode(
  services: AccountServices,
  { hash, userId, key, body, headers, now }: Taking,
): Promise<Refusal<'start-again' | 'too-many-guesses' | 'refused-field'> | null> {
  const { db, limits, keyedHash, counters } = services;
  // One that was written down is found by nobody: the few tries of the challenge are enough, and it always lets its owner in.
  const allowance = isAppCode(tidyCode(body.code))
    ? await allowanceOf(services, userId, headers[DEVICE_TOKEN])
    : null;
  if (allowance && !(await limits.take(allowance.name, allowance.limit, now))) {
    counters.refusedByLimit('codes of a second step');
    return refuse('too-many-guesses', { retryAfter: secondsLeft(allowance.limit, now) });
  }
  const outcome = await db.transaction().execute(async (tx) => {
    // First, as everything does that changes a second step: the challenge and the codes come after it.
    await lockSecondFactor(tx, userId);
    if (!(await countTry(tx, hash, CODES_OF_CHALLENGE))) return 'off' as const;
    const checked = await checkSecondFactor(tx, keyedHash, { userId, code: body.code, now });
    if (checked === 'wrong' || checked === 'off') return checked;
    await (key === null ? deleteChallenge(tx, hash) : finishChallenge(tx, hash, key));
    if (checked === 'recovery')
      await recordAct(tx, { act: 'use-recovery-code', by: userId, about: userId }, now);
    return checked;
  });
  if (outcome === 'off') return refuse('start-again');
  if (outcome === 'wrong') {
    counters.failedLogin();
    return wrongCode();
  }
  if (allowance) await limits.giveBackMany(allowance.name, allowance.limit, now, 1);
  return null;
}

/** Which tries a code is counted among. */
async function allowanceOf(
  { db, callers }: AccountServices,
  userId: number,
  deviceToken: string | undefined,
): Promise<{ readonly name: string; readonly limit: RateLimit }> {
  const device = callers.hashOf(deviceToken);
  return device && (await knowsDevice(db, userId, device))
    ? { name: `codes of ${userId} by ${device.toString('base64url')}`, limit: CODES_OF_DEVICE }
    : { name: `codes of ${userId} by new devices`, limit: CODES_OF_NEW_DEVICES };
}
