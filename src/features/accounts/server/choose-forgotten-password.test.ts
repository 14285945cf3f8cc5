import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';
import { chooseForgottenPassword as contract, readPasswordLink } from '../contract/forgotten-password.ts';
import { updatePassword } from '../contract/own-account.ts';
import { lockAccount } from './lock-account.ts';
import { resetPassword } from './public.ts';
import { makePasswordLink } from './testing/make-password-link.ts';
import type { Person } from './world.ts';

const test = useTestApp();
const NEW = 'seven quiet otters';

const linkFor = (person: Person) => makePasswordLink(test, person);
type Link = Awaited<ReturnType<typeof linkFor>>;
const choose = (link: Link, newPassword = NEW, confirmPassword = newPassword) =>
  test.world.anyone.call(contract, { body: { ...link, newPassword, confirmPassword } });
const read = (link: Link) => test.world.anyone.call(readPasswordLink, { body: link });
const logInWith = async ({ username }: Person, password: string) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).status;

it('sets the new password, ends every session at once, and leaves a trace', async () => {
  const [teacher, other] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const elsewhere = await test.world.logIn(teacher.username, teacher.password);
  const { status, data } = await choose(await linkFor(teacher));
  expect([status, data]).toEqual([200, { changed: true }]);
  for (const session of [teacher, elsewhere]) expect((await session.call(getSession, {})).status).toBe(401);
  expect((await other.call(getSession, {})).status).toBe(200);
  expect(await logInWith(teacher, teacher.password)).toBe(401);
  expect(await logInWith(teacher, NEW)).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'choose-forgotten-password' and subject_user_id = $1",
    [teacher.id],
  );
  expect(rows).toEqual([{ actor_user_id: teacher.id, subject_user_id: teacher.id }]);
});

it('forgets the wrong guesses at the old one', async () => {
  const teacher = await test.world.teacher('Rivera');
  for (let guess = 0; guess < 30; guess += 1) await logInWith(teacher, 'a wrong one');
  expect(await logInWith(teacher, teacher.password)).toBe(429);
  await choose(await linkFor(teacher));
  expect(await logInWith(teacher, NEW)).toBe(200);
});

it('forgets the devices that knew the old one', async () => {
  const [teacher, other] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const devicesOf = async ({ id }: Person) =>
    (await test.database.pool.query('select from login_devices where user_id = $1', [id])).rowCount;
  expect([await devicesOf(teacher), await devicesOf(other)]).toEqual([1, 1]);
  await choose(await linkFor(teacher));
  expect([await devicesOf(teacher), await devicesOf(other)]).toEqual([0, 1]);
});

it('works once, also when it is used twice at the same moment', async () => {
  const teacher = await test.world.teacher('Rivera');
  const link = await linkFor(teacher);
  const passwords = [NEW, 'four calm rivers', 'nine green lanterns'];
  const answers = await Promise.all(passwords.map((password) => choose(link, password)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const used = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect(await logInWith(teacher, used)).toBe(200);
  expect((await choose(link)).problem).toMatchObject({ code: 'link-over' });
  expect((await read(link)).status).toBe(409);
});

it('asks for an adult’s password of a teacher, and is not used up by one that is refused', async () => {
  const teacher = await approvedTeacher(test, 'Rivera');
  await teacher.class('Falcons of Room 12');
  const link = await linkFor(teacher);
  expect((await read(link)).data).toEqual({ username: teacher.username, shortest: 10 });
  const refused = async (password: string, again?: string) => {
    const { status, problem } = await choose(link, password, again);
    expect(status).toBe(422);
    return problem.errors.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await refused('a short')).toEqual(['newPassword too-short']);
  expect(await refused(teacher.username)).toEqual(['newPassword same-as-username']);
  expect(await refused('Falcons of Room 12')).toEqual(['newPassword known-name']);
  expect(await refused(NEW, 'seven quiet otter')).toEqual(['confirmPassword different']);
  expect((await teacher.call(getSession, {})).status).toBe(200);
  expect((await choose(link)).status).toBe(200);
});

it('does nothing with a link of another account, an invented one, and one that has run out', async () => {
  const [teacher, other] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const [link, theirs] = [await linkFor(teacher), await linkFor(other)];
  const invented = { link: `${'A'.repeat(22)}.${teacher.id}` };
  const swapped = { link: theirs.link.replace(/\d+$/, String(teacher.id)) };
  const nobodys = { link: link.link.replace(/\d+$/, '987654321') };
  for (const bad of [invented, swapped, nobodys, { link: 'no link' }])
    expect((await choose(bad)).problem).toMatchObject({ code: 'link-over' });
  test.clock.pass(3_601);
  expect((await choose(link)).problem).toMatchObject({ code: 'link-over' });
  expect(await logInWith(teacher, teacher.password)).toBe(200);
});

it('opens no account that is locked', async () => {
  const teacher = await test.world.teacher('Rivera');
  const link = await linkFor(teacher);
  await lockAccount(test.app.services.db, { userId: teacher.id, by: null }, test.clock.now());
  expect((await choose(link)).problem).toMatchObject({ code: 'link-over' });
});

it('ends with every other change of the password', async () => {
  const [teacher, other] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const links = [await linkFor(teacher), await linkFor(other)];
  const body = { userId: teacher.id, oldPassword: teacher.password, newPassword: NEW, confirmPassword: NEW };
  expect((await teacher.call(updatePassword, { body })).status).toBe(200);
  await resetPassword(
    test.app.services,
    {
      userId: other.id,
      username: other.username,
      password: NEW,
      minimum: 10,
      mustChange: true,
      by: null,
      address: null,
    },
    test.clock.now(),
  );
  for (const link of links) expect((await read(link)).status).toBe(409);
});
