import { expect, it } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { readConfig } from '#platform/config/server/config.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { readPasswordLink } from '../contract/forgotten-password.ts';
import { OLD_PASSWORD_TRIES } from '../contract/own-account.ts';
import { readOwnProfile, updateUser, updateUserSettings } from '../contract/own-profile.ts';
import { makePasswordLink } from './testing/make-password-link.ts';
import type { Person } from './world.ts';

const test = useTestApp();
type Body = Sent<typeof updateUser, 'body'>;

const update = (person: Person, body: Body, id = person.id) =>
  person.call(updateUser, { params: { id }, body });
const profileOf = async (person: Person) => (await person.call(readOwnProfile, {})).data;
const faultOf = async (person: Person, body: Body) => (await update(person, body)).problem;
const NEW_EMAIL = 'new.address@school.example';

it('changes the name, the time zone and own settings of a teacher, and leaves what is not named', async () => {
  const teacher = await test.world.teacher('Rivera');
  const before = await profileOf(teacher);
  const body: Body = {
    firstName: 'Marisol',
    timezone: 'Europe/Berlin',
    userSettings: JSON.stringify({
      display: { dense: true },
      'subscription.active': true,
      feature_flags: {},
    }),
  };
  expect((await update(teacher, body)).data).toEqual({ saved: true, ignored: 2 });
  expect(await profileOf(teacher)).toEqual({ ...before, firstName: 'Marisol', timezone: 'Europe/Berlin' });
  const { data } = await teacher.call(getSession, {});
  expect(JSON.parse(data.user.userSettings)).toEqual({ display: { dense: true }, feature_flags: {} });
});

it('does the same under its other name', async () => {
  const teacher = await test.world.teacher('Rivera');
  const body: Body = { lastName: 'Okafor', userSettings: { new_class_ui: true } };
  expect((await teacher.call(updateUserSettings, { body })).data).toEqual({ saved: true, ignored: 0 });
  expect(await profileOf(teacher)).toMatchObject({ lastName: 'Okafor' });
});

it('takes a person as it was handed out', async () => {
  const ana = await test.world.student('Ana');
  const { username, firstName, lastName, email, timezone } = await profileOf(ana);
  const { status } = await update(ana, { username, firstName, lastName, email, timezone });
  expect(status).toBe(200);
});

it.each<[string, Body, string, string]>([
  ['a new name', { firstName: 'Anna' }, 'firstName', 'elsewhere'],
  ['an email', { email: NEW_EMAIL, oldPassword: 'otter river 27' }, 'email', 'none'],
  ['another username', { username: 'somebody.else' }, 'username', 'stays'],
  ['an unknown time zone', { timezone: 'Mars/Olympus' }, 'timezone', 'unknown'],
  ['a birth to come', { birthDate: '2100-01-01' }, 'birthDate', 'impossible'],
])('refuses %s of a student, and keeps nothing', async (_, body, path, code) => {
  const ana = await test.world.student('Ana');
  const before = await profileOf(ana);
  expect(await faultOf(ana, { ...body, userSettings: { display: 1 } })).toMatchObject({
    status: 422,
    errors: [{ path, code }],
  });
  expect(await profileOf(ana)).toEqual(before);
  expect((await ana.call(getSession, {})).data.user.userSettings).toBe('{"feature_flags":{}}');
});

it('makes no child older', async () => {
  const ana = await test.world.student('Ana', { birthDate: '2016-03-14' });
  expect(await faultOf(ana, { birthDate: '2001-03-14' })).toMatchObject({ status: 409, code: 'age-stands' });
  expect((await ana.call(getSession, {})).data.user.underThirteen).toBe(true);
});

it('asks for the password before it takes another email, and leaves a trace', async () => {
  const teacher = await test.world.teacher('Rivera');
  for (const oldPassword of [undefined, 'not this one'])
    expect(await faultOf(teacher, { email: NEW_EMAIL, oldPassword })).toMatchObject({
      errors: [{ path: 'oldPassword', code: 'wrong' }],
    });
  expect((await update(teacher, { email: NEW_EMAIL, oldPassword: teacher.password })).status).toBe(200);
  expect(await profileOf(teacher)).toMatchObject({ email: NEW_EMAIL });
  const { rows } = await test.database.pool.query(
    "select actor_user_id, detail from audit_log where act = 'change-email' and subject_user_id = $1",
    [teacher.id],
  );
  expect(rows).toEqual([{ actor_user_id: teacher.id, detail: {} }]);
});

it('ends the link to a new password that was sent to the old address', async () => {
  const teacher = await test.world.teacher('Rivera');
  const links = { body: await makePasswordLink(test, teacher) };
  expect((await test.world.anyone.call(readPasswordLink, links)).status).toBe(200);
  await update(teacher, { email: 'another.address@school.example', oldPassword: teacher.password });
  expect((await test.world.anyone.call(readPasswordLink, links)).status).not.toBe(200);
});

it('is no way to guess the password', async () => {
  const teacher = await test.world.teacher('Rivera');
  const guess = () => update(teacher, { email: NEW_EMAIL, oldPassword: 'not this one' });
  for (let tries = 0; tries < OLD_PASSWORD_TRIES.calls; tries += 1) expect((await guess()).status).toBe(422);
  expect((await guess()).problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
});

it('leaves an approved teacher the email of the approval: students and colleagues find them by it', async () => {
  const teacher = await test.world.teacher('Rivera');
  await approve(test, teacher);
  const { email } = await profileOf(teacher);
  expect(await faultOf(teacher, { email: NEW_EMAIL, oldPassword: teacher.password })).toMatchObject({
    errors: [{ path: 'email', code: 'approved' }],
  });
  expect(await profileOf(teacher)).toMatchObject({ email, mayChangeEmail: false });
});

it('is for nobody else', async () => {
  const ana = await test.world.student('Ana');
  const teacher = await test.world.teacher('Rivera');
  expect((await update(teacher, { timezone: 'Europe/Berlin' }, ana.id)).status).toBe(404);
});

it('logs that somebody tried to set what is the server’s own', async () => {
  const ana = await test.world.student('Ana');
  const log: string[] = [];
  const config = readConfig({ LOG_LEVEL: 'warn', DATABASE_URL: test.url });
  const app = await buildApp({
    config,
    database: test.database,
    now: test.clock.now,
    logTo: { write: (line) => log.push(line) },
  });
  try {
    await app.server.inject({
      method: 'POST',
      url: `/api/${updateUserSettings.path}`,
      headers: { authorization: `Bearer ${ana.token}` },
      payload: { userSettings: { feature_flags: {}, reader: {} } },
    });
  } finally {
    await app.close();
  }
  const lines = log.map((line) => JSON.parse(line)).filter(({ ignored }) => ignored !== undefined);
  expect(lines).toMatchObject([{ userId: ana.id, ignored: 1 }]);
});
