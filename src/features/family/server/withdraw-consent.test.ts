import { describe, expect, it } from 'vitest';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { changeOwnSettings } from '#features/accounts/contract/own-settings.ts';
import { lockAccounts } from '#features/accounts/server/public.ts';
import { answerWithdrawal, endParentLink } from '#features/parents/contract/student-family.ts';
import { codeFor, familyFor, familyOf, linkParent } from '#features/parents/server/testing/family-of.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import {
  CONSENTS_OF_PARENT,
  giveConsent,
  readChild,
  WITHDRAWALS_OF_PARENT,
  withdrawConsent,
} from '../contract/child.ts';
import { CONSENT_VERSION } from '../core/consent-text.ts';
import { childOf } from './testing/child-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const DAY = 86_400;

const isOpen = async ({ username, password }: { username: string; password: string }) =>
  test.world.logIn(username, password).then(
    () => true,
    () => false,
  );

async function withdrawn() {
  const family = await childOf(test);
  const studentId = family.ana.id;
  await family.parent.call(withdrawConsent, { body: { studentId } });
  return {
    ...family,
    studentId,
    give: (textVersion: number = CONSENT_VERSION) =>
      family.parent.call(giveConsent, { body: { studentId, textVersion } }),
    answer: () => family.teacher.call(answerWithdrawal, { body: { studentId } }),
  };
}

it('closes the account of the child, and the teacher is told who did it and of which text', async () => {
  const { ana, teacher, parent, studentId } = await withdrawn();
  expect(await isOpen(ana)).toBe(false);
  expect(await familyFor(teacher, ana)).toMatchObject({
    consent: { act: 'withdrawn', name: 'Maria Lopez', textVersion: CONSENT_VERSION },
    withdrawal: { isLocked: true },
  });
  // The parent still sees what is there.
  const { data } = await parent.call(readChild, { params: { studentId } });
  expect(data.consent).toMatchObject({
    act: 'withdrawn',
    textVersion: CONSENT_VERSION,
    withdrawnByCaller: true,
    withdrawnByOther: false,
    isLocked: true,
  });
  const again = await parent.call(withdrawConsent, { body: { studentId } });
  expect(again.data).toEqual({ withdrawn: true });
  const { rows } = await test.database.pool.query('select act from family_consents where student_id = $1', [
    studentId,
  ]);
  expect(rows).toEqual([{ act: 'withdrawn' }]);
});

it('is taken back by the parent who consents again', async () => {
  const { ana, give, teacher } = await withdrawn();
  expect((await give()).data).toEqual({ given: true });
  expect(await isOpen(ana)).toBe(true);
  expect(await familyFor(teacher, ana)).toMatchObject({ consent: { act: 'given' }, withdrawal: null });
});

describe('the account stays closed', () => {
  it('where another parent consents: what two parents see differently is for the school', async () => {
    const family = await withdrawn();
    const other = await test.world.parent('Jo');
    await linkParent({ ...family, parent: other });
    const body = { studentId: family.studentId, textVersion: CONSENT_VERSION };
    await other.call(giveConsent, { body });
    expect(await isOpen(family.ana)).toBe(false);
  });

  it('where another parent has withdrawn consent, too', async () => {
    const family = await withdrawn();
    const other = await test.world.parent('Jo');
    await linkParent({ ...family, parent: other });
    await other.call(withdrawConsent, { body: { studentId: family.studentId } });
    await family.give();
    expect(await isOpen(family.ana)).toBe(false);
    const seen = await family.parent.call(readChild, { params: { studentId: family.studentId } });
    expect(seen.data.consent).toMatchObject({ withdrawnByCaller: false, withdrawnByOther: true });
    await family.answer();
    expect(await isOpen(family.ana)).toBe(true);
  });
});

