import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { lockAccount } from '#features/accounts/server/public.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { withdrawConsent } from '#features/family/contract/child.ts';
import { answerWithdrawal } from '../contract/student-family.ts';
import { familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

/** A child with a confirmed parent, and what the school and the parent do. */
async function withParent() {
  const family = await familyOf(test);
  await linkParent(family);
  const { ana, parent, teacher } = family;
  const body = { studentId: ana.id };
  return {
    ...family,
    withdraw: (by = parent) => by.call(withdrawConsent, { body }),
    answer: (by: Teacher = teacher) => by.call(answerWithdrawal, { body }),
    isOpen: async () => {
      const { username, password } = ana;
      return (await test.world.anyone.call(logIn, { body: { username, password } })).status === 200;
    },
    acts: async () =>
      (
        await test.database.pool.query<{ act: string }>(
          "select act from audit_log where subject_user_id = $1 and act = 'answer-withdrawal'",
          [ana.id],
        )
      ).rows.length,
  };
}

it('opens the account that a withdrawal has closed, and what the parent said stays to be read', async () => {
  const { withdraw, answer, isOpen, acts, teacher, ana } = await withParent();
  await withdraw();
  expect(await isOpen()).toBe(false);
  expect((await answer()).data).toEqual({ answered: true });
  expect(await isOpen()).toBe(true);
  expect(await familyFor(teacher, ana)).toMatchObject({ consent: { act: 'withdrawn' }, withdrawal: null });
  expect(await acts()).toBe(1);
});

it('answers the withdrawals of both parents at once', async () => {
  const { withdraw, answer, isOpen, ...family } = await withParent();
  const other = await test.world.parent('Jo');
  await linkParent({ ...family, parent: other });
  await withdraw();
  await withdraw(other);
  await answer();
  expect(await isOpen()).toBe(true);
});

it('changes nothing where nothing waits, so that it is recorded once', async () => {
  const { withdraw, answer, acts } = await withParent();
  expect((await answer()).data).toEqual({ answered: true });
  expect(await acts()).toBe(0);
  await withdraw();
  await answer();
  expect((await answer()).status).toBe(200);
  expect(await acts()).toBe(1);
});

it('leaves an account closed that an admin had locked for another reason', async () => {
  const { ana, withdraw, answer, isOpen } = await withParent();
  await lockAccount(test.database.db, { userId: ana.id, by: null }, test.clock.now());
  test.clock.pass(60);
  await withdraw();
  expect((await answer()).status).toBe(200);
  expect(await isOpen()).toBe(false);
});

it('is for approved teachers of the student: who registers as a teacher opens no account', async () => {
  const { ana, withdraw, answer, isOpen } = await withParent();
  const child = await test.world.teacher('A child');
  await ana.call(joinClass, { body: { classCode: (await child.class('A trap')).code } });
  await withdraw();
  expect((await answer(child)).status).toBe(404);
  expect((await answer(await approvedTeacher(test, 'Moss'))).status).toBe(404);
  expect(await isOpen()).toBe(false);
});
