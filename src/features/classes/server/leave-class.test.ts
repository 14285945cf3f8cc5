import { describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { archiveClass, restoreClass } from '../contract/archive.ts';
import { removeStudentsFromClass, restoreStudentsToClass } from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { myTeachers } from '../contract/teacher-invitations.ts';

const test = useTestApp();

const join = (student: Student, classCode: string) => student.call(joinClass, { body: { classCode } });
const leave = (student: Student, classId: number, studentId = student.id) =>
  student.call(leaveClass, { body: { studentId, classId } });
const classesOf = async (student: Student) =>
  (await student.call(myTeachers, {})).data.classes.map(({ classId, isArchived, mayLeave }) => ({
    classId,
    mayLeave,
    ...(isArchived && { isArchived }),
  }));
const recordedOf = async ({ id }: Student) =>
  (
    await test.database.pool.query(
      "select actor_user_id as by, subject_user_id as about, detail from audit_log where act = 'leave-class' and subject_user_id = $1 order by id",
      [id],
    )
  ).rows;

/** A student in a class of an approved teacher and in one of a teacher who is not approved. */
async function studentOfTwo() {
  const room = await (await approvedTeacher(test, 'Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  const bonus = await test.world.teacher('Bonus');
  const club = await bonus.class('Club');
  await join(ana, club.code);
  return { ana, room, club, bonus };
}
const archive = async (teacher: Teacher, id: number) =>
  expect((await teacher.call(archiveClass, { params: { id } })).status).toBe(200);

it('takes the student out of a class whose teacher is not approved, and records it once', async () => {
  const { ana, room, club } = await studentOfTwo();
  expect(await classesOf(ana)).toEqual([
    { classId: room.id, mayLeave: false },
    { classId: club.id, mayLeave: true },
  ]);
  for (let time = 0; time < 2; time++) expect((await leave(ana, club.id)).data).toEqual({ left: true });
  expect(await classesOf(ana)).toEqual([{ classId: room.id, mayLeave: false }]);
  expect(await recordedOf(ana)).toEqual([{ by: ana.id, about: ana.id, detail: { classId: club.id } }]);
});

it('lets the student come back by the class code', async () => {
  const { ana, club } = await studentOfTwo();
  await leave(ana, club.id);
  expect((await join(ana, club.code)).status).toBe(200);
});

const takeOut = (teacher: Teacher, classId: number, { id }: Student) =>
  teacher.call(removeStudentsFromClass, { body: { classId, studentIds: [id] } });
const bringBack = async (teacher: Teacher, classId: number, { id }: Student) =>
  (await teacher.call(restoreStudentsToClass, { body: { classId, studentIds: [id] } })).data.students[0]
    ?.code;

describe('a student who was taken out and presses Leave', () => {
  it('is not brought back, and not let in by the code of that time; it is recorded once', async () => {
    const { ana, room, club, bonus } = await studentOfTwo();
    await takeOut(bonus, club.id, ana);
    test.clock.pass(1);
    for (let time = 0; time < 2; time++) expect((await leave(ana, club.id)).data).toEqual({ left: true });
    expect(await bringBack(bonus, club.id, ana)).toBe('over');
    expect((await join(ana, club.code)).status).not.toBe(200);
    expect(await classesOf(ana)).toEqual([{ classId: room.id, mayLeave: false }]);
    expect(await recordedOf(ana)).toEqual([{ by: ana.id, about: ana.id, detail: { classId: club.id } }]);
  });

  it('is brought back where the class is confirmed', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const room = await rivera.class('Room 12');
    const ana = await room.student('Ana');
    await takeOut(rivera, room.id, ana);
    expect((await leave(ana, room.id)).data).toEqual({ left: true });
    expect(await bringBack(rivera, room.id, ana)).toBe('restored');
    expect(await recordedOf(ana)).toEqual([]);
  });
});

it('refuses to leave a class of an approved teacher', async () => {
  const { ana, room } = await studentOfTwo();
  expect((await leave(ana, room.id)).problem).toMatchObject({ status: 409, code: 'only-by-teacher' });
  expect(await classesOf(ana)).toHaveLength(2);
});

/** A student who is in the class of a teacher who is not approved, and then in another of the kind. */
async function studentWithoutConfirmedClass() {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  test.clock.pass(60);
  const own = await (await test.world.teacher('Bonus')).class('Club');
  await join(ana, own.code);
  return { ana, room, own };
}

it('refuses to leave the class whose rules hold, so that no other class takes its place', async () => {
  const { ana, room, own } = await studentWithoutConfirmedClass();
  test.clock.pass(3600);
  const back = await test.world.comeBack(ana);
  expect((await leave(back, room.id)).problem).toMatchObject({ status: 409, code: 'only-by-teacher' });
  expect(await classesOf(back)).toEqual([
    { classId: room.id, mayLeave: false },
    { classId: own.id, mayLeave: true },
  ]);
});

it('lets a student out of a class that was joined by mistake, within an hour', async () => {
  const { ana, room, own } = await studentWithoutConfirmedClass();
  expect((await leave(ana, room.id)).data).toEqual({ left: true });
  expect(await classesOf(ana)).toEqual([{ classId: own.id, mayLeave: true }]);
});

it('takes no other student out of the class', async () => {
  const { ana, club } = await studentOfTwo();
  const ben = await club.student('Ben');
  expect((await leave(ana, club.id, ben.id)).problem.status).toBe(404);
  await leave(ana, club.id);
  expect(await classesOf(ben)).toEqual([{ classId: club.id, mayLeave: true }]);
});

describe('an archived class of a teacher who is not approved', () => {
  it('is left as an open one is, so that it takes no place and cannot be brought back', async () => {
    const { ana, room, club, bonus } = await studentOfTwo();
    await archive(bonus, club.id);
    expect(await classesOf(ana)).toEqual([
      { classId: room.id, mayLeave: false },
      { classId: club.id, mayLeave: true, isArchived: true },
    ]);
    for (let time = 0; time < 2; time++) expect((await leave(ana, club.id)).data).toEqual({ left: true });
    expect(await recordedOf(ana)).toEqual([{ by: ana.id, about: ana.id, detail: { classId: club.id } }]);
    await bonus.call(restoreClass, { body: { classId: club.id } });
    expect(await classesOf(ana)).toEqual([{ classId: room.id, mayLeave: false }]);
  });

  it('stays where its rules would hold if all classes were open again', async () => {
    const rivera = await test.world.teacher('Rivera');
    const room = await rivera.class('Room 12');
    const ana = await room.student('Ana');
    test.clock.pass(60);
    const bonus = await test.world.teacher('Bonus');
    const [club, other] = [await bonus.class('Club'), await bonus.class('Other')];
    for (const { code } of [club, other]) await join(ana, code);
    test.clock.pass(3601);
    const back = await test.world.comeBack(ana);
    await archive(rivera, room.id);
    await archive(bonus, other.id);
    expect((await leave(back, room.id)).problem).toMatchObject({ status: 409, code: 'only-by-teacher' });
    expect(await classesOf(back)).toEqual([
      { classId: club.id, mayLeave: false },
      { classId: other.id, mayLeave: true, isArchived: true },
    ]);
  });

  it('is not listed once it takes no place: after a year, or where its teacher is locked or approved', async () => {
    const { ana, room, club, bonus } = await studentOfTwo();
    await archive(bonus, club.id);
    const { pool } = test.database;
    const alone = [{ classId: room.id, mayLeave: false }];
    await pool.query("update classes set archived_at = now() - interval '366 days' where id = $1", [club.id]);
    expect(await classesOf(ana)).toEqual(alone);
    await pool.query("update classes set archived_at = now() - interval '364 days' where id = $1", [club.id]);
    expect(await classesOf(ana)).toHaveLength(2);
    await approve(test, bonus);
    expect(await classesOf(ana)).toEqual(alone);
    await leave(ana, club.id);
    expect(await recordedOf(ana)).toEqual([]);
  });
});
