import { describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { lockAccount, unlockAccount } from '#features/accounts/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { removeStudentsFromClass, renewClassCode } from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { choosePrimaryClass } from '../contract/primary-class.ts';
import {
  acceptTeacherInvitation,
  inviteTeacher,
  listTeacherInvitations,
  myTeachers,
} from '../contract/teacher-invitations.ts';
import { endMembership } from './end-membership.ts';

// Anyone can register as a teacher, also a child, and have another child join a class.
const test = useTestApp();

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
    const rivera = await approvedTeacher(test, 'Rivera');
    const [room, next] = [await rivera.class('Room 12'), await rivera.class('Room 13')];
    const fake = await test.world.teacher('Bonus');
    const ana = await test.world.student('Ana');
    await joinMany(fake, ana, 20);
    const another = await fake.class('One more');
    const full = (await join(ana, another.code)).problem;
    expect(full).toMatchObject({ code: 'enough-classes', detail: expect.stringContaining('“My teachers”') });
    expect((await join(ana, room.code)).status).toBe(200);

    const ben = await test.world.student('Ben');
    await joinMany(fake, ben, 20);
    await ben.call(inviteTeacher, { body: { email: `${rivera.username}@school.example` } });
    const { invitations } = (await rivera.call(listTeacherInvitations, {})).data;
    const body = { invitationId: invitations[0]!.invitationId, classId: next.id };
    expect((await rivera.call(acceptTeacherInvitation, { body })).status).toBe(200);
  });

  it('leave the limit of 20 classes of approved teachers as it is', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const ana = await test.world.student('Ana');
    await joinMany(rivera, ana, 20);
    const room = await rivera.class('Room 12');
    const full = (await join(ana, room.code)).problem;
    expect(full).toMatchObject({ code: 'enough-classes', detail: expect.stringContaining('Ask a teacher') });
    const club = await (await test.world.teacher('Novak')).class('Club');
    expect((await join(ana, club.code)).status).toBe(200);
  });
});

const HIDING = { belowThirteen: true, settings: { showPoints: false, showGrade: false } };

/** What a student is shown of themselves, and whether they are treated as under 13. */
async function shownTo(student: Student) {
  const { user } = (await student.call(getSession, {})).data;
  const { data } = await student.call(viewProfileForStudent, { body: { studentId: student.id } });
  return {
    points: user.student?.totalPoints !== null && data.rank !== null,
    grade: user.student?.classes[0]?.grade !== null,
    underThirteen: user.underThirteen,
  };
}
/** Old enough that only a class can make them under 13. */
const TEEN = { birthDate: '2010-02-03' };

describe('beside a class of an approved teacher', () => {
  it('another class hides no points and no grade, and still protects as under 13', async () => {
    const room = await (await approvedTeacher(test, 'Rivera')).class('Room 12', { belowThirteen: false });
    const ana = await room.student('Ana', TEEN);
    const before = await shownTo(ana);
    expect(before).toEqual({ points: true, grade: true, underThirteen: false });
    const fake = await (await test.world.teacher('Bonus')).class('Free points', HIDING);
    expect((await join(ana, fake.code)).data.grade).toBe(4);
    expect(await shownTo(ana)).toEqual({ ...before, underThirteen: true });
    const strict = await (await approvedTeacher(test, 'Novak')).class('Room 7', HIDING);
    await join(ana, strict.code);
    expect(await shownTo(ana)).toEqual({ points: false, grade: false, underThirteen: true });
  });

  it('without one, any class hides', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 12', { belowThirteen: false });
    const ana = await room.student('Ana', TEEN);
    await join(ana, (await (await test.world.teacher('Bonus')).class('Club', HIDING)).code);
    expect(await shownTo(ana)).toEqual({ points: false, grade: false, underThirteen: true });
  });
});

const act = async (change: typeof lockAccount | typeof unlockAccount, { id, username }: Teacher) =>
  change(test.database.db, { userId: id, username, by: null }, test.clock.now());

describe('classes of a locked teacher', () => {
  it('let nobody join, take no place and hide nothing where they are not confirmed, until the teacher is unlocked', async () => {
    const fake = await test.world.teacher('Bonus');
    const club = await fake.class('Free points', HIDING);
    const [ana, ben] = [await club.student('Ana', TEEN), await test.world.student('Ben')];
    await joinMany(fake, ana, 19);
    const room = await (await test.world.teacher('Rivera')).class('Room 12', { belowThirteen: false });
    expect((await join(ana, room.code)).problem.code).toBe('enough-classes');
    expect(await shownTo(ana)).toMatchObject({ points: false, underThirteen: true });

    await act(lockAccount, fake);
    expect((await join(ben, club.code)).problem.code).toBe('closed-code');
    expect((await join(ana, room.code)).status).toBe(200);
    // What protects holds: only the operator's command takes a student out of such a class.
    expect(await shownTo(ana)).toEqual({ points: true, grade: true, underThirteen: true });

    await act(unlockAccount, fake);
    expect((await join(ben, club.code)).status).toBe(200);
    expect(await shownTo(ana)).toMatchObject({ points: false, underThirteen: true });
  });

  it('go on protecting as under 13, and hiding where they are confirmed', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const room = await rivera.class('Room 12', HIDING);
    const ana = await room.student('Ana', TEEN);
    await join(ana, (await (await test.world.teacher('Bonus')).class('Club', { belowThirteen: false })).code);
    const hidden = { points: false, grade: false, underThirteen: true };
    expect(await shownTo(ana)).toEqual(hidden);
    await act(lockAccount, rivera);
    expect(await shownTo(ana)).toEqual(hidden);
    const session = (await ana.call(getSession, {})).data.user.student!;
    expect(session.inBelowThirteenClass).toBe(true);
    expect(session.classes.map(({ name, grade }) => ({ name, grade }))).toEqual([
      { name: 'Club', grade: null },
    ]);
    const out = { studentId: ana.id, classId: room.id, act: 'remove-from-class', by: null } as const;
    await endMembership(test.database.db, out, test.clock.now());
    expect(await shownTo(ana)).toEqual({ points: true, grade: true, underThirteen: false });
  });

  it('do not count, also where the locked teacher was approved and chose the class', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const room = await rivera.class('Room 12');
    const ana = await room.student('Ana');
    const novak = await approvedTeacher(test, 'Novak');
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

const classesOf = async (student: Student) =>
  (await student.call(myTeachers, {})).data.classes.map(({ className, mayLeave }) => ({
    className,
    mayLeave,
  }));

describe('a student who was taken out of a class', () => {
  it('comes back only by a code that was made later, or by an invitation that the teacher accepts', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const room = await rivera.class('Room 12');
    const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
    test.clock.pass(60);
    const body = { classId: room.id, studentIds: [ana.id, ben.id] };
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
