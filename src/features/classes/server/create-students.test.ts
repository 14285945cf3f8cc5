import { expect, it, vi } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { listMails } from '#features/admin/contract/mails.ts';
import { createLimits } from '#platform/limits/server/limits.ts';
import { createStudents, ROWS_UNTIL_APPROVED, STUDENTS_UNTIL_APPROVED } from '../contract/create-students.ts';
import { createClass } from '../contract/endpoints.ts';

const test = useTestApp();

/** A row of another name for each username. */
const row = (username: string, more: object = {}) => ({
  firstName: username.replace('.', ' '),
  lastName: 'Lopez',
  username,
  password: 'maple river 42',
  ...more,
});
const create = async (teacher: Person, classId: number, newStudents: ReturnType<typeof row>[], more = {}) =>
  teacher.call(createStudents, { body: { classId, newStudents, ...more } });
const studentsOf = async (classId: number) => {
  const { rows } = await test.database.pool.query<{ username: string }>(
    'select username from users join class_students on student_id = users.id where class_id = $1 order by username',
    [classId],
  );
  return rows.map(({ username }) => username);
};
const logInAs = (username: string, password: string) =>
  test.world.anyone.call(logIn, { body: { username, password } });

it('creates accounts that are in the class and log in, and answers for each row', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const { data } = await create(teacher, room.id, [
    row('ana.l'),
    row('x'),
    row('bao.n', { firstName: ' ', password: 'short' }),
    row('ana.l', { firstName: 'Another' }),
  ]);
  expect(data.students).toMatchObject([
    { index: 0, outcome: 'created', faults: [] },
    { index: 1, outcome: 'refused', studentId: null, faults: [{ field: 'username', code: 'invalid' }] },
    { index: 2, outcome: 'refused', studentId: null, faults: [{ field: 'firstName', code: 'invalid' }] },
    { index: 3, outcome: 'refused', studentId: null, faults: [{ field: 'username', code: 'taken' }] },
  ]);
  expect(await studentsOf(room.id)).toEqual(['ana.l']);
  const { status, data: session } = await logInAs('ana.l', 'maple river 42');
  expect(status).toBe(200);
  const ana = { id: data.students[0]?.studentId ?? 0 };
  expect(session.userId).toBe(ana.id);
  const { rows } = await test.database.pool.query(
    `select detail from audit_log where act = 'create-student' and subject_user_id = $1`,
    [ana.id],
  );
  expect(rows).toEqual([{ detail: { classId: room.id } }]);
});

it('refuses a password that is easy to guess at its row', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const { data } = await create(teacher, room.id, [row('cal.o', { password: 'cal.o' }), row('dee.p')]);
  expect(data.students).toMatchObject([
    { outcome: 'refused', faults: [{ field: 'password' }] },
    { outcome: 'created' },
  ]);
});

it('creates nothing twice; a row that is sent again before its student logs in sets the password', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const first = await create(teacher, room.id, [row('eva.m')]);
  const again = await create(teacher, room.id, [row('eva.m', { password: 'green leaf 77' })]);
  expect(again.data.students).toEqual(first.data.students);
  expect(await studentsOf(room.id)).toEqual(['eva.m']);
  expect((await logInAs('eva.m', 'maple river 42')).status).toBe(401);
  expect((await logInAs('eva.m', 'green leaf 77')).status).toBe(200);
  const late = await create(teacher, room.id, [
    row('eva.m', { password: 'brown stone 11', addAnyway: true }),
  ]);
  expect(late.data.students).toMatchObject([
    { outcome: 'refused', faults: [{ field: 'username', code: 'taken' }] },
  ]);
  expect((await logInAs('eva.m', 'green leaf 77')).status).toBe(200);
});

it('sets no password of an account with another name, or in another class', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, other] = [await teacher.class('Room 12'), await teacher.class('Room 13')];
  await create(teacher, room.id, [row('fay.q')]);
  for (const [classId, more] of [
    [room.id, { firstName: 'Faye' }],
    [other.id, {}],
  ] as const) {
    const { data } = await create(teacher, classId, [row('fay.q', { ...more, password: 'green leaf 77' })]);
    expect(data.students).toMatchObject([{ outcome: 'refused', faults: [{ field: 'username' }] }]);
  }
  expect((await logInAs('fay.q', 'maple river 42')).status).toBe(200);
});

it('creates no second account for a name that the class or the list has, unless its row says so', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, other] = [await teacher.class('Room 12'), await teacher.class('Room 13')];
  const zoe = { firstName: 'Zoë', lastName: 'Park' };
  await create(teacher, room.id, [row('zoe.p', zoe)]);
  const typed = { firstName: 'zoe', lastName: ' PARK' };
  const twin = { firstName: 'Bo', lastName: 'Lim' };
  const { data } = await create(teacher, room.id, [
    row('zoe.p2', typed),
    row('x', twin),
    row('bo.l', twin),
    row('bo.l2', twin),
    row('zoe.p3', { ...typed, addAnyway: true }),
  ]);
  expect(data.students).toMatchObject([
    { outcome: 'refused', studentId: null, faults: [{ field: 'firstName', code: 'already-in-class' }] },
    { outcome: 'refused', faults: [{ field: 'username' }] },
    { outcome: 'created' },
    { outcome: 'refused', studentId: null, faults: [{ field: 'firstName', code: 'twice-in-list' }] },
    { outcome: 'created' },
  ]);
  expect(await studentsOf(room.id)).toEqual(['bo.l', 'zoe.p', 'zoe.p3']);
  expect((await create(teacher, other.id, [row('zoe.p4', zoe)])).data.students).toMatchObject([
    { outcome: 'created' },
  ]);
});

