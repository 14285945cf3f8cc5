import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readSecondFactor } from '../contract/second-factor.ts';
import { RECOVERY_CODES } from '../core/recovery-code.ts';
import { logInWithCode, setUpSecondStep } from './testing/set-up-second-step.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const read = async (person: Person) => (await person.call(readSecondFactor, {})).data;

it('is off at first for a teacher, who may leave it so', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect(await read(rivera)).toEqual({ since: null, recoveryCodesLeft: 0, required: false });
});

it('tells since when it is on, and how many of the codes to write down are left', async () => {
  const rivera = await test.world.teacher('Rivera');
  const since = test.clock.now().toISOString();
  const { recoveryCodes } = await setUpSecondStep(test, rivera);
  test.clock.pass(60);
  expect(await read(rivera)).toEqual({ since, recoveryCodesLeft: RECOVERY_CODES, required: false });
  await logInWithCode(test, rivera, recoveryCodes[0] ?? '');
  expect((await read(rivera)).recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
});

it('is required of an administrator', async () => {
  const noor = await test.world.admin('Noor');
  expect(await read(noor)).toMatchObject({ since: test.clock.now().toISOString(), required: true });
});

it('is nothing that a student has', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(readSecondFactor, {})).status).toBe(403);
});
