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
  CODES_OF_SESSION,
  confirmSecondFactor,
  readSecondFactor,
} from '../contract/second-factor.ts';
import { STEP_SECONDS } from '../core/one-time-code.ts';
import { RECOVERY_CODES } from '../core/recovery-code.ts';
import { lockSignIns } from './accounts-queries.ts';
import { createAdmin } from './create-admin.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { giveSecondStepCode } from './second-step-code.ts';
import { signIn } from './sign-in.ts';
import { codeAt } from './testing/second-steps.ts';
import { codeNotAt, fromBase32, logInWithCode, setUpSecondStep } from './testing/set-up-second-step.ts';
import { toPerson, usernameFor, WORLD_ZONE } from './world.ts';

const test = useTestApp();
const codeNow = (secret: Buffer) => codeAt(secret, test.clock.now());

it('is turned on with the password and a code of the app, and every other session ends', async () => {
  const rivera = await test.world.teacher('Rivera');
  const elsewhere = await test.world.logIn(rivera.username, rivera.password);
  const { secret, recoveryCodes } = await setUpSecondStep(test, rivera);
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect((await elsewhere.call(getSession, {})).status).toBe(401);
  const { data } = await rivera.call(readSecondFactor, {});
  expect(data).toEqual({ since: test.clock.now().toISOString(), recoveryCodesLeft: 10, required: false });
  test.clock.pass(STEP_SECONDS);
  expect((await logInWithCode(test, rivera, codeNow(secret))).status).toBe(200);
});

it('is not turned on before it was begun, with a wrong code, or with a secret that is half an hour old', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await rivera.call(confirmSecondFactor, { body: { code: '123456' } })).problem.code).toBe(
    'not-begun',
  );
  const begun = await rivera.call(beginSecondFactor, { body: { oldPassword: rivera.password } });
  const secret = fromBase32(begun.data.secret);
  const other = codeNotAt(secret, test.clock.now());
  const refused = await rivera.call(confirmSecondFactor, { body: { code: other } });
  expect(refused.problem.errors).toMatchObject([{ path: 'code' }]);
  expect((await rivera.call(readSecondFactor, {})).data.since).toBeNull();
  test.clock.pass(1801);
  const late = await rivera.call(confirmSecondFactor, { body: { code: codeNow(secret) } });
  expect(late.problem.code).toBe('not-begun');
});

it('stores neither the secret nor a code as it is', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { secret, recoveryCodes } = await setUpSecondStep(test, rivera);
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
  await setUpSecondStep(test, admin, code);
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
  expect((await setUpSecondStep(test, rivera)).recoveryCodes).toHaveLength(RECOVERY_CODES);
});

it('looks at ten codes an hour', async () => {
  const rivera = await test.world.teacher('Rivera');
  const begun = await rivera.call(beginSecondFactor, { body: { oldPassword: rivera.password } });
  const secret = fromBase32(begun.data.secret);
  const confirm = (code: string) => rivera.call(confirmSecondFactor, { body: { code } });
  for (let tries = 0; tries < CODES_OF_SESSION.calls; tries++)
    expect((await confirm(codeNotAt(secret, test.clock.now()))).status).toBe(422);
  const refused = await confirm(codeNow(secret));
  expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
  expect((await rivera.call(readSecondFactor, {})).data.since).toBeNull();
});
