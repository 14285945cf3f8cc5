import type { Samples } from '#app/server/testing/requests/example-value.ts';
import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { Scene } from '#app/server/testing/samples/slice-samples.ts';
import { logIn } from '../../contract/endpoints.ts';
import { stepAt } from '../../core/one-time-code.ts';
import { codeOfStep } from '../one-time-code.ts';
import { deleteSecondFactor, upsertPendingSecret } from '../second-factor-queries.ts';
import { makeSecret, sealSecret } from '../second-factor-secret.ts';
import { turnOnSecondFactor } from '../turn-on-second-factor.ts';
import type { Person } from '../world.ts';

/** What an app shows at a moment. */
export const codeAt = (secret: Buffer, now: Date): string => codeOfStep(secret, stepAt(now));

/** Turns somebody's second step on. @returns what their app makes its codes of. */
export const useTwoSteps = ({ app, clock }: TestEnvironment, { id }: Pick<Person, 'id'>): Promise<Buffer> =>
  turnOnSecondFactor(app.services, id, clock.now());

/** The first step of a login. @returns its challenge. */
export async function firstStep(
  { world }: Pick<TestEnvironment, 'world'>,
  { username, password }: Pick<Person, 'username' | 'password'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { problem } = await world.anyone.call(logIn, { headers, body: { username, password } });
  return String(problem['challenge']);
}

/** A login of a new teacher that waits for its second step, with the code that the app shows. */
export async function waitForCode({ environment }: Scene): Promise<Samples> {
  const teacher = await environment.world.teacher('Twosteps');
  const secret = await useTwoSteps(environment, teacher);
  const challenge = await firstStep(environment, teacher);
  return { challenge, code: codeAt(secret, environment.clock.now()) };
}

/** The owner logs in with the password alone, whatever calls before have turned on. */
export async function logInWithPassword({ owner, environment: { database } }: Scene): Promise<Samples> {
  await database.db.transaction().execute((tx) => deleteSecondFactor(tx, owner.id));
  return { username: owner.username, password: owner.password };
}

/** The caller's second step is on, and the app shows a code. */
export async function showCode({ userId, environment }: Scene): Promise<Samples> {
  if (userId === null) return {};
  return { code: codeAt(await useTwoSteps(environment, { id: userId }), environment.clock.now()) };
}

/** The caller has scanned a new secret, and the app shows a code. */
export async function showNewCode({ userId, environment: { app, clock } }: Scene): Promise<Samples> {
  if (userId === null) return {};
  const { db, keyedHash } = app.services;
  const secret = makeSecret();
  await upsertPendingSecret(db, { userId, sealed: sealSecret(keyedHash, userId, secret), now: clock.now() });
  return { code: codeAt(secret, clock.now()) };
}
