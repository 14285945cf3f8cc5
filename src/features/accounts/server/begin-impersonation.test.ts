import { beforeAll, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { listActs } from '#features/admin/contract/audit-log.ts';
import { lockAccount } from '#features/admin/contract/people.ts';
import { joinClass, updateClass } from '#features/classes/contract/endpoints.ts';
import { studentQuizData } from '#features/quiz/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import type { Caller } from '#platform/endpoint/server/caller.ts';
import { beginImpersonation } from '../contract/impersonation.ts';
import { logOutElsewhere, updatePassword } from '../contract/own-account.ts';
import { listOwnSessions, logOut } from '../contract/own-sessions.ts';
import { lockUser } from './accounts-queries.ts';
import { signIn } from './sign-in.ts';
import { actAs } from './testing/act-as.ts';
import { toPerson } from './world.ts';

const test = useTestApp();
const HOUR = 3_600;
const REASON = 'The class code does not work.';
let admin: Person;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
});
const as = (person: Person, by: Caller = admin) => actAs(test.app.server, by, person);
const statusOf = async (caller: Caller) => (await caller.call(getSession, {})).status;
const acts = async (person: Person) =>
  (await admin.call(listActs, { query: { person: person.username } })).data.acts;

it('lets an administrator see what a student sees, as subscribed, and says that it is so', async () => {
  const ana = await test.world.student('Ana');
  const acting = await as(ana);
  const { data } = await acting.call(getSession, {});
  expect(data).toMatchObject({ isImpersonated: true, user: { id: ana.id, role: 'student' } });
  expect(JSON.parse(data.user.userSettings)).toMatchObject({ 'subscription.active': true });
  expect((await acting.call(studentQuizData, { params: { studentId: ana.id } })).status).toBe(200);
  expect((await ana.call(getSession, {})).data.isImpersonated).toBe(false);
});

it('changes nothing for a student', async () => {
  const room = await (await approvedTeacher(test, 'Rivera')).class('Room 12');
  const ana = await test.world.student('Ana');
  const acting = await as(ana);
  const refused = await acting.call(joinClass, { body: { classCode: room.code } });
  expect(refused.problem).toMatchObject({ status: 403, code: 'while-impersonated' });
});

it('changes what is a teacher’s, and is recorded as the administrator who acts as the teacher', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const acting = await as(rivera);
  const changed = await acting.call(updateClass, {
    params: { id: room.id },
    body: { teacherId: rivera.id, name: 'Room 13', belowThirteen: false },
  });
  expect(changed.status).toBe(200);
  const [renamed, done, called, began] = await acts(rivera);
  const both = { by: { userId: admin.id }, as: { userId: rivera.id } };
  expect(renamed).toMatchObject({ act: 'rename-class', ...both });
  expect(done).toMatchObject({ act: 'turn-off-under-thirteen', ...both });
  expect(called).toMatchObject({ act: 'call-as-person', ...both });
  // What it was done to, by the name that it has now.
  expect(called?.facts).toEqual([
    { name: 'call', value: 'updateClass' },
    { name: 'classId', value: 'Room 13' },
  ]);
  expect(began).toMatchObject({ act: 'begin-impersonation', by: { userId: admin.id }, as: null });
  expect(began?.facts).toEqual([{ name: 'impersonationId', value: `“${REASON}”` }]);
});

it('leaves the account to its person', async () => {
  const rivera = await test.world.teacher('Rivera');
  const acting = await as(rivera);
  const passwords = { oldPassword: rivera.password, newPassword: 'seven quiet otters' };
  const changed = await acting.call(updatePassword, {
    body: { userId: rivera.id, ...passwords, confirmPassword: 'seven quiet otters' },
  });
  expect(changed.problem.code).toBe('while-impersonated');
  expect((await acting.call(logOutElsewhere, {})).problem.code).toBe('while-impersonated');
  const again = await acting.call(beginImpersonation, { body: { userId: admin.id, reason: REASON } });
  expect(again.problem.code).toBe('not-allowed');
});

it('acts as no administrator, as nobody whose account is locked, and for a reason', async () => {
  const other = await test.world.admin('Ada');
  const call = (userId: number, reason = REASON) =>
    admin.call(beginImpersonation, { body: { userId, reason } });
  expect((await call(other.id)).problem.code).toBe('is-admin');
  expect((await call(admin.id)).problem.code).toBe('is-admin');
  const ana = await test.world.student('Ana');
  expect((await call(ana.id, '   ')).problem).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
  await admin.call(lockAccount, { body: { userId: ana.id } });
  expect((await call(ana.id)).problem.code).toBe('account-locked');
});

it('ends after an hour', async () => {
  const ben = await test.world.admin('Ben');
  const acting = await as(await test.world.student('Ana'), ben);
  test.clock.pass(HOUR - 1);
  expect(await statusOf(acting)).toBe(200);
  test.clock.pass(1);
  expect(await statusOf(acting)).toBe(401);
  expect(await statusOf(ben)).toBe(200);
});

it('ends with the administrator’s own session, and logging out ends both', async () => {
  const ana = await test.world.student('Ana');
  const ada = await test.world.admin('Ada');
  const acting = await as(ana, ada);
  expect(await statusOf(acting)).toBe(200);
  await ada.call(logOut, {});
  expect(await statusOf(acting)).toBe(401);

  const again = toPerson(
    test.app,
    await signIn(test.app.services, { userId: ada.id, role: 'admin' }, test.clock.now()),
    ada,
  );
  const actingAgain = await as(ana, again);
  await actingAgain.call(logOut, {});
  expect([await statusOf(actingAgain), await statusOf(again)]).toEqual([401, 401]);
  expect(await statusOf(ana)).toBe(200);
});

it.each([
  ['is locked', async (id: number) => lockUser(test.database.db, id, test.clock.now())],
  [
    'is one no more',
    async (id: number) => {
      await test.database.pool.query("update users set role = 'teacher' where id = $1", [id]);
    },
  ],
])('ends when the administrator %s', async (_, change) => {
  const ada = await test.world.admin('Ada');
  const acting = await as(await test.world.student('Ana'), ada);
  // Nobody has looked at the session yet, so no process remembers it.
  await change(ada.id);
  expect(await statusOf(acting)).toBe(401);
});

it('is no login of the person, who sees when it was', async () => {
  const ana = await test.world.student('Ana');
  const before = (await ana.call(getSession, {})).data.user.lastLoginAt;
  const at = test.clock.now().toISOString();
  await as(ana);
  test.clock.pass(60);
  const { data } = await ana.call(listOwnSessions, {});
  expect(data.sessions).toMatchObject([{ isThis: true }]);
  expect(data.byAdmin).toEqual([at]);
  expect((await ana.call(getSession, {})).data.user.lastLoginAt).toBe(before);
});
