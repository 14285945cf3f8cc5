import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { listStudentsOfClass } from '#features/overview/contract/endpoints.ts';
import { archiveClass } from '../contract/archive.ts';
import { inviteCoTeachers, listTeachersOfClass, transferClass } from '../contract/co-teachers.ts';
import { getClass } from '../contract/endpoints.ts';
import { myTeachers } from '../contract/teacher-invitations.ts';
import { freeEmail, openSharedClass } from './testing/co-teaching.ts';
import { inviteToTeach } from './testing/invite-to-teach.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

const coTeachersOf = async (by: Teacher, id: number) =>
  (await by.call(listTeachersOfClass, { params: { id } })).data.coTeachers;
const transfer = (by: Teacher, classId: number, inviteId: number) =>
  by.call(transferClass, { body: { classId, inviteId } });

it.each([true, false])(
  'hands the class over, approved: %s, and keeps who owned it as a co-teacher',
  async (approved) => {
    const { owner, coTeacher, room, ana } = await openSharedClass(test, {
      owner: approved,
      coTeacher: approved,
    });
    const [one] = await coTeachersOf(owner, room.id);
    expect((await transfer(owner, room.id, one!.inviteId!)).data).toMatchObject({
      ownerName: 'Ms. Kobi',
      teacherId: coTeacher.id,
      mayChange: true,
    });
    const { data } = await coTeacher.call(getClass, { params: { id: room.id } });
    expect([data.ownerName, data.mayChange]).toEqual([null, true]);
    expect(await coTeachersOf(coTeacher, room.id)).toMatchObject([{ name: 'Ms. Rivera', mayChange: true }]);
    expect((await ana.call(myTeachers, {})).data.classes).toMatchObject([
      { teacherName: 'Ms. Kobi', coTeacherNames: ['Ms. Rivera'] },
    ]);
    const roster = await owner.call(listStudentsOfClass, { params: { id: room.id } });
    expect(roster.data.students).toMatchObject([{ studentId: ana.id, figures: true }]);

    const invite = { params: { id: room.id }, body: { emails: [freeEmail()] } };
    expect((await owner.call(inviteCoTeachers, invite)).problem.code).toBe('not-found');
    expect((await owner.call(archiveClass, { params: { id: room.id } })).problem.code).toBe('not-found');
    // And back.
    const [old] = await coTeachersOf(coTeacher, room.id);
    expect((await transfer(coTeacher, room.id, old!.inviteId!)).status).toBe(200);
    expect((await owner.call(getClass, { params: { id: room.id } })).data.ownerName).toBeNull();
  },
);

it.each([
  { owner: true, coTeacher: false },
  { owner: false, coTeacher: true },
])('makes no class confirmed, nor the other way round: %o', async (approved) => {
  const { owner, room } = await openSharedClass(test, approved);
  const [one] = await coTeachersOf(owner, room.id);
  expect((await transfer(owner, room.id, one!.inviteId!)).problem.code).toBe('not-alike');
});

it('goes to a co-teacher of this class alone, and only by its owner', async () => {
  const { owner, coTeacher, room } = await openSharedClass(test, { owner: true, coTeacher: true });
  const another = await openSharedClass(test, { owner: true, coTeacher: true });
  const [elsewhere] = await coTeachersOf(another.owner, another.room.id);
  expect((await transfer(owner, room.id, elsewhere!.inviteId!)).problem.code).toBe('not-co-teacher');
  const pending = await inviteToTeach(test, { room, teacher: await test.world.teacher('Pia') });
  expect((await transfer(owner, room.id, pending)).problem.code).toBe('not-co-teacher');
  const [own] = await coTeachersOf(owner, room.id);
  expect((await transfer(coTeacher, room.id, own!.inviteId!)).problem.code).toBe('not-found');
});

it('asks an owner without an email for one first', async () => {
  const { owner, room } = await openSharedClass(test, { owner: false, coTeacher: false });
  const [one] = await coTeachersOf(owner, room.id);
  await test.database.pool.query('update users set email = null where id = $1', [owner.id]);
  expect((await transfer(owner, room.id, one!.inviteId!)).problem.code).toBe('no-email');
});

it('ends the invitations that wait: whom the owner invited is not the next one’s to see', async () => {
  const { owner, coTeacher, room } = await openSharedClass(test, { owner: true, coTeacher: true });
  await inviteToTeach(test, { room, teacher: await test.world.teacher('Pia') });
  await inviteToTeach(test, { room, teacher: await test.world.teacher('Rex') }, 'rejected');
  const [one] = await coTeachersOf(owner, room.id);
  await transfer(owner, room.id, one!.inviteId!);
  const { data } = await coTeacher.call(listTeachersOfClass, { params: { id: room.id } });
  expect(data.invites).toEqual([]);
});
