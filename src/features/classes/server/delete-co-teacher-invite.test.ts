import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { deleteCoTeacherInvite, listTeachersOfClass } from '../contract/co-teachers.ts';
import { listClasses } from '../contract/endpoints.ts';
import { openSharedClass, teachTogether } from './testing/co-teaching.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const APPROVED = { owner: true, coTeacher: true };

const teachersOf = async (by: Person, id: number) =>
  (await by.call(listTeachersOfClass, { params: { id } })).data.coTeachers;
const end = (by: Person, classId: number, inviteId: number) =>
  by.call(deleteCoTeacherInvite, { params: { classId, inviteId } });

it('lets a co-teacher leave, once and for all', async () => {
  const { owner, coTeacher, room } = await openSharedClass(test, APPROVED);
  const [self] = await teachersOf(coTeacher, room.id);
  expect(self).toMatchObject({ isYou: true, name: 'Ms. Kobi' });
  expect((await end(coTeacher, room.id, self!.inviteId!)).data).toEqual({ deleted: true });
  expect((await coTeacher.call(listClasses, {})).data.classes).toEqual([]);
  expect(await teachersOf(owner, room.id)).toEqual([]);
  // The invitation is no longer theirs.
  expect((await end(coTeacher, room.id, self!.inviteId!)).problem.code).toBe('not-found');
});

it('lets the owner remove a co-teacher, again without effect, and invite them anew', async () => {
  const { owner, coTeacher, room } = await openSharedClass(test, APPROVED);
  const [one] = await teachersOf(owner, room.id);
  for (let turn = 0; turn < 2; turn++)
    expect((await end(owner, room.id, one!.inviteId!)).data).toEqual({ deleted: true });
  await teachTogether(owner, room.id, coTeacher);
  expect(await teachersOf(owner, room.id)).toHaveLength(1);
});

it('lets no co-teacher end another one, and no owner by the number of another class', async () => {
  const { owner, coTeacher, room } = await openSharedClass(test, APPROVED);
  const another = await test.world.teacher('Una');
  await teachTogether(owner, room.id, another);
  const [first] = await teachersOf(owner, room.id);
  const seen = await teachersOf(another, room.id);
  expect(seen.map(({ inviteId, isYou }) => [inviteId !== null, isYou])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect((await end(another, room.id, first!.inviteId!)).problem.code).toBe('not-found');
  const other = await owner.class('Room 7');
  expect((await end(owner, other.id, first!.inviteId!)).problem.code).toBe('not-found');
  expect((await coTeacher.call(listClasses, {})).data.classes).toHaveLength(1);
});

it('is recorded with who ended it', async () => {
  const { owner, coTeacher, room } = await openSharedClass(test, APPROVED);
  const [one] = await teachersOf(owner, room.id);
  await end(owner, room.id, one!.inviteId!);
  const { rows } = await test.database.pool.query(
    `select act, actor_user_id, subject_user_id from audit_log where detail ->> 'classId' = $1 order by id`,
    [String(room.id)],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'invite-co-teacher',
    'accept-co-teacher-invite',
    'remove-co-teacher',
  ]);
  expect(rows.at(-1)).toMatchObject({ actor_user_id: owner.id, subject_user_id: coTeacher.id });
});
