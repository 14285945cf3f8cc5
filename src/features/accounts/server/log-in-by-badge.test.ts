import { beforeEach, describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { removeStudentsFromClass, restoreStudentsToClass } from '#features/classes/contract/class-members.ts';
import { renewPasswords } from '#features/classes/contract/renew-passwords.ts';
import { badgeOf, switchBadgesOf } from '#features/classes/server/testing/badge-of.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logInByBadge } from '../contract/badge-login.ts';
import { withdrawApproval } from './accounts-queries.ts';
import { lockAccount } from './lock-account.ts';
import { toPerson } from './world.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let ana: Student;
let badge: string;

beforeEach(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
  room = await rivera.class('Room 12');
  ana = await room.student('Ana');
  await switchBadgesOf(rivera, room, true);
  badge = await badgeOf(rivera, room, ana);
});

const logIn = (text: string, address?: string) =>
  test.world.anyone.call(logInByBadge, { body: { badge: text } }, address);
const outcome = async (text: string) => {
  const answer = await logIn(text);
  return answer.status === 200 ? 200 : answer.problem?.code;
};

it('logs in the student whose badge it is, and no wrong badge of the same student', async () => {
  const { data } = await logIn(badge);
  expect(data).toMatchObject({ userId: ana.id, role: 'student' });
  const here = toPerson(test.app, data, ana);
  expect((await here.call(getSession, {})).data.user.id).toBe(ana.id);
  expect(await outcome(badge.replace(/.{27}$/, 'x'.repeat(27)))).toBe('badge-over');
  expect(await outcome('not a badge')).toBe('badge-over');
});

it('knows a badge by its hash alone', async () => {
  const { rows } = await test.database.pool.query(
    'select secret_hash from student_badges where student_id = $1',
    [ana.id],
  );
  expect(rows[0].secret_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain(badge.split('.')[1]);
});

it('never logs in by a class code, and not by the badge of another student', async () => {
  const leo = await room.student('Leo');
  const [, secret] = badge.split('.');
  expect(await outcome(room.code)).toBe('badge-over');
  expect(await outcome(`${leo.id.toString(36)}.${secret}`)).toBe('badge-over');
});

it('asks who came by a badge for no other password', async () => {
  const studentPasswords = [{ studentId: ana.id }];
  await rivera.call(renewPasswords, {
    params: { teacherId: rivera.id },
    body: { studentPasswords, mustChangePassword: true },
  });
  const byBadge = toPerson(test.app, (await logIn(badge)).data, ana);
  const { user, withSocial, socialProvider } = (await byBadge.call(getSession, {})).data;
  expect([user.mustChangePassword, withSocial, socialProvider]).toEqual([false, false, null]);
});

const ENDS: readonly (readonly [what: string, end: () => Promise<unknown>])[] = [
  ['a new badge', () => badgeOf(rivera, room, ana)],
  ['badges being off', () => switchBadgesOf(rivera, room, false)],
  [
    'a lock of the account',
    () => lockAccount(test.database.db, { userId: ana.id, by: null }, test.clock.now()),
  ],
  [
    'the student leaving the class',
    () => rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } }),
  ],
  ['the class being archived', () => rivera.call(archiveClass, { params: { id: room.id } })],
  ['the end of the approval', () => withdrawApproval(test.database.db, rivera.id)],
  [
    'the lock of the teacher',
    () => lockAccount(test.database.db, { userId: rivera.id, by: null }, test.clock.now()),
  ],
];

describe('a badge ends with', () => {
  it.each(ENDS)('%s', async (_what, end) => {
    expect(await outcome(badge)).toBe(200);
    await end();
    expect(await outcome(badge)).toBe('badge-over');
  });

  it('the school year', async () => {
    await test.database.pool.query(
      "update class_badges set switched_on_at = $2::timestamptz - interval '1 year', on_until = $2 where class_id = $1",
      [room.id, test.clock.now()],
    );
    expect(await outcome(badge)).toBe('badge-over');
  });
});

const ENDS_SESSIONS = new Set([
  'a new badge',
  'badges being off',
  'the class being archived',
  'the lock of the teacher',
]);
it.each(ENDS.filter(([what]) => ENDS_SESSIONS.has(what)))(
  '%s ends what was opened with it, and no other session',
  async (_what, end) => {
    const byBadge = toPerson(test.app, (await logIn(badge)).data, ana);
    expect((await byBadge.call(getSession, {})).status).toBe(200);
    await end();
    await expect.poll(async () => (await byBadge.call(getSession, {})).status).toBe(401);
    expect((await ana.call(getSession, {})).status).toBe(200);
  },
);

it('slows an address that tries many wrong badges, and lets a right one in all the same', async () => {
  const address = '198.51.100.7';
  await test.database.pool.query('delete from limits');
  for (let tries = 0; tries < 300; tries += 50)
    await Promise.all(Array.from({ length: 50 }, () => logIn('wrong', address)));
  const crowd = await Promise.all(Array.from({ length: 60 }, () => logIn('wrong', address)));
  expect(crowd.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await logIn(badge, address)).status).toBe(200);
});

it('does not come back with a student who comes back to the class', async () => {
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  await rivera.call(restoreStudentsToClass, { body: { classId: room.id, studentIds: [ana.id] } });
  expect(await outcome(badge)).toBe('badge-over');
});
