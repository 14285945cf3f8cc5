import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import * as classes from '../contract/endpoints.ts';
import {
  acceptTeacherInvitation,
  inviteTeacher,
  listTeacherInvitations,
} from '../contract/teacher-invitations.ts';
import { renewClassCode } from './renew-class-code.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const WRONG = 'ZZZZ-ZZZZ';

const join = (
  student: Student,
  classCode: string,
  names: { firstName?: string; lastName?: string } = {},
  address?: string,
) => student.call(classes.joinClass, { body: { classCode, ...names } }, address);
const signUp = (classCode?: string, changes: object = {}, address?: string) =>
  test.world.anyone.call(
    registerStudent,
    {
      body: {
        username: `mia.${Math.random().toString(36).slice(2)}`,
        password: 'otter river 27',
        timezone: 'America/New_York',
        classCode,
        ...changes,
      },
    },
    address,
  );
const openRoom = async (name = 'Room 12') => (await test.world.teacher('Rivera')).class(name);

const nameOf = async (student: Student) => {
  const { firstName, lastName } = (await student.call(getSession, {})).data.user;
  return `${firstName} ${lastName}`;
};

describe('a student without a name', () => {
  it('gives it when joining a class; a name that is there stays', async () => {
    const [room, other] = [await openRoom(), await openRoom('Room 7')];
    await signUp(undefined, { username: 'quiet.fox' });
    const mia = await test.world.comeBack({ username: 'quiet.fox', password: 'otter river 27' } as Student);
    expect(await nameOf(mia)).toBe(' ');
    await join(mia, room.code, { firstName: 'Mia', lastName: 'Chen' });
    expect(await nameOf(mia)).toBe('Mia Chen');
    await join(mia, other.code, { firstName: 'Zoe', lastName: 'Other' });
    expect(await nameOf(mia)).toBe('Mia Chen');
  });

  it('gives none with a code that opens nothing', async () => {
    await signUp(undefined, { username: 'quiet.owl' });
    const owl = await test.world.comeBack({ username: 'quiet.owl', password: 'otter river 27' } as Student);
    await join(owl, WRONG, { firstName: 'Mia', lastName: 'Chen' });
    expect(await nameOf(owl)).toBe(' ');
  });
});

const run = (text: string, values: unknown[]) => test.database.pool.query(text, values);
const fillClass = (classId: number, students: number, joinedByCodeAt: Date | null = null) =>
  run(
    `with made as (
       insert into users (username, username_key, role, created_at)
       select name, name, 'student', now()
       from (select 'full.' || $1::bigint || '.' || n as name from generate_series(1, $2::int) n) names
       returning id)
     insert into class_students (student_id, class_id, joined_at, joined_by_code_at)
     select id, $1::bigint, now(), $3 from made`,
    [classId, students, joinedByCodeAt],
  );
const makeClasses = `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
  select $1, 'Room ' || n, 4, '{}', 'America/New_York', now() from generate_series(1, $2) n`;
const fillTeacher = (teacherId: number, most: number) => run(makeClasses, [teacherId, most]);
const fillStudent = (teacherId: number, studentId: number, most: number) =>
  run(
    `with made as (${makeClasses} returning id)
     insert into class_students (student_id, class_id, joined_at) select $3, id, now() from made`,
    [teacherId, most, studentId],
  );

