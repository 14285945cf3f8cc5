import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { OLD_PASSWORD_TRIES } from '../contract/own-account.ts';
import { readSecondFactor, turnOffSecondFactor } from '../contract/second-factor.ts';
import { STEP_SECONDS } from '../core/one-time-code.ts';
import { codeAt, useTwoSteps } from './testing/second-steps.ts';
import { codeNotAt, setUpSecondStep } from './testing/set-up-second-step.ts';
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
const turnOff = ({ oldPassword = rivera.password, code = rightCode() } = {}) =>
  rivera.call(turnOffSecondFactor, { body: { oldPassword, code } });
const isOn = async () => (await rivera.call(readSecondFactor, {})).data.since !== null;

it('is done with password and code; after that the password logs in alone', async () => {
  expect((await turnOff()).data).toEqual({ turnedOff: true });
  expect((await rivera.call(readSecondFactor, {})).data).toMatchObject({ since: null, recoveryCodesLeft: 0 });
  expect((await test.world.logIn(rivera.username, rivera.password)).token).not.toBeNull();
  const { rows } = await test.database.pool.query(
    "select subject_user_id from audit_log where act = 'turn-off-second-factor' and actor_user_id = $1",
    [rivera.id],
  );
  expect(rows).toEqual([{ subject_user_id: rivera.id }]);
  expect((await turnOff({ code: '123456' })).problem).toMatchObject({ status: 409, code: 'is-off' });
});

it('is done with a code that was written down, too', async () => {
  expect((await turnOff({ code: on.recoveryCodes[0] ?? '' })).status).toBe(200);
});

it('stays on without the password, and without a code', async () => {
  expect((await turnOff({ oldPassword: 'not it' })).problem).toMatchObject({
    code: 'refused-field',
    errors: [{ path: 'oldPassword' }],
  });
  expect((await turnOff({ code: wrongCode() })).problem).toMatchObject({
    code: 'refused-field',
    errors: [{ path: 'code' }],
  });
  expect(await isOn()).toBe(true);
});

it('is refused to an administrator, who keeps it', async () => {
  const noor = await test.world.admin('Noor');
  const code = codeAt(await useTwoSteps(test, noor), test.clock.now());
  const body = { oldPassword: noor.password, code };
  expect((await noor.call(turnOffSecondFactor, { body })).problem).toMatchObject({
    status: 409,
    code: 'is-required',
  });
  expect((await noor.call(readSecondFactor, {})).data.since).not.toBeNull();
});

it('looks at ten wrong passwords an hour', async () => {
  for (let tries = 0; tries < OLD_PASSWORD_TRIES.calls; tries++)
    expect((await turnOff({ oldPassword: 'not it' })).status).toBe(422);
  const refused = await turnOff();
  expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
  expect(await isOn()).toBe(true);
});
