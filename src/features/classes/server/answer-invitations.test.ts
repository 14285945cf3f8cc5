import { beforeEach, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import * as classes from '../contract/endpoints.ts';
import * as invitations from '../contract/teacher-invitations.ts';
import { MAX_CLASSES_OF_STUDENT, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';

const test = useTestApp();
const A_DAY = 86_400;
let teacher: Teacher;
let room: Awaited<ReturnType<Teacher['class']>>;
let ana: Student;

beforeEach(async () => {
  teacher = await approvedTeacher(test, 'Rivera');
  room = await teacher.class('Room 12');
  ana = await test.world.student('Ana');
});

const addressOf = ({ username }: Teacher) => `${username}@school.example`;
const ask = (email: string, student = ana) => student.call(invitations.inviteTeacher, { body: { email } });
const list = async (invited: Teacher) => (await invited.call(invitations.listTeacherInvitations, {})).data;
const listOf = async (invited: Teacher) => (await list(invited)).invitations;
const declineAll = (askedUntil: string, by = teacher) =>
  by.call(invitations.declineTeacherInvitations, { body: { askedUntil } });
/** So many invented students ask under an address. */
const flood = (email: string, count: number) =>
  test.database.pool.query(
    `with made as (
       insert into users (username, username_key, role, created_at)
       select name, name, 'student', now()
         from (select 'flood.' || gen_random_uuid() as name from generate_series(1, $2::int)) names returning id)
     insert into teacher_invitations (student_id, email_key, created_at) select id, $1, $3 from made`,
    [email, count, test.clock.now()],
  );
const accept = (invitationId: number, { by = teacher, classId = room.id } = {}) =>
  by.call(invitations.acceptTeacherInvitation, { body: { invitationId, classId } });
const decline = (invitationId: number, by = teacher) =>
  by.call(invitations.declineTeacherInvitation, { body: { inviteId: invitationId } });
const comeBackAfter = async (days: number) => {
  test.clock.pass(days * A_DAY);
  ana = await test.world.comeBack(ana);
  teacher = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
};

it('a teacher sees once who asked, in whatever letters the address was typed, and no more than a short name', async () => {
  await ask(addressOf(teacher).toUpperCase());
  await ask(addressOf(teacher));
  expect(await listOf(teacher)).toEqual([
    { invitationId: expect.any(Number), studentName: 'Ana L.', askedAt: test.clock.now().toISOString() },
  ]);
  expect(await listOf(await test.world.teacher('Novak'))).toEqual([]);
});

it('a teacher sees nobody before an administrator has approved them, for anybody can type an address', async () => {
  const stranger = await test.world.teacher('Novak');
  await ask(addressOf(stranger));
  expect(await listOf(stranger)).toEqual([]);
  await approve(test, stranger);
  expect(await listOf(stranger)).toHaveLength(1);
});

it('a teacher adds the student to a class, once', async () => {
  await ask(addressOf(teacher));
  const [asked] = await listOf(teacher);
  expect((await accept(asked!.invitationId)).data).toEqual({ added: true });
  expect((await ana.call(invitations.myTeachers, {})).data.classes).toMatchObject([{ classId: room.id }]);
  expect(await listOf(teacher)).toEqual([]);
  expect((await accept(asked!.invitationId)).problem.code).toBe('not-found');
});

it('a teacher does not see those who have joined by a code meanwhile', async () => {
  await ask(addressOf(teacher));
  await ana.call(classes.joinClass, { body: { classCode: room.code } });
  expect(await listOf(teacher)).toEqual([]);
});

it('a teacher says "not now", and is asked again a week later at the earliest', async () => {
  await ask(addressOf(teacher));
  await decline((await listOf(teacher))[0]!.invitationId);
  await ask(addressOf(teacher));
  expect(await listOf(teacher)).toEqual([]);
  await comeBackAfter(8);
  await ask(addressOf(teacher));
  expect(await listOf(teacher)).toHaveLength(1);
});

it('a teacher sees the newest sixty and how many more, and takes all off the list at once, but for those who ask later', async () => {
  await flood(addressOf(teacher), 70);
  test.clock.pass(60);
  await ask(addressOf(teacher));
  const { invitations: listed, more } = await list(teacher);
  expect({ listed: listed.length, first: listed[0]!.studentName, more }).toEqual({
    listed: 60,
    first: 'Ana L.',
    more: 11,
  });
  test.clock.pass(60);
  await ask(addressOf(teacher), await test.world.student('Ben'));
  expect((await declineAll(listed[0]!.askedAt)).data).toEqual({ declined: 71 });
  expect((await listOf(teacher)).map(({ studentName }) => studentName)).toEqual(['Ben L.']);
});

it('a teacher takes nobody off the list of another teacher, nor before an administrator has approved them', async () => {
  const other = await test.world.teacher('Novak');
  await ask(addressOf(teacher));
  await ask(addressOf(other));
  const now = test.clock.now().toISOString();
  expect((await declineAll(now, other)).data).toEqual({ declined: 0 });
  await approve(test, other);
  expect((await declineAll(now, other)).data).toEqual({ declined: 1 });
  expect(await listOf(teacher)).toHaveLength(1);
});

it('a teacher is told of a student for thirty days, and again when the student asks again', async () => {
  await ask(addressOf(teacher));
  await comeBackAfter(29);
  expect(await listOf(teacher)).toHaveLength(1);
  await comeBackAfter(1);
  expect(await listOf(teacher)).toEqual([]);
  await ask(addressOf(teacher));
  expect(await listOf(teacher)).toHaveLength(1);
});

it('a teacher cannot tell an invitation of another person from a missing one, nor use a foreign class', async () => {
  await ask(addressOf(teacher));
  const [asked] = await listOf(teacher);
  const other = await approvedTeacher(test, 'Novak');
  const theirs = await other.class('Room 7');
  const refused = [
    await accept(asked!.invitationId, { by: other, classId: theirs.id }),
    await accept(4_000_000, { by: other, classId: theirs.id }),
    await accept(asked!.invitationId, { classId: theirs.id }),
    await decline(asked!.invitationId, other),
    await decline(4_000_000, other),
  ];
  const problems = refused.map(({ problem }) => ({ ...problem, requestId: '' }));
  expect(problems.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
  expect(await listOf(teacher)).toHaveLength(1);
});

/** Puts as many invented students into the class as it holds. */
const fillClass = () =>
  test.database.pool.query(
    `with made as (
       insert into users (username, username_key, role, created_at)
       select name, name, 'student', now()
         from (select 'crowd.' || gen_random_uuid() as name from generate_series(1, $2::int)) names returning id)
     insert into class_students (student_id, class_id, joined_at) select id, $1, now() from made`,
    [room.id, MAX_STUDENTS_OF_CLASS],
  );
/** Puts the student into as many classes of another approved teacher as a student may be in. */
const fillStudent = async () =>
  test.database.pool.query(
    `with made as (
       insert into classes (teacher_id, name, grade, settings, timezone, created_at)
       select $1, 'Class ' || n, 4, '{}', 'UTC', now() from generate_series(1, $3::int) n returning id)
     insert into class_students (student_id, class_id, joined_at) select $2, id, now() from made`,
    [(await approvedTeacher(test, 'Novak')).id, ana.id, MAX_CLASSES_OF_STUDENT],
  );

it.each([
  ['class-full', fillClass],
  ['enough-classes', fillStudent],
])('a teacher is told %s, and the student still waits for an answer', async (code, fill) => {
  await ask(addressOf(teacher));
  const [asked] = await listOf(teacher);
  await fill();
  expect((await accept(asked!.invitationId)).problem).toMatchObject({ status: 409, code });
  expect(await listOf(teacher)).toEqual([asked]);
});