/** Two students at one moment where one place is left. @returns who stayed outside, and the refusal. */
async function joinAtOnce(code: string, address?: string) {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const both = await Promise.all([join(ana, code, {}, address), join(ben, code, {}, address)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  return both[0].status === 429 ? { outside: ana, refused: both[0] } : { outside: ben, refused: both[1] };
}
/** Until joins from a network are counted anew. */
const nextWindow = () => test.clock.pass(600 - ((test.clock.now().getTime() / 1000) % 600));

/** A few at a time: a busy machine puts off a crowd. */
async function signUpAll(code: string, count: number, address: string) {
  const turns = Array.from({ length: count }).values();
  const signUps = async () => {
    for (const _ of turns) expect((await signUp(code, {}, address)).status).toBe(201);
  };
  await Promise.all(Array.from({ length: 6 }, signUps));
}

describe('joins by the code of one class from one network', () => {
  const SCHOOL = '203.0.113.7';
  it('are at most 60 in ten minutes, and nobody elsewhere is kept out', async () => {
    const teacher = await test.world.teacher('Rivera');
    const [room, next] = [await teacher.class('Room 12'), await teacher.class('Room 13')];
    const member = await room.student('Mia');
    nextWindow();
    await signUpAll(room.code, 59, SCHOOL);
    test.clock.pass(241);
    const { outside, refused } = await joinAtOnce(room.code, SCHOOL);
    expect(refused.problem).toMatchObject({
      code: 'class-busy',
      detail: 'Many students are joining this class right now. Try again in 6 minutes.',
    });
    expect(refused.raw.headers['retry-after']).toBe('359');
    expect((await signUp(room.code, { username: 'late.three' }, SCHOOL)).problem.code).toBe('class-busy');
    // Who is in the class already is not kept out, another class is open, and so is this one from elsewhere.
    expect((await join(member, room.code, {}, SCHOOL)).status).toBe(200);
    expect((await join(outside, next.code, {}, SCHOOL)).status).toBe(200);
    expect((await signUp(room.code, {}, '203.0.113.8')).status).toBe(201);
    expect((await signUp(room.code, {}, '2001:db8:0:1::7')).status).toBe(201);

    test.clock.pass(358);
    const almost = await join(outside, room.code, {}, SCHOOL);
    expect(almost.problem.detail).toMatch(/Try again in 1 second\.$/);
    test.clock.pass(1);
    expect((await join(outside, room.code, {}, SCHOOL)).status).toBe(200);
    // No account was made by the refused sign-up.
    expect((await signUp(room.code, { username: 'late.three' }, SCHOOL)).status).toBe(201);
  }, 60_000);

  it('count an IPv6 /64 as one network, and anew for a new code', async () => {
    const room = await openRoom();
    nextWindow();
    await signUpAll(room.code, 60, '2001:db8:0:1::1');
    const late = await signUp(room.code, { username: 'late.four' }, '2001:db8:0:1:ffff::2');
    expect(late.problem.code).toBe('class-busy');
    const renewal = { classId: room.id, timezone: 'America/New_York', by: null };
    const code = await renewClassCode(test.app.services, renewal, test.clock.now());
    expect((await signUp(code, { username: 'late.four' }, '2001:db8:0:1:ffff::2')).status).toBe(201);
  }, 60_000);

  it('are at most 120 from a whole IPv6 /48, and nobody elsewhere is kept out', async () => {
    const room = await openRoom();
    nextWindow();
    for (const home of [1, 2, 3]) await signUpAll(room.code, 40, `2001:db8:5:${home}::1`);
    expect((await signUp(room.code, {}, '2001:db8:5:4::1')).problem.code).toBe('class-busy');
    expect((await signUp(room.code, {}, '2001:db8:6:4::1')).status).toBe(201);
  }, 60_000);

  it('are not used up by students who find no room', async () => {
    const room = await openRoom();
    await fillClass(room.id, 500);
    nextWindow();
    for (let turn = 0; turn < 61; turn++)
      expect((await signUp(room.code, {}, SCHOOL)).problem.code).toBe('class-full');
    await run('delete from class_students where class_id = $1', [room.id]);
    expect((await signUp(room.code, {}, SCHOOL)).status).toBe(201);
  }, 60_000);
});

describe('joins by the code of one class from all networks', () => {
  it('are at most 240 in ten minutes, by signing up and by joining, and others are told when to come back', async () => {
    const teacher = await test.world.teacher('Rivera');
    const [room, next] = [await teacher.class('Room 12'), await teacher.class('Room 13')];
    const members = [await room.student('Mia'), await room.student('Noa')];
    await fillClass(room.id, 237, test.clock.now());
    test.clock.pass(241);
    const { outside, refused } = await joinAtOnce(room.code);
    expect(refused.problem.code).toBe('class-busy');
    expect(refused.raw.headers['retry-after']).toBe('359');
    expect((await signUp(room.code, { username: 'late.two' }, '203.0.113.8')).problem.code).toBe(
      'class-busy',
    );
    expect((await join(members[0]!, room.code)).status).toBe(200);
    expect((await join(outside, next.code)).status).toBe(200);

    test.clock.pass(359);
    expect((await join(outside, room.code)).status).toBe(200);
    // No account was made by the refused sign-up.
    expect((await signUp(room.code, { username: 'late.two' })).status).toBe(201);
  }, 60_000);

  it('count anew for a new code', async () => {
    const room = await openRoom();
    await fillClass(room.id, 240, test.clock.now());
    const ana = await test.world.student('Ana');
    expect((await join(ana, room.code)).problem.code).toBe('class-busy');
    const renewal = { classId: room.id, timezone: 'America/New_York', by: null };
    const code = await renewClassCode(test.app.services, renewal, test.clock.now());
    expect((await join(ana, code)).status).toBe(200);
  }, 60_000);
});

describe('a class with its limits', () => {
  it('takes in 500 students, and says so to the next one, by whichever way they come', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    await fillClass(room.id, 499);
    const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
    const both = await Promise.all([join(ana, room.code), join(ben, room.code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const inside = both[0].status === 200 ? ana : ben;
    expect((await join(inside, room.code)).status).toBe(200);
    expect((await signUp(room.code, { username: 'late.one' })).problem).toMatchObject({
      code: 'class-full',
      detail: expect.stringMatching(/full/),
    });
    // No account was made either.
    expect((await signUp(undefined, { username: 'late.one' })).status).toBe(201);
    const outside = inside === ana ? ben : ana;
    await approveTeacher(test.database.db, usernameKey(teacher.username), test.clock.now());
    await outside.call(inviteTeacher, { body: { email: `${teacher.username}@school.example` } });
    const { data } = await teacher.call(listTeacherInvitations, {});
    const invitationId = data.invitations[0]!.invitationId;
    const accepted = await teacher.call(acceptTeacherInvitation, {
      body: { invitationId, classId: room.id },
    });
    expect(accepted.problem.code).toBe('class-full');
    // The invitation is still there, for another class.
    const next = await teacher.class('Room 13');
    const again = await teacher.call(acceptTeacherInvitation, { body: { invitationId, classId: next.id } });
    expect(again.status).toBe(200);
  });

  it('is one of at most 20 of a student', async () => {
    const room = await openRoom();
    const ana = await test.world.student('Ana');
    const teacher = await test.world.teacher('Novak');
    await fillStudent(teacher.id, ana.id, 20);
    expect((await join(ana, room.code)).problem).toMatchObject({
      code: 'enough-classes',
      detail: expect.stringMatching(/20 classes/),
    });
  });

  it('is one of at most 200 of a teacher', async () => {
    const teacher = await test.world.teacher('Rivera');
    await fillTeacher(teacher.id, 199);
    await teacher.class('The last one');
    const refused = await teacher.call(classes.createClass, {
      body: {
        name: 'One more',
        teacherId: teacher.id,
        grade: 4,
        belowThirteen: true,
        includeEssays: false,
        maySkipEssays: false,
        settings: {},
      },
    });
    expect(refused.problem).toMatchObject({
      code: 'enough-classes',
      detail: expect.stringMatching(/200 classes/),
    });
  });
});

describe('the grade of a class', () => {
  it('is told to no student where one of their classes hides it, and to the teacher always', async () => {
    const teacher = await test.world.teacher('Rivera');
    const shown = await teacher.class('Room 12');
    const hidden = await teacher.class('Room 13', { settings: { showGrade: false } });
    const ana = await shown.student('Ana');
    const own = async () => {
      const { data } = await ana.call(classes.listClassesOfStudent, { params: { id: ana.id } });
      const { user } = (await ana.call(getSession, {})).data;
      return [...data.classes, ...(user.student?.classes ?? [])].map(({ grade }) => grade);
    };
    expect(await own()).toEqual([4, 4]);
    expect((await join(ana, hidden.code)).data.grade).toBeNull();
    expect(await own()).toEqual([null, null, null, null]);
    const { data } = await teacher.call(classes.listClassesOfStudent, { params: { id: ana.id } });
    expect(data.classes.map(({ grade }) => grade)).toEqual([4, 4]);
  });
});

describe('a parent', () => {
  it('joins no class: its teacher could give the account a new password', async () => {
    const room = await openRoom();
    const parent = await test.world.parent('Maria');
    const refused = await parent.call(classes.joinClass, { body: { classCode: room.code } });
    expect([refused.status, refused.problem?.code]).toEqual([409, 'parent-account']);
    const { data } = await parent.call(classes.listClassesOfStudent, { params: { id: parent.id } });
    expect(data.classes).toEqual([]);
  });

  it('signs up with a class code as without one', async () => {
    const room = await openRoom();
    const { status, data } = await signUp(room.code, { registerAs: 'parent' });
    expect(status).toBe(201);
    const { rows } = await test.database.pool.query('select from class_students where student_id = $1', [
      data.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('asks no teacher to be let in, and is let in by none', async () => {
    const rivera = await test.world.teacher('Rivera');
    const email = `${rivera.username}@school.example`;
    await approveTeacher(test.database.db, usernameKey(rivera.username), test.clock.now());
    const room = await rivera.class('Room 12');
    const mia = await test.world.student('Mia');
    await mia.call(inviteTeacher, { body: { email } });
    await test.database.pool.query("update users set register_as = 'parent' where id = $1", [mia.id]);
    const again = await mia.call(inviteTeacher, { body: { email } });
    expect(again.problem?.code).toBe('parent-account');
    const [asked] = (await rivera.call(listTeacherInvitations, {})).data.invitations;
    const body = { invitationId: asked?.invitationId ?? 0, classId: room.id };
    expect((await rivera.call(acceptTeacherInvitation, { body })).problem?.code).toBe('parent-account');
  });
});