it('is not asked of an older child, and consent is to the text that is read', async () => {
  const family = await familyOf(test, { belowThirteen: false, grade: 10 });
  const teen = await family.room.student('Kim', { birthDate: '2010-02-03' });
  await linkParent({ ...family, ana: teen, familyCode: await codeFor(family.teacher, teen) });
  const studentId = teen.id;
  const { parent } = family;
  expect((await parent.call(withdrawConsent, { body: { studentId } })).problem.code).toBe('not-asked');
  const body = { studentId, textVersion: CONSENT_VERSION };
  expect((await parent.call(giveConsent, { body })).problem.code).toBe('not-asked');
  expect((await parent.call(readChild, { params: { studentId } })).data.consent).toBeNull();
  const { give } = await withdrawn();
  expect((await give(CONSENT_VERSION + 1)).problem.code).toBe('other-text');
});

it('is not taken from a parent who is removed in the same moment', async () => {
  const { ana, teacher, parent, linkId } = await childOf(test);
  const tx = await openTransaction(test);
  await lockAccounts(tx, [ana.id]);
  const removing = teacher.call(endParentLink, { body: { studentId: ana.id, linkId } });
  await expect.poll(() => countWaiting(test)).toBe(1);
  const withdrawing = parent.call(withdrawConsent, { body: { studentId: ana.id } });
  await expect.poll(() => countWaiting(test)).toBe(2);
  await tx.commit().execute();
  expect((await removing).status).toBe(200);
  expect((await withdrawing).status).toBe(404);
  expect(await isOpen(ana)).toBe(true);
});

it('tells every teacher of the child by mail, once a day, who has not turned that off, and names nobody in it', async () => {
  const family = await childOf(test);
  const { pool } = test.database;
  const address = `rivera.${family.teacher.id}@school.example`;
  await pool.query('update users set email = $1 where id = $2', [address, family.teacher.id]);
  const mails = async () => {
    const { rows } = await pool.query('select subject, content from mails where to_address = $1', [address]);
    return rows as { subject: string; content: unknown }[];
  };
  const body = { studentId: family.ana.id };
  const turn = (withdrawn_consent: boolean) =>
    family.teacher.call(changeOwnSettings, {
      params: { id: family.teacher.id },
      body: { properties: { notifications: { withdrawn_consent } } },
    });
  await turn(false);
  await family.parent.call(withdrawConsent, { body });
  expect(await mails()).toEqual([]);
  await turn(true);
  test.clock.pass(DAY + 1);
  const parent = await test.world.logIn(family.parent.username, family.parent.password);
  // The teacher hears of it once a day, however often the parent changes their mind.
  for (let times = 0; times < 3; times++) {
    await parent.call(giveConsent, { body: { ...body, textVersion: CONSENT_VERSION } });
    test.clock.pass(60);
    await parent.call(withdrawConsent, { body });
  }
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A parent has withdrawn consent on Openleaf');
  expect(JSON.stringify(mail)).not.toMatch(/Ana|Maria|Lopez/);
  expect(JSON.stringify(mail?.content)).toContain(href(studentLoginPage, { id: family.ana.id }));
});

it('has an end for a parent who gives and withdraws consent in turns, and withdrawing has the last word', async () => {
  const { studentId, parent, give } = await withdrawn();
  const withdraw = () => parent.call(withdrawConsent, { body: { studentId } });
  for (let turn = 0; turn < CONSENTS_OF_PARENT.calls; turn++) {
    expect((await give()).status).toBe(200);
    if (turn < CONSENTS_OF_PARENT.calls - 1) await withdraw();
  }
  expect((await withdraw()).status).toBe(200);
  const refused = await give();
  expect([refused.status, refused.problem.code]).toEqual([429, 'enough-for-today']);
  for (let turn = CONSENTS_OF_PARENT.calls + 1; turn < WITHDRAWALS_OF_PARENT.calls; turn++) await withdraw();
  expect((await withdraw()).problem.code).toBe('enough-for-today');
});
