import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher, lockAccount, unlockAccount } from '#features/accounts/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { removeStudentsFromClass, renewClassCode } from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { leaveClass, removeFromUnconfirmedClass } from '../contract/leave-class.ts';
import { choosePrimaryClass } from '../contract/primary-class.ts';
import {
  acceptTeacherInvitation,
  inviteTeacher,
  listTeacherInvitations,
  myTeachers,
} from '../contract/teacher-invitations.ts';

// Anyone can register as a teacher, also a child, and have another child join a class.
const test = useTestApp();

const approve = ({ username }: Teacher) =>
  approveTeacher(test.database.db, usernameKey(username), test.clock.now());
async function approvedTeacher(name: string): Promise<Teacher> {
  const teacher = await test.world.teacher(name);
  await approve(teacher);
  return teacher;
}
const join = (student: Student, classCode: string) => student.call(joinClass, { body: { classCode } });

/** Puts a student into classes of a teacher. */
async function joinMany(teacher: Teacher, student: Student, count: number): Promise<void> {
  await test.database.pool.query(
    `with made as (
       insert into classes (teacher_id, name, grade, settings, timezone, created_at)
       select $1, 'Class ' || n, 4, '{}', 'UTC', now() from generate_series(1, $3::int) n returning id)
     insert into class_students (student_id, class_id, joined_at) select $2, id, now() from made`,
    [teacher.id, student.id, count],
  );
}

describe('classes of a teacher who is not approved', () => {
  it('take no place in a class of an approved teacher, whether by code or by invitation', async () => {
    const rivera = await approvedTeacher('Rivera');
    const [room, next] = [await rivera.class('Room 12'), await rivera.class('Room 13')];
    const fake = await test.world.teacher('Bonus');
    const ana = await test.world.student('Ana');
    await joinMany(fake, ana, 20);
    const another = await fake.class('One more');
    expect((await join(ana, another.code)).problem.code).toBe('enough-classes');
    expect((await join(ana, room.code)).status).toBe(200);

    const ben = await test.world.student('Ben');
    await joinMany(fake, ben, 20);
    await ben.call(inviteTeacher, { body: { email: `${rivera.username}@school.example` } });
    const { invitations } = (await rivera.call(listTeacherInvitations, {})).data;
    const body = { invitationId: invitations[0]!.invitationId, classId: next.id };
    expect((await rivera.call(acceptTeacherInvitation, { body })).status).toBe(200);
  });

  it('leave the limit of 20 classes of approved teachers as it is', async () => {
    const rivera = await approvedTeacher('Rivera');
    const ana = await test.world.student('Ana');
    await joinMany(rivera, ana, 20);
    const room = await rivera.class('Room 12');
    expect((await join(ana, room.code)).problem.code).toBe('enough-classes');
    const club = await (await test.world.teacher('Novak')).class('Club');
    expect((await join(ana, club.code)).status).toBe(200);
  });
});

const HIDING = { below_thirteen: true, class_setting: { show_points: false, show_grade: false } };

/** What a student is shown of themselves, and whether they are treated as under 13. */
async function shownTo(student: Student) {
  const { user } = (await student.call(getSession, {})).data;
  const { data } = await student.call(viewProfileForStudent, { body: { studentId: student.id } });
  return {
    points: user.student?.totalPoints !== null && data.rank !== null,
    grade: user.student?.classes[0]?.grade !== null,
    underThirteen: user.isCoppa,
  };
}
/** Old enough that only a class can make them under 13. */
const TEEN = { dob: '2010-02-03' };

describe('beside a class of an approved teacher', () => {
  it('another class hides no points and no grade, and still protects as under 13', async () => {
    const room = await (await approvedTeacher('Rivera')).class('Room 12', { below_thirteen: false });
    const ana = await room.student('Ana', TEEN);
    const before = await shownTo(ana);
    expect(before).toEqual({ points: true, grade: true, underThirteen: false });
    const fake = await (await test.world.teacher('Bonus')).class('Free points', HIDING);
    expect((await join(ana, fake.code)).data.grade).toBe(4);
    expect(await shownTo(ana)).toEqual({ ...before, underThirteen: true });
    const strict = await (await approvedTeacher('Novak')).class('Room 7', HIDING);
    await join(ana, strict.code);
    expect(await shownTo(ana)).toEqual({ points: false, grade: false, underThirteen: true });
  });

  it('without one, any class hides', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 12', { below_thirteen: false });
    const ana = await room.student('Ana', TEEN);
    await join(ana, (await (await test.world.teacher('Bonus')).class('Club', HIDING)).code);
    expect(await shownTo(ana)).toEqual({ points: false, grade: false, underThirteen: true });
  });
});

const act = async (change: typeof unlockAccount, { id, username }: Teacher) =>
  change(test.database.db, { userId: id, username, by: null }, test.clock.now());

