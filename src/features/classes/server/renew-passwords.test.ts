import { expect, it, vi } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { updatePassword } from '#features/accounts/contract/own-account.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { removeStudentsFromClass } from '../contract/class-members.ts';
import { NEW_PASSWORDS_A_DAY, renewPasswords } from '../contract/renew-passwords.ts';

const test = useTestApp();

type Wanted = Sent<typeof renewPasswords, 'body'>['studentPasswords'];
const renewAll = (by: Teacher | Student, students: Wanted, others: object = {}) =>
  by.call(renewPasswords, { params: { teacherId: by.id }, body: { studentPasswords: students, ...others } });
const renew = async (by: Teacher, { id: studentId }: Student, mustChange = false) =>
  (await renewAll(by, [{ studentId }], { mustChangePassword: mustChange })).data.students[0]!;
const toWanted = ({ id: studentId }: Student) => ({ studentId });
const logInWith = ({ username }: Student, password: string) =>
  test.world.anyone.call(logIn, { body: { username, password } });

it('gives a student of an approved teacher a new password, and ends every session', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const { username, password } = (await renew(rivera, ana)).login!;
  expect(username).toBe(ana.username);
  expect(password).toMatch(/^[a-z]+ [a-z]+ \d\d$/);
  expect((await ana.call(getSession, {})).status).toBe(401);
  expect((await logInWith(ana, ana.password)).status).toBe(401);
  expect((await logInWith(ana, password)).status).toBe(200);
  const { rows } = await test.database.pool.query(
    "select subject_user_id from audit_log where act = 'reset-password' and actor_user_id = $1",
    [rivera.id],
  );
  expect(rows).toEqual([{ subject_user_id: ana.id }]);
});

it('asks the student for an own password where the teacher wants it, until there is one', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const { password } = (await renew(rivera, ana, true)).login!;
  const back = await test.world.comeBack({ ...ana, password });
  const mustChange = async () => (await back.call(getSession, {})).data.user.mustChangePassword;
  expect(await mustChange()).toBe(true);
  const own = { newPassword: 'seven quiet otters', confirmPassword: 'seven quiet otters' };
  await back.call(updatePassword, { body: { userId: ana.id, oldPassword: password, ...own } });
  expect(await mustChange()).toBe(false);
});

it('is for approved teachers of the student alone: anyone can register as a teacher', async () => {
  const [rivera, novak] = [await approvedTeacher(test, 'Rivera'), await approvedTeacher(test, 'Novak')];
  const child = await test.world.teacher('Child');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const ben = await (await child.class('Best Friends')).student('Ben');
  const refused = { outcome: 'not-yours', login: null };
  expect(await renew(novak, ana)).toMatchObject(refused);
  expect(await renew(child, ana)).toMatchObject(refused);
  expect(await renew(child, ben)).toMatchObject(refused);
  expect((await renewAll(ben, [{ studentId: ben.id }])).status).toBe(403);
  const asRivera = { params: { teacherId: rivera.id }, body: { studentPasswords: [{ studentId: ben.id }] } };
  expect((await child.call(renewPasswords, asRivera)).problem.code).toBe('not-found');
  expect((await logInWith(ben, ben.password)).status).toBe(200);
});

it('answers for each student alone, and takes a password that the teacher chose where it can be one', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben, cal] = [await room.student('Ana'), await room.student('Ben'), await room.student('Cal')];
  const { students } = (
    await renewAll(rivera, [
      { studentId: ana.id, password: 'seven quiet otters' },
      { studentId: ben.id, password: 'x' },
      { studentId: rivera.id },
      { studentId: cal.id },
    ])
  ).data;
  expect(students.map(({ index, studentId, outcome }) => [index, studentId, outcome])).toEqual([
    [0, ana.id, 'renewed'],
    [1, ben.id, 'refused'],
    [2, rivera.id, 'not-yours'],
    [3, cal.id, 'renewed'],
  ]);
  expect(students[1]?.message).toMatch(/at least/);
  expect((await logInWith(ana, 'seven quiet otters')).status).toBe(200);
  expect((await logInWith(ben, ben.password)).status).toBe(200);
  expect((await logInWith(cal, cal.password)).status).toBe(401);
});

