import { describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { listStudentsOfClass, viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { listTaughtStudents, searchTeaching } from '#features/overview/contract/teaching.ts';
import { archiveClass, restoreClass } from '../contract/archive.ts';
import { removeStudentsFromClass, renewClassCode } from '../contract/class-members.ts';
import { orderClasses } from '../contract/class-order.ts';
import * as coTeachers from '../contract/co-teachers.ts';
import { getClass, joinClass, listClasses, updateClass } from '../contract/endpoints.ts';
import { choosePrimaryClass } from '../contract/primary-class.ts';
import { renewPasswords } from '../contract/renew-passwords.ts';
import { unlockStudentLogin } from '../contract/student-login.ts';
import { openSharedClass } from './testing/co-teaching.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const APPROVED = { owner: true, coTeacher: true };

/** What comes of a new password for a student. */
async function renew(teacher: Teacher, studentId: number) {
  const sent = { params: { teacherId: teacher.id }, body: { studentPasswords: [{ studentId }] } };
  return (await teacher.call(renewPasswords, sent)).data.students[0]?.outcome;
}

describe('an approved co-teacher', () => {
  it('has the class among their own, with whose it is', async () => {
    const { coTeacher, owner, room } = await openSharedClass(test, APPROVED);
    const own = await coTeacher.class('Room 7');
    const { classes } = (await coTeacher.call(listClasses, {})).data;
    expect(classes.map(({ id, ownerName, mayChange }) => [id, ownerName, mayChange])).toEqual([
      [own.id, null, true],
      [room.id, 'Ms. Rivera', true],
    ]);
    const { data } = await owner.call(getClass, { params: { id: room.id } });
    expect([data.ownerName, data.mayChange]).toEqual([null, true]);
  });

  it('orders it for themself alone', async () => {
    const { coTeacher, owner, room } = await openSharedClass(test, APPROVED);
    const own = await coTeacher.class('Room 7');
    const another = await owner.class('Room 1');
    await coTeacher.call(orderClasses, { body: { classIds: [room.id, own.id, another.id] } });
    const idsOf = async (by: typeof owner) =>
      (await by.call(listClasses, {})).data.classes.map(({ id }) => id);
    expect(await idsOf(coTeacher)).toEqual([room.id, own.id]);
    expect(await idsOf(owner)).toEqual([another.id, room.id]);
  });

  it('sees its students everywhere', async () => {
    const { coTeacher, room, ana } = await openSharedClass(test, APPROVED);
    const roster = await coTeacher.call(listStudentsOfClass, { params: { id: room.id } });
    expect(roster.data.students).toMatchObject([{ studentId: ana.id, figures: true }]);
    const profile = await coTeacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
    expect(profile.data).toMatchObject({
      allWork: true,
      classes: [{ classId: room.id, className: 'Room 12', teacherName: 'Ms. Rivera' }],
    });
    const all = await coTeacher.call(listTaughtStudents, { query: {} });
    expect(all.data.students).toMatchObject([{ studentId: ana.id, classes: [{ id: room.id }] }]);
    const found = await coTeacher.call(searchTeaching, { query: { q: 'room' } });
    expect(found.data.classes).toMatchObject([{ id: room.id }]);
  });

  it('changes it, and the accounts of its students', async () => {
    const { coTeacher, owner, room, ana } = await openSharedClass(test, APPROVED);
    const change = { params: { id: room.id }, body: { teacherId: owner.id, name: 'Room 14' } };
    expect((await coTeacher.call(updateClass, change)).data).toMatchObject({
      name: 'Room 14',
      ownerName: 'Ms. Rivera',
    });
    const ofClass = { body: { classId: room.id } };
    expect((await coTeacher.call(renewClassCode, ofClass)).data.classCode).not.toBe(room.code);
    expect(await renew(coTeacher, ana.id)).toBe('renewed');
    expect(
      (await coTeacher.call(choosePrimaryClass, { body: { studentId: ana.id, classId: room.id } })).status,
    ).toBe(200);
    const removal = { body: { classId: room.id, studentIds: [ana.id] } };
    expect((await coTeacher.call(removeStudentsFromClass, removal)).data.removals).toMatchObject([
      { ok: true },
    ]);
  });

  it('may name themself or the owner as the teacher of a change, and nobody else', async () => {
    const { coTeacher, owner, room } = await openSharedClass(test, APPROVED);
    const other = await test.world.teacher('Novak');
    const change = async (teacherId: number) =>
      (await coTeacher.call(updateClass, { params: { id: room.id }, body: { teacherId, grade: 5 } })).status;
    expect([await change(owner.id), await change(coTeacher.id), await change(other.id)]).toEqual([
      200, 200, 404,
    ]);
  });

  it('neither archives nor restores it, and has it back when the owner restores it', async () => {
    const { coTeacher, owner, room } = await openSharedClass(test, APPROVED);
    expect((await coTeacher.call(archiveClass, { params: { id: room.id } })).problem.code).toBe('not-found');
    await owner.call(archiveClass, { params: { id: room.id } });
    expect((await coTeacher.call(listClasses, {})).data.classes).toEqual([]);
    const restore = { body: { classId: room.id } };
    expect((await coTeacher.call(restoreClass, restore)).problem.code).toBe('not-found');
    await owner.call(restoreClass, restore);
    expect((await coTeacher.call(listClasses, {})).data.classes).toHaveLength(1);
  });

  it('has nothing any more as soon as they are removed, or the owner is locked', async () => {
    const { coTeacher, owner, room, ana } = await openSharedClass(test, APPROVED);
    const sees = async () => {
      const roster = await coTeacher.call(listStudentsOfClass, { params: { id: room.id } });
      const profile = await coTeacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
      const { classes } = (await coTeacher.call(listClasses, {})).data;
      const { students } = (await coTeacher.call(listTaughtStudents, { query: {} })).data;
      return [roster.status, profile.status, classes.length, students.length];
    };
    expect(await sees()).toEqual([200, 200, 1, 1]);
    const { data } = await owner.call(coTeachers.listTeachersOfClass, { params: { id: room.id } });
    const params = { classId: room.id, inviteId: data.coTeachers[0]!.inviteId! };
    await owner.call(coTeachers.deleteCoTeacherInvite, { params });
    expect(await sees()).toEqual([404, 404, 0, 0]);

    const another = await openSharedClass(test, APPROVED);
    const classesLeft = async () => (await another.coTeacher.call(listClasses, {})).data.classes;
    expect(await classesLeft()).toHaveLength(1);
    await lockUser(test.database.db, another.owner.id, test.clock.now());
    expect(await classesLeft()).toEqual([]);
    const gone = await another.coTeacher.call(getClass, { params: { id: another.room.id } });
    expect(gone.problem.code).toBe('not-found');
  });
});

describe('a co-teacher whom nobody has approved', () => {
  it('reads the class of an approved teacher and changes nothing, until they are approved', async () => {
    const { coTeacher, owner, room, ana } = await openSharedClass(test, { owner: true, coTeacher: false });
    const change = () =>
      coTeacher.call(updateClass, { params: { id: room.id }, body: { teacherId: owner.id, name: 'Mine' } });
    expect((await coTeacher.call(getClass, { params: { id: room.id } })).data.mayChange).toBe(false);
    const roster = await coTeacher.call(listStudentsOfClass, { params: { id: room.id } });
    expect(roster.data.students).toMatchObject([{ studentId: ana.id, figures: true }]);
    expect((await change()).problem.code).toBe('not-found');
    const ofAna = { body: { studentId: ana.id } };
    expect(await renew(coTeacher, ana.id)).toBe('not-yours');
    expect((await coTeacher.call(unlockStudentLogin, ofAna)).problem.code).toBe('not-found');
    await approve(test, coTeacher);
    expect((await change()).status).toBe(200);
    expect(await renew(coTeacher, ana.id)).toBe('renewed');
  });

  it('changes the class of a teacher who is not approved either', async () => {
    const { coTeacher, owner, room, ana } = await openSharedClass(test, { owner: false, coTeacher: false });
    const change = { params: { id: room.id }, body: { teacherId: owner.id, name: 'Ours' } };
    expect((await coTeacher.call(updateClass, change)).status).toBe(200);
    expect((await coTeacher.call(unlockStudentLogin, { body: { studentId: ana.id } })).status).toBe(200);
  });

  it('sees of a student only the work of that class where another one counts', async () => {
    const { coTeacher, ana } = await openSharedClass(test, { owner: false, coTeacher: false });
    const real = await (await approvedTeacher(test, 'Novak')).class('Room 1');
    await ana.call(joinClass, { body: { classCode: real.code } });
    const { data } = await coTeacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
    expect([data.allWork, data.figures]).toEqual([false, false]);
  });
});
