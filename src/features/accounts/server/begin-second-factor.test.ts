import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { OLD_PASSWORD_TRIES } from '../contract/own-account.ts';
import { beginSecondFactor, readSecondFactor } from '../contract/second-factor.ts';
import { STEP_SECONDS } from '../core/one-time-code.ts';
import { codeAt, useTwoSteps } from './testing/second-steps.ts';
import { codeNotAt, fromBase32, logInWithCode, setUpSecondStep } from './testing/set-up-second-step.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const codeNow = (secret: Buffer) => codeAt(secret, test.clock.now());
const begin = (person: Person, { oldPassword = person.password, code = '' } = {}) =>
  person.call(beginSecondFactor, { body: { oldPassword, code } });

it('tells a secret for an app, another one each time, and turns nothing on by itself', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { secret, appAddress } = (await begin(rivera)).data;
  expect(fromBase32(secret)).toHaveLength(20);
  const address = new URL(appAddress);
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(address.pathname)).toContain(rivera.username);
  expect((await begin(rivera)).data.secret).not.toBe(secret);
  expect((await rivera.call(readSecondFactor, {})).data.since).toBeNull();
});

it('asks for the password, which an open screen does not know, and looks at ten tries an hour', async () => {
  const rivera = await test.world.teacher('Rivera');
  for (let tries = 0; tries < OLD_PASSWORD_TRIES.calls; tries++)
    expect((await begin(rivera, { oldPassword: 'not it' })).problem).toMatchObject({
      code: 'refused-field',
      errors: [{ path: 'oldPassword' }],
    });
  const refused = await begin(rivera);
  expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
});

it('asks for a code, too, where it is on already', async () => {
  const rivera = await test.world.teacher('Rivera');
  const secret = await useTwoSteps(test, rivera);
  for (const code of ['', codeNotAt(secret, test.clock.now())])
    expect((await begin(rivera, { code })).problem).toMatchObject({
      code: 'refused-field',
      errors: [{ path: 'code' }],
    });
  expect((await begin(rivera, { code: codeNow(secret) })).status).toBe(200);
});

it('moves to another phone with a code of the one before, which works until then', async () => {
  const rivera = await test.world.teacher('Rivera');
  const old = await setUpSecondStep(test, rivera);
  const [first = '', second = ''] = old.recoveryCodes;
  expect((await begin(rivera, { code: first })).status).toBe(200);
  test.clock.pass(STEP_SECONDS);
  expect((await logInWithCode(test, rivera, codeNow(old.secret))).status).toBe(200);
  const { secret } = await setUpSecondStep(test, rivera, second);
  test.clock.pass(STEP_SECONDS);
  expect((await logInWithCode(test, rivera, codeNow(old.secret))).status).toBe(422);
  expect((await logInWithCode(test, rivera, codeNow(secret))).status).toBe(200);
});