it('keeps no email of students in a class under 13', async () => {
  const teacher = await test.world.teacher('Rivera');
  const young = await teacher.call(createClass, {
    body: {
      name: 'Room 2',
      teacherId: teacher.id,
      grade: 2,
      belowThirteen: true,
      includeEssays: false,
      maySkipEssays: true,
      settings: {},
    },
  });
  const rows = [row('gil.r', { email: 'gil@home.example' }), row('hal.s', { email: '' })];
  const { data } = await create(teacher, young.data.id, rows);
  expect(data.students).toMatchObject([
    { outcome: 'refused', faults: [{ field: 'email', code: 'under-13' }] },
    { outcome: 'created' },
  ]);
});

it('A teacher creates nobody in a class of another teacher', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const novak = await test.world.teacher('Novak');
  expect((await create(novak, room.id, [row('ida.t')])).status).toBe(404);
  expect(await studentsOf(room.id)).toEqual([]);
});

it('stops at the allowance of a teacher whom nobody has approved, and counts only who was created', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const limits = createLimits(test.database.db);
  const name = `students created by ${teacher.id}`;
  const { calls } = STUDENTS_UNTIL_APPROVED;
  await limits.takeMany(name, STUDENTS_UNTIL_APPROVED, test.clock.now(), calls - 2);
  const taken = row('jon.u', { firstName: 'Jo' });
  const rows = [row('jon.u'), taken, row('joy.u'), row('kai.u'), row('x')];
  const { data } = await create(teacher, room.id, rows);
  expect(data.students.map(({ outcome }) => outcome)).toEqual([
    'created',
    'refused',
    'created',
    'enough-for-today',
    'refused',
  ]);
  await approve(test, teacher);
  const later = await create(teacher, room.id, [row('kai.u')]);
  expect(later.data.students).toMatchObject([{ outcome: 'created' }]);
});

it('tells no taken usernames to a teacher who can create nobody today', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const { calls } = STUDENTS_UNTIL_APPROVED;
  const name = `students created by ${teacher.id}`;
  await createLimits(test.database.db).takeMany(name, STUDENTS_UNTIL_APPROVED, test.clock.now(), calls);
  const { data } = await create(teacher, room.id, [row(teacher.username), row('free.name')]);
  expect(data.students.map(({ outcome }) => outcome)).toEqual(['enough-for-today', 'enough-for-today']);
});

it('judges only so many rows of a teacher in a day, right or wrong', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const wrong = Array.from({ length: 500 }, () => row('nia.w', { password: 'openleaf' }));
  for (let judged = 0; judged < ROWS_UNTIL_APPROVED.calls; judged += wrong.length) {
    const { data } = await create(teacher, room.id, wrong);
    expect(new Set(data.students.map(({ outcome }) => outcome))).toEqual(new Set(['refused']));
  }
  const { data } = await create(teacher, room.id, [row('nia.w')]);
  expect(data.students).toMatchObject([{ outcome: 'enough-for-today' }]);
});

it('creates one list of a teacher at a time, and of each teacher', async () => {
  const [rivera, okafor] = [await test.world.teacher('Rivera'), await test.world.teacher('Okafor')];
  const [room, other] = [await rivera.class('Room 12'), await okafor.class('Room 7')];
  const { passwords } = test.app.services;
  const real = passwords.hash.bind(passwords);
  const answered = Promise.withResolvers<void>();
  const hash = vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
    await answered.promise;
    return real(...given);
  });
  const first = create(rivera, room.id, [row('ola.x')]);
  await vi.waitFor(() => expect(hash).toHaveBeenCalled());
  const outcomeOf = ({ data }: Awaited<typeof first>) => data.students[0]?.outcome;
  expect(outcomeOf(await create(rivera, room.id, [row('pia.y')]))).toBe('not-yet');
  expect(outcomeOf(await create(okafor, other.id, [row('rob.z')]))).toBe('created');
  answered.resolve();
  expect(outcomeOf(await first)).toBe('created');
  hash.mockRestore();
  expect((await create(rivera, room.id, [row('pia.y')])).data.students).toMatchObject([
    { outcome: 'created' },
  ]);
});

it('sends an approved teacher a mail without names, and others none', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await create(teacher, room.id, [row('kim.v')], { emailTeacher: true });
  await approve(test, teacher);
  await create(teacher, room.id, [row('lou.w'), row('max.x')], { emailTeacher: true });
  const admin = await test.world.admin('Park');
  const { data } = await admin.call(listMails, { query: {} });
  const mails = data.mails.filter(({ subject }) => subject === 'New student accounts on Openleaf');
  expect(mails).toHaveLength(1);
});
