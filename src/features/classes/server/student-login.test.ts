import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher, lockAccount } from '#features/accounts/server/public.ts';
import { listStudentsOfClass } from '#features/overview/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { windowOf } from '#platform/limits/server/limit-window.ts';
import { removeStudentsFromClass } from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { getStudentLogin, logOutStudent, unlockStudentLogin } from '../contract/student-login.ts';

const test = useTestApp();
const tryLogin = async ({ username, password }: { username: string; password: string }, address?: string) =>
  (await test.world.anyone.call(logIn, { body: { username, password } }, address)).status;
/** Uses up the guesses of the day, as 69 wrong ones do. */
const shutOut = async (username: string) => {
  const { bucket, start, end } = windowOf(
    `guess at ${username}`,
    { calls: 69, seconds: 86_400 },
    test.clock.now(),
  );
  await test.database.pool.query(
    'insert into limits (bucket, window_start, used, ends_at) values ($1, $2, 69, $3)',
    [bucket, start, end],
  );
};

it('lets the teacher of a student unlock the login, and records it', async () => {
  const rivera = await test.world.teacher('Rivera');
  const novak = await test.world.teacher('Novak');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const body = { studentId: ana.id };
  const shut = async () =>
    (await rivera.call(getStudentLogin, { params: { id: ana.id } })).data.shutForNewDevices;
  expect(await shut()).toBe('nowhere');
  await shutOut(ana.username);
  expect(await shut()).toBe('everywhere');
  expect(await tryLogin(ana)).toBe(429);

  expect((await novak.call(getStudentLogin, { params: { id: ana.id } })).status).toBe(404);
  expect((await novak.call(unlockStudentLogin, { body })).status).toBe(404);
  expect(await tryLogin(ana)).toBe(429);

  expect((await rivera.call(unlockStudentLogin, { body })).status).toBe(200);
  expect(await shut()).toBe('nowhere');
  expect(await tryLogin(ana)).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'unlock-login' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ actor_user_id: rivera.id, subject_user_id: ana.id }]);
});

it('tells the teacher that a login is shut from one network only, and unlocks it there', async () => {
  const rivera = await test.world.teacher('Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const shut = async () =>
    (await rivera.call(getStudentLogin, { params: { id: ana.id } })).data.shutForNewDevices;
  const guess = { username: ana.username, password: 'guess' };
  for (let turn = 0; turn < 20; turn++) await tryLogin(guess, '203.0.113.7');
  expect(await shut()).toBe('nowhere');
  await tryLogin(guess, '203.0.113.7');
  expect(await shut()).toBe('somewhere');
  expect([await tryLogin(ana, '203.0.113.7'), await tryLogin(ana, '203.0.113.8')]).toEqual([429, 200]);

  await rivera.call(unlockStudentLogin, { body: { studentId: ana.id } });
  expect(await shut()).toBe('nowhere');
  expect(await tryLogin(ana, '203.0.113.7')).toBe(200);
});

it('lets one approved teacher unlock a login ten times in a day', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const body = { studentId: ana.id };
  for (let time = 0; time < 10; time++) {
    await shutOut(ana.username);
    expect((await rivera.call(unlockStudentLogin, { body })).status).toBe(200);
  }
  await shutOut(ana.username);
  expect((await rivera.call(unlockStudentLogin, { body })).problem.code).toBe('enough-for-today');
});

it('lets teachers who are not approved unlock a login once in a day, all together', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: (await novak.class('Room 7')).code } });
  const body = { studentId: ana.id };
  await shutOut(ana.username);
  expect((await rivera.call(unlockStudentLogin, { body })).status).toBe(200);
  await shutOut(ana.username);
  expect((await rivera.call(unlockStudentLogin, { body })).problem).toMatchObject({
    code: 'enough-for-today',
    detail:
      'You already unlocked this login today. Until your account is approved, you can do that once a day for each student.',
  });
  // Out of the first class, the student is the next teacher's.
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  expect((await novak.call(unlockStudentLogin, { body })).problem.code).toBe('enough-for-today');
  await approveTeacher(test.database.db, usernameKey(novak.username), test.clock.now());
  expect((await novak.call(unlockStudentLogin, { body })).status).toBe(200);
});

it('logs a student out on every device for an approved teacher of theirs, and nobody else', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const others = [await approvedTeacher(test, 'Novak'), await test.world.teacher('Okafor')] as const;
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  // One has no class of hers; the other has, and nobody knows whether he is a teacher.
  await ana.call(joinClass, { body: { classCode: (await others[1].class('Room 7')).code } });
  // A server knows for a second who called: these have not called yet.
  const devices = [await test.world.comeBack(ana), await test.world.comeBack(ana)];
  const body = { studentId: ana.id };
  for (const other of others) expect((await other.call(logOutStudent, { body })).status).toBe(404);
  expect((await rivera.call(logOutStudent, { body })).data).toEqual({ loggedOut: true });
  for (const device of devices) expect((await device.call(getSession, {})).status).toBe(401);
  expect((await ben.call(getSession, {})).status).toBe(200);
  expect(await tryLogin(ana)).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id from audit_log where act = 'log-out-everywhere' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ actor_user_id: rivera.id }]);
});

it('tells the teacher that an account is locked, and a login with the right password nothing but that it did not match', async () => {
  const rivera = await test.world.teacher('Rivera');
  const admin = await test.world.admin('Noor');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const lockedBy = async ({ id }: { id: number }) =>
    (await rivera.call(getStudentLogin, { params: { id } })).data.lockedBy;
  expect(await lockedBy(ana)).toBeNull();
  await lockAccount(test.database.db, { userId: ana.id, by: admin.id }, test.clock.now());
  // Anyone can register as a teacher, and a withdrawn consent is the family's matter.
  expect([await lockedBy(ana), await lockedBy(ben)]).toEqual(['not-told', null]);
  await approveTeacher(test.database.db, usernameKey(rivera.username), test.clock.now());
  expect([await lockedBy(ana), await lockedBy(ben)]).toEqual(['administrator', null]);
  const { students } = (await rivera.call(listStudentsOfClass, { params: { id: room.id } })).data;
  expect(students.map(({ firstName, accountLocked }) => [firstName, accountLocked])).toEqual([
    ['Ana', true],
    ['Ben', false],
  ]);
  const answerTo = async (password: string) => {
    const { status, problem } = await test.world.anyone.call(logIn, {
      body: { username: ana.username, password },
    });
    return { ...problem, status, requestId: '' };
  };
  expect(await answerTo(ana.password)).toEqual(await answerTo('otter rivet 28'));
});
