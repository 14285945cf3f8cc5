import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listAccounts } from '#features/admin/contract/people.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishLogin,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../contract/second-factor.ts';
import { STEP_SECONDS } from '../core/one-time-code.ts';
import { RECOVERY_CODES } from '../core/recovery-code.ts';
import { lockSignIns } from './accounts-queries.ts';
import { createAdmin } from './create-admin.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { giveSecondStepCode } from './second-step-code.ts';
import { signIn } from './sign-in.ts';
import { codeAt, firstStep, useTwoSteps } from './testing/second-steps.ts';
import { type Person, toPerson, usernameFor, WORLD_ZONE } from './world.ts';

const test = useTestApp();
const codeNow = (secret: Buffer) => codeAt(secret, test.clock.now());

/** The bytes that a text in base32 stands for. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Sets the second step up as a page does. */
async function setUp(person: Person, code = '') {
  const begun = await person.call(beginSecondFactor, { body: { oldPassword: person.password, code } });
  const secret = fromBase32(begun.data.secret);
  const confirmed = await person.call(confirmSecondFactor, { body: { code: codeNow(secret) } });
  return { secret, recoveryCodes: confirmed.data.recoveryCodes };
}
const finish = async (person: Person, code: string) =>
  test.world.anyone.call(finishLogin, { body: { challenge: await firstStep(test, person), code } });

it('is turned on with the password and a code of the app, and every other session ends', async () => {
  const rivera = await test.world.teacher('Rivera');
  const elsewhere = await test.world.logIn(rivera.username, rivera.password);
  const { secret, recoveryCodes } = await setUp(rivera);
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect((await elsewhere.call(getSession, {})).status).toBe(401);
  const { data } = await rivera.call(readSecondFactor, {});
  expect(data).toEqual({ since: test.clock.now().toISOString(), recoveryCodesLeft: 10, required: false });
  test.clock.pass(STEP_SECONDS);
  expect((await finish(rivera, codeNow(secret))).status).toBe(200);
});

it('is not turned on without the password, with a wrong code, or with a secret that is half an hour old', async () => {
  const rivera = await test.world.teacher('Rivera');
  const wrong = await rivera.call(beginSecondFactor, { body: { oldPassword: 'not it' } });
  expect(wrong.problem.errors).toMatchObject([{ path: 'oldPassword' }]);
  expect((await rivera.call(confirmSecondFactor, { body: { code: '123456' } })).problem.code).toBe(
    'not-begun',
  );
  const begun = await rivera.call(beginSecondFactor, { body: { oldPassword: rivera.password } });
  const secret = fromBase32(begun.data.secret);
  const other = codeNow(secret) === '000000' ? '111111' : '000000';
  const refused = await rivera.call(confirmSecondFactor, { body: { code: other } });
  expect(refused.problem.errors).toMatchObject([{ path: 'code' }]);
  expect((await rivera.call(readSecondFactor, {})).data.since).toBeNull();
  test.clock.pass(1801);
  const late = await rivera.call(confirmSecondFactor, { body: { code: codeNow(secret) } });
  expect(late.problem.code).toBe('not-begun');
});

it('stores neither the secret nor a code as it is', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { secret, recoveryCodes } = await setUp(rivera);
  const { rows } = await test.database.pool.query<{ secret: Buffer }>(
    'select secret from second_factors where user_id = $1',
    [rivera.id],
  );
  expect(rows[0]?.secret.includes(secret)).toBe(false);
  const codes = await test.database.pool.query<{ code_hash: Buffer }>(
    'select code_hash from recovery_codes where user_id = $1',
    [rivera.id],
  );
  const stored = codes.rows.map((row) => row.code_hash.toString('latin1')).join(' ');
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
});

