import { describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { logIn } from '../contract/endpoints.ts';
import { updatePassword } from '../contract/own-account.ts';
import { lockAccount } from './lock-account.ts';
import { codeAt, useTwoSteps } from './testing/second-steps.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const NEW = 'seven quiet otters';

const change = (person: Person, passwords: Partial<Sent<typeof updatePassword, 'body'>> = {}) => {
  const { id: userId, password: oldPassword } = person;
  const body = { userId, oldPassword, newPassword: NEW, confirmPassword: NEW, ...passwords };
  return person.call(updatePassword, { body });
};
const logInWith = async ({ username }: Person, password: string) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).status;

it('changes the password, and ends the other sessions but not this one', async () => {
  const ana = await test.world.student('Ana');
  const elsewhere = await test.world.comeBack(ana);
  expect((await change(ana)).data).toEqual({ changed: true });
  expect((await ana.call(getSession, {})).status).toBe(200);
  expect((await elsewhere.call(getSession, {})).status).toBe(401);
  expect(await logInWith(ana, ana.password)).toBe(401);
  expect(await logInWith(ana, NEW)).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'change-password' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ actor_user_id: ana.id, subject_user_id: ana.id }]);
});

it.each([
  ['the old one is wrong', { oldPassword: 'not this one' }, 'oldPassword', 'wrong'],
  [
    'the new one is too short',
    { newPassword: 'short', confirmPassword: 'short' },
    'newPassword',
    'too-short',
  ],
  ['the second is different', { confirmPassword: 'seven quiet otter' }, 'confirmPassword', 'different'],
])('refuses the change when %s, at its field', async (_, passwords, path, code) => {
  const ben = await test.world.student('Ben');
  const { problem } = await change(ben, passwords);
  expect(problem).toMatchObject({ status: 422, code: 'refused-field', errors: [{ path, code }] });
  expect(await logInWith(ben, ben.password)).toBe(200);
});

it('refuses the password that is in use', async () => {
  const ben = await test.world.student('Ben');
  const { problem } = await change(ben, { newPassword: ben.password, confirmPassword: ben.password });
  expect(problem).toMatchObject({ errors: [{ path: 'newPassword', code: 'same' }] });
});

it('asks an adult for a longer password than a student', async () => {
  const teacher = await test.world.teacher('Rivera');
  const nine = 'otters 42';
  const body = {
    userId: teacher.id,
    oldPassword: teacher.password,
    newPassword: nine,
    confirmPassword: nine,
  };
  const { problem } = await teacher.call(updatePassword, { body });
  expect(problem).toMatchObject({ errors: [{ path: 'newPassword', code: 'too-short' }] });
});

it('looks at ten tries an hour, so that nobody finds the password out at an open screen', async () => {
  const cal = await test.world.student('Cal');
  for (let tries = 0; tries < 10; tries++)
    expect((await change(cal, { oldPassword: `guess ${tries}` })).status).toBe(422);
  const { problem } = await change(cal);
  expect(problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
  test.clock.pass(3601);
  // By then the session has ended by itself.
  expect((await change(await test.world.comeBack(cal))).status).toBe(200);
});

it('looks at fourteen wrong tries a day, over the hours', async () => {
  const dee = await test.world.student('Dee');
  let here = dee;
  for (let tries = 0; tries < 14; tries++) {
    if (tries === 10) {
      test.clock.pass(3601);
      here = await test.world.comeBack(dee);
    }
    expect((await change(here, { oldPassword: `guess ${tries}` })).status).toBe(422);
  }
  test.clock.pass(3601);
  const { problem } = await change(await test.world.comeBack(dee));
  expect(problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
});

const NAME = 'quiet otters seven';
const fault = async (person: Person) => {
  const { problem } = await change(person, { oldPassword: 'not this one' });
  return `${problem.errors[0]?.path} ${problem.errors[0]?.code}`;
};
const KEPT = 'newPassword known-name';
const LOOKED_AT = 'oldPassword wrong';

describe('the names of classes', () => {
  it('are no passwords where the class is confirmed, for its students and its teacher', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const eli = await (await rivera.class(NAME)).student('Eli');
    expect([await fault(eli), await fault(rivera)]).toEqual([KEPT, KEPT]);
  });

  it('forbid nothing where nobody confirmed the class', async () => {
    const eli = await (await (await test.world.teacher('Novak')).class(NAME)).student('Eli');
    expect(await fault(eli)).toBe(LOOKED_AT);
  });

  it('forbid nothing once the class is over or its teacher is locked', async () => {
    const rivera = await approvedTeacher(test, 'Rivera');
    const room = await rivera.class(NAME);
    const eli = await room.student('Eli');
    await rivera.call(archiveClass, { params: { id: room.id } });
    expect(await fault(eli)).toBe(LOOKED_AT);
    const novak = await approvedTeacher(test, 'Novak');
    const fay = await (await novak.class(NAME)).student('Fay');
    await lockAccount(test.database.db, { userId: novak.id, by: null }, test.clock.now());
    expect(await fault(fay)).toBe(LOOKED_AT);
  });
});

it('judges sixty new passwords in ten minutes', async () => {
  const ana = await test.world.student('Ana');
  const tries = [];
  for (let turn = 0; turn < 61; turn++) tries.push((await change(ana, { newPassword: 'short' })).status);
  expect(tries).toEqual([...Array<number>(60).fill(422), 429]);
});

it('counts no try that a crowd at the login kept from being looked at', async () => {
  const ana = await test.world.student('Ana');
  const crowd = Array.from({ length: 400 }, (_, turn) =>
    test.world.anyone.call(logIn, { body: { username: `crowd.${turn}`, password: 'guess' } }),
  );
  const tries = await Promise.all(Array.from({ length: 10 }, () => change(ana, { oldPassword: 'guess' })));
  expect(tries.map(({ status }) => status)).toContain(503);
  await Promise.all(crowd);
  expect((await change(ana)).status).toBe(200);
}, 60_000);

it('is nobody else’s', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  expect((await change(ana, { userId: ben.id })).status).toBe(404);
});

it('asks who logs in with two steps for a code, and uses up none where the password is refused', async () => {
  const rivera = await test.world.teacher('Rivera');
  const secret = await useTwoSteps(test, rivera);
  const code = codeAt(secret, test.clock.now());
  for (const wrong of ['', '000000' === code ? '111111' : '000000'])
    expect((await change(rivera, { code: wrong })).problem.errors).toMatchObject([{ path: 'code' }]);
  expect((await change(rivera, { code, oldPassword: 'not it' })).problem.errors).toMatchObject([
    { path: 'oldPassword' },
  ]);
  expect((await change(rivera, { code })).data).toEqual({ changed: true });
});
