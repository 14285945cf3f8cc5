import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { OLD_PASSWORD_TRIES } from '../contract/own-account.ts';
import { readSecondFactor, renewRecoveryCodes } from '../contract/second-factor.ts';
import { STEP_SECONDS } from '../core/one-time-code.ts';
import { RECOVERY_CODES } from '../core/recovery-code.ts';
import { codeAt } from './testing/second-steps.ts';
import { codeNotAt, logInWithCode, setUpSecondStep } from './testing/set-up-second-step.ts';
import type { Person } from './world.ts';

const test = useTestApp();
let rivera: Person;
let on: Awaited<ReturnType<typeof setUpSecondStep>>;
beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
  on = await setUpSecondStep(test, rivera);
  // The code that turned it on is used up.
  test.clock.pass(STEP_SECONDS);
});
const rightCode = () => codeAt(on.secret, test.clock.now());
const wrongCode = () => codeNotAt(on.secret, test.clock.now());
const renew = ({ oldPassword = rivera.password, code = rightCode() } = {}) =>
  rivera.call(renewRecoveryCodes, { body: { oldPassword, code } });

it('makes a new set, each code of which logs in once; those before open nothing any more', async () => {
  const [used = '', left = ''] = on.recoveryCodes;
  expect((await logInWithCode(test, rivera, used.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect((await logInWithCode(test, rivera, used)).status).toBe(422);
  const { recoveryCodes } = (await renew()).data;
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect((await rivera.call(readSecondFactor, {})).data.recoveryCodesLeft).toBe(RECOVERY_CODES);
  const [first = ''] = recoveryCodes;
  expect((await logInWithCode(test, rivera, left)).status).toBe(422);
  expect((await logInWithCode(test, rivera, first)).status).toBe(200);
  expect((await logInWithCode(test, rivera, first)).status).toBe(422);
  const { rows } = await test.database.pool.query(
    "select subject_user_id, detail from audit_log where act = 'renew-recovery-codes' and actor_user_id = $1",
    [rivera.id],
  );
  expect(rows).toEqual([{ subject_user_id: rivera.id, detail: {} }]);
});

it('asks for the password and for a code, and leaves the set as it is without both', async () => {
  expect((await renew({ oldPassword: 'not it' })).problem).toMatchObject({
    code: 'refused-field',
    errors: [{ path: 'oldPassword' }],
  });
  expect((await renew({ code: wrongCode() })).problem).toMatchObject({
    code: 'refused-field',
    errors: [{ path: 'code' }],
  });
  expect((await logInWithCode(test, rivera, on.recoveryCodes[0] ?? '')).status).toBe(200);
});

it('is refused where there is no second step', async () => {
  const cole = await test.world.teacher('Cole');
  const body = { oldPassword: cole.password, code: '123456' };
  expect((await cole.call(renewRecoveryCodes, { body })).problem).toMatchObject({
    status: 409,
    code: 'is-off',
  });
});

it('looks at ten wrong passwords an hour', async () => {
  for (let tries = 0; tries < OLD_PASSWORD_TRIES.calls; tries++)
    expect((await renew({ oldPassword: 'not it' })).status).toBe(422);
  const refused = await renew();
  expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
});