describe('classes of a locked teacher', () => {
  it('let nobody join, take no place and hide nothing until the teacher is unlocked', async () => {
    const fake = await test.world.teacher('Bonus');
    const club = await fake.class('Free points', HIDING);
    const [ana, ben] = [await club.student('Ana', TEEN), await test.world.student('Ben')];
    await joinMany(fake, ana, 19);
    const room = await (await test.world.teacher('Rivera')).class('Room 12', { below_thirteen: false });
    expect((await join(ana, room.code)).problem.code).toBe('enough-classes');
    expect(await shownTo(ana)).toMatchObject({ points: false, underThirteen: true });

    await act(lockAccount, fake);
    expect((await join(ben, club.code)).problem.code).toBe('closed-code');
    expect((await join(ana, room.code)).status).toBe(200);
    expect(await shownTo(ana)).toEqual({ points: true, grade: true, underThirteen: false });

    await act(unlockAccount, fake);
    expect((await join(ben, club.code)).status).toBe(200);
    expect(await shownTo(ana)).toMatchObject({ points: false, underThirteen: true });
  });

  it('do not count, also where the locked teacher was approved and chose the class', async () => {
    const rivera = await approvedTeacher('Rivera');
    const room = await rivera.class('Room 12');
    const ana = await room.student('Ana');
    const novak = await approvedTeacher('Novak');
    const club = await novak.class('Club');
    await join(ana, club.code);
    await novak.call(choosePrimaryClass, { body: { studentId: ana.id, classId: club.id } });
    const counting = async () =>
      (await rivera.call(viewProfileForStudent, { body: { studentId: ana.id } })).data.classes[0]?.className;
    expect(await counting()).toBe('Club');
    await act(lockAccount, novak);
    expect(await counting()).toBe('Room 12');
    await act(unlockAccount, novak);
    expect(await counting()).toBe('Club');
    await test.database.pool.query('update users set keys_approved_at = null where id = $1', [novak.id]);
    expect(await counting()).toBe('Room 12');
  });
});

const recorded = async (name: string) =>
  (
    await test.database.pool.query(
      'select actor_user_id as by, subject_user_id as about, detail from audit_log where act = $1',
      [name],
    )
  ).rows;
const classesOf = async (student: Student) =>
  (await student.call(myTeachers, {})).data.classes.map(({ className, mayLeave }) => ({
    className,
    mayLeave,
  }));

describe('a way out', () => {
  it('is for a student to leave a class whose teacher is not approved, and to come back by its code', async () => {
    const room = await (await approvedTeacher('Rivera')).class('Room 12');
    const ana = await room.student('Ana');
    const club = await (await test.world.teacher('Bonus')).class('Club');
    await join(ana, club.code);
    const leave = (studentId: number, classId: number) =>
      ana.call(leaveClass, { body: { studentId, classId } });
    expect(await classesOf(ana)).toEqual([
      { className: 'Room 12', mayLeave: false },
      { className: 'Club', mayLeave: true },
    ]);
    const ben = await club.student('Ben');
    expect((await leave(ben.id, club.id)).status).toBe(404);
    expect((await leave(ana.id, room.id)).problem.code).toBe('confirmed-class');
    for (let time = 0; time < 2; time++) expect((await leave(ana.id, club.id)).status).toBe(200);
    expect(await classesOf(ana)).toEqual([{ className: 'Room 12', mayLeave: false }]);
    expect(await classesOf(ben)).toHaveLength(1);
    expect(await recorded('leave-class')).toEqual([
      { by: ana.id, about: ana.id, detail: { classId: club.id } },
    ]);
    expect((await join(ana, club.code)).status).toBe(200);
  });

  it('is for an approved teacher of the student to take them out of a class that is not confirmed', async () => {
    const rivera = await approvedTeacher('Rivera');
    const ana = await (await rivera.class('Room 12')).student('Ana');
    const fake = await test.world.teacher('Bonus');
    const club = await fake.class('Club');
    await join(ana, club.code);
    const novak = await approvedTeacher('Novak');
    const other = await novak.class('Room 7');
    await join(ana, other.code);
    const shown = async (teacher: Teacher) =>
      (await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } })).data.classes.map(
        ({ removableId }) => removableId,
      );
    expect(await shown(rivera)).toEqual([null, null, club.id]);
    expect(await shown(fake)).toEqual([null, null, null]);
    const remove = async (teacher: Teacher, classId: number) =>
      (await teacher.call(removeFromUnconfirmedClass, { body: { studentId: ana.id, classId } })).status;
    const stranger = await approvedTeacher('Stranger');
    for (const teacher of [fake, stranger]) expect(await remove(teacher, club.id)).toBe(404);
    expect(await remove(rivera, other.id)).toBe(409);
    for (let time = 0; time < 2; time++) expect(await remove(rivera, club.id)).toBe(200);
    expect(await shown(rivera)).toEqual([null, null]);
    expect(await recorded('remove-from-unconfirmed-class')).toEqual([
      { by: rivera.id, about: ana.id, detail: { classId: club.id } },
    ]);
    expect((await join(ana, club.code)).problem.code).toBe('taken-out');
  });
});

describe('a student who was taken out of a class', () => {
  it('comes back only by a code that was made later, or by an invitation that the teacher accepts', async () => {
    const rivera = await approvedTeacher('Rivera');
    const room = await rivera.class('Room 12');
    const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
    test.clock.pass(60);
    const body = { targetClassId: room.id, actionableStudents: [ana.id, ben.id] };
    await rivera.call(removeStudentsFromClass, { body });
    expect((await join(ana, room.code)).problem).toMatchObject({
      code: 'taken-out',
      detail: expect.stringMatching(/ask your teacher for a new class code/),
    });
    expect(await classesOf(ana)).toEqual([]);
    await ben.call(inviteTeacher, { body: { email: `${rivera.username}@school.example` } });
    const { invitations } = (await rivera.call(listTeacherInvitations, {})).data;
    const accepted = { invitationId: invitations[0]!.invitationId, classId: room.id };
    expect((await rivera.call(acceptTeacherInvitation, { body: accepted })).status).toBe(200);
    test.clock.pass(60);
    const { data } = await rivera.call(renewClassCode, { body: { classId: room.id } });
    expect((await join(ana, data.classCode ?? '')).status).toBe(200);
  });
});
