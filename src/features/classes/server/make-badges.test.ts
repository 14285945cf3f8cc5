import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { logInByBadge } from '#features/accounts/contract/badge-login.ts';
import { lockAccount } from '#features/accounts/server/public.ts';
import { makeBadges, readBadges } from '../contract/badges.ts';
import { switchBadgesOf } from './testing/badge-of.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let ana: Student;

beforeEach(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
  room = await rivera.class('Room 12');
  ana = await room.student('Ana');
});

const make = (by: Teacher, studentIds: readonly number[]) =>
  by.call(makeBadges, { params: { id: room.id }, body: { studentIds: [...studentIds] } });
const logsIn = async (badge: string) =>
  (await test.world.anyone.call(logInByBadge, { body: { badge } })).status === 200;

it('makes a badge for each student of the class, all at once, and each opens one account', async () => {
  const leo = await room.student('Leo');
  await switchBadgesOf(rivera, room, true);
  const { badges } = (await make(rivera, [leo.id, ana.id])).data;
  expect(badges.map(({ studentId }) => studentId).toSorted((a, b) => a - b)).toEqual([ana.id, leo.id]);
  for (const { studentId, badge } of badges) {
    const { data } = await test.world.anyone.call(logInByBadge, { body: { badge } });
    expect(data.userId).toBe(studentId);
  }
  const { holders } = (await rivera.call(readBadges, { params: { id: room.id } })).data;
  expect(holders).toHaveLength(2);
  const { rows } = await test.database.pool.query(
    "select subject_user_id from audit_log where act = 'make-badge' and actor_user_id = $1 order by 1",
    [rivera.id],
  );
  expect(rows).toEqual([{ subject_user_id: ana.id }, { subject_user_id: leo.id }]);
});

it('stops the badge before, and leaves those of others', async () => {
  const leo = await room.student('Leo');
  await switchBadgesOf(rivera, room, true);
  const first = (await make(rivera, [ana.id, leo.id])).data.badges;
  const second = (await make(rivera, [ana.id])).data.badges;
  const badgeIn = (some: typeof first, { id }: Student) =>
    some.find(({ studentId }) => studentId === id)?.badge ?? '';
  expect(await logsIn(badgeIn(first, ana))).toBe(false);
  expect(await logsIn(badgeIn(second, ana))).toBe(true);
  expect(await logsIn(badgeIn(first, leo))).toBe(true);
});

it('refuses while badges are off, which they are at first', async () => {
  const refused = await make(rivera, [ana.id]);
  expect([refused.status, refused.problem?.code]).toEqual([409, 'badges-off']);
});

it('leaves out who is not in the class, who is locked, who is a teacher and who is a parent', async () => {
  const [stranger, locked, parent] = [
    await test.world.student('Stranger'),
    await room.student('Locked'),
    await room.student('Parent'),
  ];
  await lockAccount(test.database.db, { userId: locked.id, by: null }, test.clock.now());
  await test.database.pool.query("update users set register_as = 'parent' where id = $1", [parent.id]);
  await switchBadgesOf(rivera, room, true);
  const all = [ana.id, stranger.id, locked.id, parent.id, rivera.id];
  expect((await make(rivera, all)).data.badges.map(({ studentId }) => studentId)).toEqual([ana.id]);
});

it('is for approved teachers of the class: who registers as a teacher opens no account of a classmate', async () => {
  const child = await test.world.teacher('A child');
  const own = await child.class('A trap');
  const other = await approvedTeacher(test, 'Other');
  await switchBadgesOf(rivera, room, true);
  expect((await switchBadgesOf(child, own, true)).status).toBe(404);
  expect((await make(other, [ana.id])).status).toBe(404);
  expect((await other.call(readBadges, { params: { id: room.id } })).status).toBe(404);
});
