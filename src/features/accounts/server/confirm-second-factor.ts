import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { deleteOtherSessions } from '#platform/session/server/session-queries.ts';
import { CODES_OF_SESSION, type confirmSecondFactor as contract } from '../contract/second-factor.ts';
import { tidyCode } from '../core/recovery-code.ts';
import type { AccountServices } from './accounts.ts';
import { lockSignIns } from './accounts-queries.ts';
import { forgetDevices } from './login-queries.ts';
import { stepOfCode } from './one-time-code.ts';
import {
  confirmPendingSecret,
  deleteSecondStepCode,
  lockSecondFactor,
  type SecondFactorRow,
  selectSecondFactor,
} from './second-factor-queries.ts';
import { openSecret } from './second-factor-secret.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';
import { wrongCode } from './wrong-code.ts';

/** How long a secret that was shown waits for its first code, in milliseconds. */
const PENDING_MS = 30 * 60_000;

type Begun = SecondFactorRow & { readonly pending_secret: Buffer };
const isBegun = (factor: SecondFactorRow | undefined, now: Date): factor is Begun =>
  factor?.pending_secret != null &&
  factor.pending_at !== null &&
  now.getTime() - factor.pending_at.getTime() <= PENDING_MS;

/** Turns the second step on, once the app has shown a right code. Whoever is logged in without it is logged out. */
export async function confirmSecondFactor(
  services: AccountServices,
  { actor: { userId }, token, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, limits, keyedHash, sessions } = services;
  if (token === null) return refuse('signed-out');
  // Looked at first: an open screen uses up no tries where nothing was begun with the password.
  if (!isBegun(await selectSecondFactor(db, userId), now)) return refuse('not-begun');
  // Under a name of its own, so that it uses up none of what turning off takes.
  if (!(await limits.take(`codes of ${userId} that turn on`, CODES_OF_SESSION, now)))
    return refuse('too-many-guesses', { retryAfter: secondsLeft(CODES_OF_SESSION, now) });
  const reply = await db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    // First, as whoever logs in does: nobody comes in by the password alone meanwhile and stays.
    await lockSignIns(tx, [userId]);
    const factor = await lockSecondFactor(tx, userId);
    if (!isBegun(factor, now)) return refuse('not-begun');
    const secret = openSecret(keyedHash, userId, factor.pending_secret);
    const step = stepOfCode(secret, tidyCode(body.code), { now, lastStep: null });
    if (step === undefined) return wrongCode();
    await confirmPendingSecret(tx, { userId, step, now });
    await deleteSecondStepCode(tx, userId);
    const recoveryCodes = await writeRecoveryCodes(tx, services, userId);
    await deleteOtherSessions(tx, userId, token);
    // A device that came in by the password alone guesses no codes of its own.
    await forgetDevices(tx, userId);
    await recordAct(tx, { act: 'turn-on-second-factor', by: userId, about: userId }, now);
    return { recoveryCodes };
  });
  // What this process remembers of the session is from before.
  sessions.forget(userId);
  return reply;
}
