import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { eraseAccount, exportAccount } from '#features/admin/contract/account-data.ts';
import { publishContract } from '#features/admin/contract/coppa-contract.ts';
import { readMail } from '#features/admin/contract/mails.ts';
import { approveTeacher, listAccounts, lockAccount, unlockAccount } from '#features/admin/contract/people.ts';
import { removeSuffix } from '#features/admin/contract/suffixes.ts';
import { confirmParent } from '#features/parents/contract/student-family.ts';
import { confirmSchoolClaim } from '#features/schools/contract/claims.ts';
import { beginImpersonation } from '../contract/impersonation.ts';
import { updatePassword } from '../contract/own-account.ts';
import { proveAgain } from '../contract/prove-again.ts';
import { CODES_OF_SESSION, renewRecoveryCodes } from '../contract/second-factor.ts';
import { codeAt, useTwoSteps } from './testing/second-steps.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const MINUTE = 60;
let admin: Person;
let rivera: Person;
beforeEach(async () => {
  admin = await test.world.admin('Noor');
  rivera = await test.world.teacher('Rivera');
});
const unlock = async () => {
  const answer = await admin.call(unlockAccount, { body: { userId: rivera.id } });
  return answer.status === 200 ? 200 : answer.problem.code;
};

it('counts a login for a quarter of an hour, and no longer for what is dangerous', async () => {
  expect(await unlock()).toBe(200);
  test.clock.pass(15 * MINUTE);
  expect(await unlock()).toBe(200);
  test.clock.pass(1);
  const { id: userId } = rivera;
  const seen = { email: null, firstName: '', lastName: '' };
  const nowhere = { name: '', street: null, city: '', state: null, zip: null, country: '' };
  const claimed = { firstName: '', lastName: '', ...nowhere };
  const dangerous = [
    await admin.call(unlockAccount, { body: { userId } }),
    await admin.call(approveTeacher, { body: { userId, seen } }),
    await admin.call(exportAccount, { body: { userId } }),
    await admin.call(eraseAccount, { body: { userId, typedUsername: rivera.username, why: 'other' } }),
    await admin.call(beginImpersonation, { body: { userId, reason: 'The class code does not work.' } }),
    // Without a mail server a mail shows the link for a new password.
    await admin.call(readMail, { params: { id: 1 } }),
    await admin.call(confirmParent, { body: { studentId: userId, linkId: 1, seen: { name: '' } } }),
    await admin.call(confirmSchoolClaim, { body: { teacherId: userId, schoolId: 1, seen: claimed } }),
    await admin.call(publishContract, { body: { words: 'What is agreed.', after: 0 } }),
    await admin.call(removeSuffix, { body: { suffix: '.k5' } }),
  ];
  expect(dangerous.map(({ problem }) => problem.code)).toEqual(Array(10).fill('prove-first'));
  // What protects, and what only shows, goes on.
  expect((await admin.call(listAccounts, { query: {} })).status).toBe(200);
  expect((await admin.call(lockAccount, { body: { userId } })).status).toBe(200);
});

it('is renewed by a code where two-step login is on, by no password, and by no code twice', async () => {
  const secret = await useTwoSteps(test, admin);
  test.clock.pass(16 * MINUTE);
  const prove = (body: { oldPassword?: string; code?: string }) => admin.call(proveAgain, { body });
  expect((await prove({ oldPassword: admin.password })).problem.errors).toMatchObject([{ path: 'code' }]);
  expect(await unlock()).toBe('prove-first');
  const code = codeAt(secret, test.clock.now());
  expect((await prove({ code })).data).toEqual({ proved: true });
  expect(await unlock()).toBe(200);
  expect((await prove({ code })).status).toBe(422);
});

it('keeps nobody from what protects the account, however many wrong codes are typed at an open screen', async () => {
  const secret = await useTwoSteps(test, admin);
  test.clock.pass(16 * MINUTE);
  const prove = (code: string) => admin.call(proveAgain, { body: { code } });
  for (let turn = 0; turn < CODES_OF_SESSION.calls; turn++) await prove('000000');
  expect((await prove(codeAt(secret, test.clock.now()))).problem.code).toBe('too-many-guesses');
  const { password: oldPassword } = admin;
  const code = codeAt(secret, test.clock.now());
  expect((await admin.call(renewRecoveryCodes, { body: { oldPassword, code } })).status).toBe(200);
  test.clock.pass(MINUTE);
  const newPassword = 'evening shelf 31';
  const changed = { userId: admin.id, oldPassword, newPassword, confirmPassword: newPassword };
  const again = codeAt(secret, test.clock.now());
  expect((await admin.call(updatePassword, { body: { ...changed, code: again } })).status).toBe(200);
});
