import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { giveConsent, readChild, withdrawConsent } from '#features/family/contract/child.ts';
import { CONSENT_VERSION } from '#features/family/core/consent-text.ts';
import { childOf } from '#features/family/server/testing/child-of.ts';
import { answerWithdrawal } from '#features/parents/contract/student-family.ts';
import { familyFor, linkParent } from '#features/parents/server/testing/family-of.ts';
import { lockAccount, unlockAccount } from '../contract/people.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

async function withdrawn() {
  const family = await childOf(test);
  const { ana, teacher, parent } = family;
  const admin = await test.world.admin('Ada');
  const studentId = ana.id;
  const said = { studentId, textVersion: CONSENT_VERSION };
  const acts = {
    withdraw: (who = parent) => who.call(withdrawConsent, { body: { studentId } }),
    consent: (who = parent) => who.call(giveConsent, { body: said }),
    answer: () => teacher.call(answerWithdrawal, { body: { studentId } }),
    lock: () => admin.call(lockAccount, { body: { userId: studentId } }),
    unlock: () => admin.call(unlockAccount, { body: { userId: studentId } }),
    isOpen: async () => {
      const { username, password } = ana;
      return (await test.world.anyone.call(logIn, { body: { username, password } })).status === 200;
    },
  };
  await acts.withdraw();
  test.clock.pass(60);
  return { ...family, ...acts, studentId };
}

describe('An account that an admin locks after consent was withdrawn', () => {
  it('is not opened by the parent who consents again', async () => {
    const { lock, consent, isOpen, teacher, ana } = await withdrawn();
    expect((await lock()).status).toBe(200);
    expect((await familyFor(teacher, ana)).withdrawal).toMatchObject({ isLocked: false });
    expect((await consent()).data).toEqual({ given: true });
    expect(await isOpen()).toBe(false);
  });

  it('is not opened by the teacher who answers', async () => {
    const { lock, answer, isOpen, unlock } = await withdrawn();
    await lock();
    expect((await answer()).status).toBe(200);
    expect(await isOpen()).toBe(false);
    await unlock();
    expect(await isOpen()).toBe(true);
  });

  it('is not opened by a second parent, where the first has consented again before', async () => {
    const { lock, withdraw, consent, isOpen, ...family } = await withdrawn();
    const other = await test.world.parent('Jo');
    await linkParent({ ...family, parent: other });
    await withdraw(other);
    await consent();
    await lock();
    await consent(other);
    expect(await isOpen()).toBe(false);
  });
});

describe('A parent withdraws consent', () => {
  it('again, once an admin has unlocked the account: it closes again', async () => {
    const { unlock, withdraw, isOpen, answer } = await withdrawn();
    expect((await unlock()).status).toBe(200);
    expect(await isOpen()).toBe(true);
    expect((await withdraw()).data).toEqual({ withdrawn: true });
    expect(await isOpen()).toBe(false);
    await answer();
    expect(await isOpen()).toBe(true);
  });

  it('where the account is open though nobody has answered: it closes, and one withdrawal waits', async () => {
    const { withdraw, isOpen, parent, studentId } = await withdrawn();
    await test.database.pool.query('update users set locked_at = null where id = $1', [studentId]);
    expect((await withdraw()).data).toEqual({ withdrawn: true });
    expect(await isOpen()).toBe(false);
    const { rows } = await test.database.pool.query(
      'select answered_at is null as open, locked from family_consents where student_id = $1 order by id',
      [studentId],
    );
    expect(rows).toEqual([
      { open: false, locked: true },
      { open: true, locked: true },
    ]);
    const { consent } = (await parent.call(readChild, { params: { studentId } })).data;
    expect(consent).toMatchObject({ withdrawnByCaller: true, isLocked: true });
  });
});
