import { beforeEach, describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, SchoolClass, Teacher } from '#app/server/world.ts';
import { lockAccount } from '#features/accounts/server/public.ts';
import { archiveClass } from '../contract/archive.ts';
import { listCoTeacherInvites } from '../contract/co-teachers.ts';
import { DAYS_OF_CO_TEACHER_INVITE } from '../core/class-limits.ts';
import { inviteToTeach } from './testing/invite-to-teach.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let owner: Teacher;
let room: SchoolClass;
let invited: Teacher;
beforeEach(async () => {
  owner = await approvedTeacher(test, 'Rivera');
  room = await owner.class('Room 12');
  invited = await approvedTeacher(test, 'Kobi');
});

const listOf = async (teacher: Person) =>
  (await teacher.call(listCoTeacherInvites, { params: { teacherId: teacher.id } })).data.invites;

it('tells who invites to what, the newest first', async () => {
  const first = await inviteToTeach(test, { room, teacher: invited });
  const invitedAt = test.clock.now().toISOString();
  test.clock.pass(60);
  const club = await owner.class('Club');
  const second = await inviteToTeach(test, { room: club, teacher: invited });
  const waiting = await listOf(invited);
  expect(waiting.map(({ inviteId }) => inviteId)).toEqual([second, first]);
  expect(waiting[1]).toEqual({
    inviteId: first,
    invitedAt,
    classId: room.id,
    className: 'Room 12',
    grade: 4,
    ownerName: 'Ms. Rivera',
  });
});

describe('has none', () => {
  it.each(['approved', 'rejected', 'deleted'] as const)('that is %s', async (becomes) => {
    await inviteToTeach(test, { room, teacher: invited }, becomes);
    expect(await listOf(invited)).toEqual([]);
  });

  it('that is two weeks old', async () => {
    await inviteToTeach(test, { room, teacher: invited });
    test.clock.pass(DAYS_OF_CO_TEACHER_INVITE * 86_400 - 60);
    expect(await listOf(await test.world.logIn(invited.username, invited.password))).toHaveLength(1);
    test.clock.pass(60);
    expect(await listOf(await test.world.logIn(invited.username, invited.password))).toEqual([]);
  });

  it('to a class that is archived', async () => {
    await inviteToTeach(test, { room, teacher: invited });
    await owner.call(archiveClass, { params: { id: room.id } });
    expect(await listOf(invited)).toEqual([]);
  });

  it('of a locked teacher', async () => {
    await inviteToTeach(test, { room, teacher: invited });
    await lockAccount(test.database.db, { userId: owner.id, by: null }, test.clock.now());
    expect(await listOf(invited)).toEqual([]);
  });

  it('of a teacher whom nobody has approved, until somebody does', async () => {
    const stranger = await test.world.teacher('Stranger');
    await inviteToTeach(test, { room: await stranger.class('Club'), teacher: invited });
    expect(await listOf(invited)).toEqual([]);
    await approve(test, stranger);
    expect(await listOf(invited)).toHaveLength(1);
  });

  it('to a teacher whom nobody has approved: anybody registers under the address of another', async () => {
    const child = await test.world.teacher('A child');
    await inviteToTeach(test, { room, teacher: child });
    expect(await listOf(child)).toEqual([]);
  });
});

it('is read by nobody else', async () => {
  const params = { teacherId: invited.id };
  expect((await owner.call(listCoTeacherInvites, { params })).status).toBe(404);
  const ana = await room.student('Ana');
  expect((await ana.call(listCoTeacherInvites, { params })).status).toBe(403);
});