it('takes each code that was written down once, and none of an older set', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { secret, recoveryCodes } = await setUp(rivera);
  const [first = '', second = ''] = recoveryCodes;
  expect((await finish(rivera, first.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect((await finish(rivera, first)).status).toBe(422);
  test.clock.pass(STEP_SECONDS);
  const proof = { oldPassword: rivera.password, code: codeNow(secret) };
  const renewed = await rivera.call(renewRecoveryCodes, { body: proof });
  expect((await finish(rivera, second)).status).toBe(422);
  expect((await finish(rivera, renewed.data.recoveryCodes[0] ?? '')).status).toBe(200);
});

it('moves to another phone with a code of the one before', async () => {
  const rivera = await test.world.teacher('Rivera');
  const old = await setUp(rivera);
  const without = await rivera.call(beginSecondFactor, { body: { oldPassword: rivera.password } });
  expect(without.problem.errors).toMatchObject([{ path: 'code' }]);
  const [recovery = ''] = old.recoveryCodes;
  const { secret } = await setUp(rivera, recovery);
  test.clock.pass(STEP_SECONDS);
  expect((await finish(rivera, codeNow(old.secret))).status).toBe(422);
  expect((await finish(rivera, codeNow(secret))).status).toBe(200);
});

it('is turned off by a teacher with password and code, and not by an administrator', async () => {
  const rivera = await test.world.teacher('Rivera');
  const proof = { oldPassword: rivera.password, code: '123456' };
  expect((await rivera.call(turnOffSecondFactor, { body: proof })).problem.code).toBe('is-off');
  expect((await rivera.call(renewRecoveryCodes, { body: proof })).problem.code).toBe('is-off');
  const { secret } = await setUp(rivera);
  test.clock.pass(STEP_SECONDS);
  const off = { oldPassword: rivera.password, code: codeNow(secret) };
  expect((await rivera.call(turnOffSecondFactor, { body: off })).data).toEqual({ turnedOff: true });
  expect((await rivera.call(readSecondFactor, {})).data).toMatchObject({ since: null, recoveryCodesLeft: 0 });

  const admin = await test.world.admin('Noor');
  const theirs = { oldPassword: admin.password, code: codeNow(await useTwoSteps(test, admin)) };
  expect((await admin.call(turnOffSecondFactor, { body: theirs })).problem.code).toBe('is-required');
});

it('an administrator without one sets it up before anything else', async () => {
  const account = { username: usernameFor('Noor'), password: 'morning shelf 30' };
  const form = { ...account, firstName: 'Noor', lastName: 'Keller', timezone: WORLD_ZONE };
  const made = await createAdmin(test.app.services, form, test.clock.now());
  const userId = 'userId' in made ? made.userId : 0;
  const signedIn = await signIn(test.app.services, { userId, role: 'admin' }, test.clock.now());
  const admin = toPerson(test.app, signedIn, account);
  expect((await admin.call(getSession, {})).data.user.mustSetUpSecondFactor).toBe(true);
  const refused = await admin.call(listAccounts, { query: {} });
  expect(refused.problem).toMatchObject({ status: 403, code: 'second-factor-first' });
  const code = await giveSecondStepCode(test.database.db, { userId, randomInt, now: test.clock.now() });
  await setUp(admin, code);
  expect((await admin.call(listAccounts, { query: {} })).status).toBe(200);
  expect((await admin.call(getSession, {})).data.user.mustSetUpSecondFactor).toBe(false);

  // The operator's command: phone and codes are lost.
  await removeSecondFactor(test.database.db, { userId, by: null }, test.clock.now());
  await expect.poll(async () => (await admin.call(getSession, {})).status).toBe(401);
  const again = await test.world.logIn(account.username, account.password);
  expect((await again.call(listAccounts, { query: {} })).problem.code).toBe('second-factor-first');
});

it('lets nobody slip by who gave the password before it was on', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { username, password } = rivera;
  const tx = await openTransaction(test);
  await lockSignIns(tx, [rivera.id]);
  const loggingIn = test.world.anyone.call(logIn, { body: { username, password } });
  await expect.poll(() => countWaiting(test)).toBe(1);
  await tx
    .insertInto('second_factors')
    .values({
      user_id: rivera.id,
      secret: Buffer.from('sealed'),
      confirmed_at: test.clock.now(),
      last_step: 1,
    })
    .execute();
  await tx.commit().execute();
  expect((await loggingIn).status).toBe(401);
  const again = await test.world.anyone.call(logIn, { body: { username, password } });
  expect(again.problem?.code).toBe('second-step');
});

it('ends the session of a login that is written meanwhile', async () => {
  const rivera = await test.world.teacher('Rivera');
  const begun = await rivera.call(beginSecondFactor, { body: { oldPassword: rivera.password, code: '' } });
  const tx = await openTransaction(test);
  const late = await signIn(
    { ...test.app.services, db: tx },
    { userId: rivera.id, role: 'teacher' },
    test.clock.now(),
  );
  const confirming = rivera.call(confirmSecondFactor, {
    body: { code: codeNow(fromBase32(begun.data.secret)) },
  });
  await expect.poll(() => countWaiting(test)).toBe(1);
  await tx.commit().execute();
  expect((await confirming).status).toBe(200);
  await expect
    .poll(async () => (await toPerson(test.app, late, rivera).call(getSession, {})).status)
    .toBe(401);
});

it('leaves the tries of the owner alone where an open screen tries codes and nothing was begun', async () => {
  const rivera = await test.world.teacher('Rivera');
  for (let turn = 0; turn < 20; turn++)
    expect((await rivera.call(confirmSecondFactor, { body: { code: '123456' } })).problem.code).toBe(
      'not-begun',
    );
  expect((await setUp(rivera)).recoveryCodes).toHaveLength(RECOVERY_CODES);
});