it('mails the teacher how many, and no name or password, where it is asked to', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  await renewAll(rivera, [{ studentId: ana.id }, { studentId: ben.id }], { sendEmail: true });
  const { rows } = await test.database.pool.query(
    'select content::text as content from mails where user_id = $1',
    [rivera.id],
  );
  expect(rows).toMatchObject([{ content: expect.stringContaining('You gave 2 students a new password') }]);
  expect(rows[0].content).not.toContain(ana.username);
});

it('is bounded in a day, and gives nobody a password then', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const name = `new passwords of students from ${rivera.id}`;
  const { calls } = NEW_PASSWORDS_A_DAY;
  await test.app.services.limits.takeMany(name, NEW_PASSWORDS_A_DAY, test.clock.now(), calls);
  expect(await renew(rivera, ana)).toMatchObject({ outcome: 'enough-for-today', login: null });
  expect((await logInWith(ana, ana.password)).status).toBe(200);
});

it('renews the others where one password fails, and counts only what was renewed', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben, cal] = [await room.student('Ana'), await room.student('Ben'), await room.student('Cal')];
  const { passwords, limits } = test.app.services;
  const real = passwords.hash.bind(passwords);
  const hash = vi.spyOn(passwords, 'hash').mockImplementationOnce(real);
  hash.mockRejectedValueOnce(new Error('The thread of the passwords fell.'));
  const { students } = (await renewAll(rivera, [ana, ben, cal].map(toWanted))).data;
  hash.mockRestore();
  expect(students.map(({ outcome }) => outcome)).toEqual(['renewed', 'not-yet', 'renewed']);
  expect((await logInWith(ana, students[0]!.login!.password)).status).toBe(200);
  expect((await logInWith(ben, ben.password)).status).toBe(200);
  const name = `new passwords of students from ${rivera.id}`;
  expect(await limits.left(name, NEW_PASSWORDS_A_DAY, test.clock.now())).toBe(NEW_PASSWORDS_A_DAY.calls - 2);
});

it('changes nobody where not all can be set: no old password is over without a new one that is told', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const { pool } = test.database;
  await pool.query(`
    create function refuse_${ben.id}() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse_${ben.id} before update on users for each row when (old.id = ${ben.id})
      execute function refuse_${ben.id}()`);
  const failed = await renewAll(rivera, [ana, ben].map(toWanted));
  await pool.query(`drop trigger refuse_${ben.id} on users; drop function refuse_${ben.id}()`);
  expect(failed.status).toBe(500);
  expect((await logInWith(ana, ana.password)).status).toBe(200);
  expect((await logInWith(ben, ben.password)).status).toBe(200);
});

it('renews nobody who left the class while the passwords were made', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const { passwords } = test.app.services;
  const real = passwords.hash.bind(passwords);
  const hash = vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
    await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ben.id] } });
    return real(...given);
  });
  const { students } = (await renewAll(rivera, [ana, ben].map(toWanted))).data;
  hash.mockRestore();
  expect(students.map(({ outcome }) => outcome)).toEqual(['renewed', 'not-yours']);
  expect((await logInWith(ben, ben.password)).status).toBe(200);
});

it('gives as many as are left of the day', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const name = `new passwords of students from ${rivera.id}`;
  const { calls } = NEW_PASSWORDS_A_DAY;
  await test.app.services.limits.takeMany(name, NEW_PASSWORDS_A_DAY, test.clock.now(), calls - 1);
  const { students } = (await renewAll(rivera, [{ studentId: ana.id }, { studentId: ben.id }])).data;
  expect(students.map(({ outcome }) => outcome)).toEqual(['renewed', 'enough-for-today']);
});

it('takes neither a student twice nor one password for two, nor a name that everybody knows', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Purple Otters');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const twice = await renewAll(rivera, [{ studentId: ana.id }, { studentId: ana.id }]);
  expect(twice.status).toBe(400);
  const password = 'seven quiet otters';
  const one = await renewAll(rivera, [
    { studentId: ana.id, password },
    { studentId: ben.id, password },
  ]);
  expect(one.status).toBe(400);
  const known = (await renewAll(rivera, [{ studentId: ana.id, password: 'purple otters' }])).data.students[0];
  expect(known).toMatchObject({ outcome: 'refused', message: expect.stringMatching(/Everyone here knows/) });
  expect((await logInWith(ana, ana.password)).status).toBe(200);
});
