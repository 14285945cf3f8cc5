import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import * as classes from '../contract/endpoints.ts';
import * as invitations from '../contract/teacher-invitations.ts';

const test = useTestApp();
const A_DAY = 86_400;
let teacher: Teacher;
let room: Awaited<ReturnType<Teacher['class']>>;
let ana: Student;

beforeEach(async () => {
  teacher = await test.world.teacher('Rivera');
  await approve(teacher);
  room = await teacher.class('Room 12');
  ana = await test.world.student('Ana');
});

const approve = ({ username }: Teacher) =>
  approveTeacher(test.database.db, usernameKey(username), test.clock.now());
const addressOf = ({ username }: Teacher) => `${username}@school.example`;
const ask = (email: string, student = ana) => student.call(invitations.inviteTeacher, { body: { email } });
const listOf = async (of: Teacher) =>
  (await of.call(invitations.listTeacherInvitations, {})).data.invitations;
const accept = (invitationId: number, { by = teacher, classId = room.id } = {}) =>
  by.call(invitations.acceptTeacherInvitation, { body: { invitationId, classId } });
const decline = (invitationId: number, by = teacher) =>
  by.call(invitations.declineTeacherInvitation, { body: { invitationId } });
const comeBackAfter = async (days: number) => {
  test.clock.pass(days * A_DAY);
  ana = await test.world.comeBack(ana);
  teacher = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
};

describe('a student', () => {
  it('sees their classes with their teachers and since when', async () => {
    expect((await ana.call(invitations.myTeachers, {})).data).toEqual({ classes: [] });
    const since = test.clock.now().toISOString();
    await ana.call(classes.joinClass, { body: { classCode: room.code } });
    expect((await ana.call(invitations.myTeachers, {})).data).toEqual({
      classes: [
        {
          classId: room.id,
          className: 'Room 12',
          teacherName: 'Ms. Rivera',
          since,
          timezone: 'America/New_York',
          mayLeave: false,
        },
      ],
    });
  });

  it('is answered alike whether anybody has the address or not, and never with the address', async () => {
    const known = await ask(addressOf(teacher));
    const unknown = await ask('nobody@school.example');
    expect(known.raw.body).toBe(unknown.raw.body);
    expect(known.data).toEqual({ asked: true });
    expect((await ask('not an address')).raw.body).not.toContain('not an address');
  });

  it('asks at most five times a day', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(`t${time}@school.example`)).status).toBe(200);
    expect((await ask('t6@school.example')).problem.code).toBe('enough-for-today');
    await comeBackAfter(1);
    expect((await ask('t6@school.example')).status).toBe(200);
  });
});

describe('a teacher', () => {
  it('sees once who asked, in whatever letters the address was typed, and no more than a short name', async () => {
    await ask(addressOf(teacher).toUpperCase());
    await ask(addressOf(teacher));
    expect(await listOf(teacher)).toEqual([
      { invitationId: expect.any(Number), studentName: 'Ana L.', askedAt: test.clock.now().toISOString() },
    ]);
    expect(await listOf(await test.world.teacher('Novak'))).toEqual([]);
  });

  it('sees nobody before an administrator has approved them, for anybody can type an address', async () => {
    const stranger = await test.world.teacher('Novak');
    await ask(addressOf(stranger));
    expect(await listOf(stranger)).toEqual([]);
    await approve(stranger);
    expect(await listOf(stranger)).toHaveLength(1);
  });

  it('adds the student to a class, once', async () => {
    await ask(addressOf(teacher));
    const [asked] = await listOf(teacher);
    expect((await accept(asked!.invitationId)).data).toEqual({ added: true });
    expect((await ana.call(invitations.myTeachers, {})).data.classes).toMatchObject([{ classId: room.id }]);
    expect(await listOf(teacher)).toEqual([]);
    expect((await accept(asked!.invitationId)).problem.code).toBe('not-found');
  });

  it('does not see those who have joined by a code meanwhile', async () => {
    await ask(addressOf(teacher));
    await ana.call(classes.joinClass, { body: { classCode: room.code } });
    expect(await listOf(teacher)).toEqual([]);
  });

  it('says "not now", and is asked again a week later at the earliest', async () => {
    await ask(addressOf(teacher));
    await decline((await listOf(teacher))[0]!.invitationId);
    await ask(addressOf(teacher));
    expect(await listOf(teacher)).toEqual([]);
    await comeBackAfter(8);
    await ask(addressOf(teacher));
    expect(await listOf(teacher)).toHaveLength(1);
  });

  it('cannot tell an invitation of somebody else from a missing one, nor use a foreign class', async () => {
    await ask(addressOf(teacher));
    const [asked] = await listOf(teacher);
    const other = await test.world.teacher('Novak');
    await approve(other);
    const theirs = await other.class('Room 7');
    const refused = [
      await accept(asked!.invitationId, { by: other, classId: theirs.id }),
      await accept(4_000_000, { by: other, classId: theirs.id }),
      await accept(asked!.invitationId, { classId: theirs.id }),
      await decline(asked!.invitationId, other),
      await decline(4_000_000, other),
    ];
    const told = refused.map(({ problem }) => ({ ...problem, requestId: '' }));
    expect(told.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(told.map((problem) => JSON.stringify(problem))).size).toBe(1);
    expect(await listOf(teacher)).toHaveLength(1);
  });
});
