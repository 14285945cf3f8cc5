import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { makeBadges, switchBadges } from '#features/classes/contract/badges.ts';
import { renewPasswords } from '#features/classes/contract/renew-passwords.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logInByBadge } from '../contract/badge-login.ts';
import { beginHandOff, finishHandOff } from '../contract/hand-off.ts';
import { logOut } from '../contract/own-sessions.ts';
import { lockSignIns } from './accounts-queries.ts';
import { lockAccount } from './lock-account.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { ORIGIN, UNDER13_ORIGIN } from './testing/providers-env.ts';
import { toPerson } from './world.ts';

const test = useTestApp({ PUBLIC_ORIGIN: ORIGIN, UNDER13_ORIGIN });
const YOUNG = new URL(UNDER13_ORIGIN).hostname;
let ana: Student;

beforeEach(async () => {
  const teacher = await test.world.teacher('Rivera');
  ana = await (await teacher.class('Room 12')).student('Ana');
});

const newCode = async (student: Pick<Student, 'call'> = ana) =>
  new URL((await student.call(beginHandOff, {})).data.address ?? '').searchParams.get('token') ?? '';
const finish = (code: string, host = YOUNG) =>
  test.world.anyone.call(finishHandOff, { body: { code }, headers: { host } });
const isRefused = async (code: string, host?: string) => {
  const { status, problem } = await finish(code, host);
  return status === 409 && problem.code === 'hand-off-over';
};
const isOpen = async (student: Pick<Student, 'call'>) => (await student.call(getSession, {})).status === 200;

it('opens a session on the other domain, and ends the one that was handed over', async () => {
  const { data } = await finish(await newCode());
  expect(data).toMatchObject({ userId: ana.id, role: 'student' });
  expect(data.token).not.toBe(ana.token);
  expect(await isOpen(toPerson(test.app, data, ana))).toBe(true);
  await expect.poll(() => isOpen(ana)).toBe(false);
});

it('lets one of a thousand have it who come with a code at the same moment', async () => {
  const code = await newCode();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => finish(code)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(999);
  const { rows } = await test.database.pool.query(
    'select count(*)::int as open from sessions where user_id = $1',
    [ana.id],
  );
  expect(rows).toEqual([{ open: 1 }]);
}, 60_000);

it('refuses a code on another host than it was made for, where it is used up', async () => {
  const code = await newCode();
  expect(await isRefused(code, new URL(ORIGIN).hostname)).toBe(true);
  expect(await isRefused(code)).toBe(true);
  expect(await isOpen(ana)).toBe(true);
});

it('refuses a code after a minute, one that was replaced, and one of nobody', async () => {
  const first = await newCode();
  const second = await newCode();
  expect(await isRefused(first)).toBe(true);
  test.clock.pass(61);
  expect(await isRefused(second)).toBe(true);
  expect(await isRefused('x'.repeat(27))).toBe(true);
});

it('refuses a code whose session has ended, or whose account is locked', async () => {
  const code = await newCode();
  await ana.call(logOut, {});
  expect(await isRefused(code)).toBe(true);
  ana = await test.world.comeBack(ana);
  const other = await newCode();
  await lockAccount(test.database.db, { userId: ana.id, by: null }, test.clock.now());
  expect(await isRefused(other)).toBe(true);
});

it('goes on as long as the first session would have, and no longer', async () => {
  const { rows } = await test.database.pool.query('select expires_at from sessions where user_id = $1', [
    ana.id,
  ]);
  test.clock.pass(600);
  const { data } = await finish(await newCode());
  expect(data.expiresAt).toBe(rows[0].expires_at.toISOString());
});

it('keeps how the student logged in', async () => {
  await test.database.pool.query("update sessions set provider = 'badge' where user_id = $1", [ana.id]);
  await finish(await newCode());
  const { rows } = await test.database.pool.query('select provider from sessions where user_id = $1', [
    ana.id,
  ]);
  expect(rows).toEqual([{ provider: 'badge' }]);
});

/** Holds a student, so that what ends sessions and what takes one over wait for each other in the order in which they came. */
const hold = async (userId: number) => {
  const tx = await openTransaction(test);
  await lockSignIns(tx, [userId]);
  return {
    waits: (calls: number) => expect.poll(() => countWaiting(test)).toBe(calls),
    letGo: () => tx.commit().execute(),
  };
};

it.each(['log out everywhere', 'a new badge'])(
  'leaves no session of before that outlives %s',
  async (act) => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const room = await rivera.class('Room 12');
    ana = await room.student('Ana');
    await rivera.call(switchBadges, { params: { id: room.id }, body: { badgesOn: true } });
    const make = async () =>
      (await rivera.call(makeBadges, { params: { id: room.id }, body: { studentIds: [ana.id] } })).data
        .badges;
    const [card] = await make();
    const opened = await test.world.anyone.call(logInByBadge, { body: { badge: card?.badge ?? '' } });
    const code = await newCode(toPerson(test.app, opened.data, ana));
    const held = await hold(ana.id);
    const finishing = finish(code);
    await held.waits(1);
    const ending =
      act === 'a new badge'
        ? make()
        : logOutEverywhere(test.database.db, { userId: ana.id, by: null }, test.clock.now());
    await held.waits(2);
    await held.letGo();
    await ending;
    const { status, data } = await finishing;
    expect(status).toBe(200);
    await expect.poll(() => isOpen(toPerson(test.app, data, ana))).toBe(false);
  },
);

it('waits for new passwords, and they for it, without a deadlock', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  ana = await (await rivera.class('Room 12')).student('Ana');
  const code = await newCode();
  const held = await hold(ana.id);
  const renewing = rivera.call(renewPasswords, {
    params: { teacherId: rivera.id },
    body: { studentPasswords: [{ studentId: ana.id }] },
  });
  await held.waits(1);
  const finishing = isRefused(code);
  await held.waits(2);
  await held.letGo();
  expect((await renewing).data.students).toMatchObject([{ outcome: 'renewed' }]);
  expect(await finishing).toBe(true);
});
