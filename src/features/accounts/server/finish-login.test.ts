import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { lockAccount } from '#features/admin/contract/people.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { createCaller } from '#platform/endpoint/server/caller.ts';
import { logIn } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import {
  CHALLENGE_MINUTES,
  CODES_OF_CHALLENGE,
  CODES_OF_NEW_DEVICES,
  finishLogin,
} from '../contract/second-factor.ts';
import { STEP_SECONDS } from '../core/one-time-code.ts';
import { recoveryCodeHash } from './check-second-factor.ts';
import { replaceRecoveryCodes } from './second-factor-queries.ts';
import { codeAt, firstStep, useTwoSteps } from './testing/second-steps.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const finish = (challenge: string, code: string, headers: Readonly<Record<string, string>> = {}) =>
  test.world.anyone.call(finishLogin, { headers, body: { challenge, code } });
const codeNow = (secret: Buffer) => codeAt(secret, test.clock.now());

/** A code that the app does not show. */
const wrongCode = (secret: Buffer): string => (codeNow(secret) === '000000' ? '111111' : '000000');

async function teacherWithTwoSteps(): Promise<{ teacher: Person; secret: Buffer }> {
  const teacher = await test.world.teacher('Rivera');
  return { teacher, secret: await useTwoSteps(test, teacher) };
}

it('logs in with the password and then the code, and the challenge alone is no session', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const { username, password } = teacher;
  const first = await test.world.anyone.call(logIn, { body: { username, password } });
  expect(first.problem).toMatchObject({ status: 403, code: 'second-step' });
  const challenge = String(first.problem['challenge']);
  expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
  expect((await createCaller(test.app.server, challenge).call(getSession, {})).status).toBe(401);

  const { data } = await finish(challenge, codeNow(secret));
  const signedIn = createCaller(test.app.server, data.token);
  expect((await signedIn.call(getSession, {})).data.user.id).toBe(teacher.id);
});

it('takes a challenge once, and a code once', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const challenge = await firstStep(test, teacher);
  const code = codeNow(secret);
  expect((await finish(challenge, code)).status).toBe(200);
  test.clock.pass(STEP_SECONDS);
  expect((await finish(challenge, codeNow(secret))).problem.code).toBe('start-again');
  const next = await firstStep(test, teacher);
  expect((await finish(next, code)).problem).toMatchObject({ status: 422, errors: [{ path: 'code' }] });
  expect((await finish(next, codeNow(secret))).status).toBe(200);
});

it('takes one of two that come with the same code at once', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const challenges = [await firstStep(test, teacher), await firstStep(test, teacher)];
  const code = codeNow(secret);
  const replies = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

it('takes the code of the half minute before and after, and none further off', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const code = codeNow(secret);
  test.clock.pass(2 * STEP_SECONDS);
  const challenge = await firstStep(test, teacher);
  expect((await finish(challenge, code)).status).toBe(422);
  const shown = codeNow(secret);
  test.clock.pass(STEP_SECONDS);
  expect((await finish(challenge, shown)).status).toBe(200);
});

it('begins anew after five minutes, and after five wrong codes', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const late = await firstStep(test, teacher);
  test.clock.pass(300);
  expect((await finish(late, codeNow(secret))).problem.code).toBe('start-again');
  const guessed = await firstStep(test, teacher);
  for (let guess = 0; guess < CODES_OF_CHALLENGE; guess++)
    expect((await finish(guessed, wrongCode(secret))).status).toBe(422);
  expect((await finish(guessed, codeNow(secret))).problem.code).toBe('start-again');
});

it('who guesses at codes shuts nobody out of a device that has logged in before', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const first = await finish(await firstStep(test, teacher), codeNow(secret));
  const known = { [DEVICE_TOKEN]: first.data.deviceToken ?? '' };
  test.clock.pass(STEP_SECONDS);
  for (let round = 0; round < CODES_OF_NEW_DEVICES.calls / CODES_OF_CHALLENGE; round++) {
    const challenge = await firstStep(test, teacher);
    for (let guess = 0; guess < CODES_OF_CHALLENGE; guess++) await finish(challenge, wrongCode(secret));
  }
  const refused = await finish(await firstStep(test, teacher), codeNow(secret));
  expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
  expect(refused.raw.headers['retry-after']).toBeDefined();
  const own = await firstStep(test, teacher, known);
  expect((await finish(own, codeNow(secret), known)).status).toBe(200);
});

it('is over when the account is locked meanwhile, or the password is another one', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const admin = await test.world.admin('Noor');
  const before = await firstStep(test, teacher);
  await test.database.pool.query("update users set password_hash = password_hash || 'x' where id = $1", [
    teacher.id,
  ]);
  expect((await finish(before, codeNow(secret))).problem.code).toBe('start-again');

  const { teacher: locked, secret: theirs } = await teacherWithTwoSteps();
  const challenge = await firstStep(test, locked);
  await admin.call(lockAccount, { body: { userId: locked.id } });
  expect((await finish(challenge, codeNow(theirs))).problem.code).toBe('start-again');
});

it('opens nothing with a challenge that nobody was given', async () => {
  expect((await finish('a'.repeat(43), '123456')).problem.code).toBe('start-again');
});

it('asks nobody for a code whose second step is off', async () => {
  const { username, password } = await test.world.teacher('Novak');
  expect((await test.world.anyone.call(logIn, { body: { username, password } })).status).toBe(200);
});

it('is finished again with the same key and code where the reply was lost, and uses up no second code', async () => {
  const { teacher, secret } = await teacherWithTwoSteps();
  const challenge = await firstStep(test, teacher);
  const key = { 'idempotency-key': randomUUID() };
  const code = codeNow(secret);
  const [first, again] = [await finish(challenge, code, key), await finish(challenge, code, key)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await createCaller(test.app.server, again.data.token).call(getSession, {})).status).toBe(200);
  // Another key, another code, and no key are another login.
  const other = { 'idempotency-key': randomUUID() };
  expect((await finish(challenge, code, other)).problem.code).toBe('start-again');
  expect((await finish(challenge, wrongCode(secret), key)).problem.code).toBe('start-again');
  expect((await finish(challenge, code)).problem.code).toBe('start-again');
  // With the challenge it is over, and a lock holds before that.
  test.clock.pass(CHALLENGE_MINUTES * 60 + 1);
  expect((await finish(challenge, code, key)).problem.code).toBe('start-again');
});

it('lets a code that was written down be sent again, too, while it is the same login', async () => {
  const { teacher } = await teacherWithTwoSteps();
  const recovery = 'abcde-fghjk';
  const { keyedHash } = test.app.services;
  await test.database.db
    .transaction()
    .execute((tx) =>
      replaceRecoveryCodes(tx, teacher.id, [recoveryCodeHash(keyedHash, teacher.id, recovery)]),
    );
  const challenge = await firstStep(test, teacher);
  const key = { 'idempotency-key': randomUUID() };
  expect((await finish(challenge, recovery, key)).status).toBe(200);
  expect((await finish(challenge, recovery, key)).status).toBe(200);
  const next = await firstStep(test, teacher);
  expect((await finish(next, recovery, { 'idempotency-key': randomUUID() })).status).toBe(422);
});
