import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { updatePassword } from '#features/accounts/contract/own-account.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { renewStudentPassword } from '../contract/student-login.ts';

const test = useTestApp();

const renew = (by: Teacher | Student, { id: studentId }: Student, mustChange = false) =>
  by.call(renewStudentPassword, { body: { studentId, mustChange } });
const logInWith = ({ username }: Student, password: string) =>
  test.world.anyone.call(logIn, { body: { username, password } });

it('gives a student of an approved teacher a new password, and ends every session', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const { username, password } = (await renew(rivera, ana)).data;
  expect(username).toBe(ana.username);
  expect(password).toMatch(/^[a-z]+ [a-z]+ \d\d$/);
  expect((await ana.call(getSession, {})).status).toBe(401);
  expect((await logInWith(ana, ana.password)).status).toBe(401);
  expect((await logInWith(ana, password)).status).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'reset-password'",
  );
  expect(rows).toEqual([{ actor_user_id: rivera.id, subject_user_id: ana.id }]);
});

it('asks the student for an own password where the teacher wants it, until there is one', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const { password } = (await renew(rivera, ana, true)).data;
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
  expect((await renew(novak, ana)).status).toBe(404);
  expect((await renew(child, ana)).status).toBe(404);
  expect((await renew(child, ben)).status).toBe(404);
  expect((await renew(ben, ana)).status).toBe(403);
  expect((await logInWith(ben, ben.password)).status).toBe(200);
});
