import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { registerTeacher } from '../contract/endpoints.ts';

const test = useTestApp();
const form = { username: 'm.rivera', password: 'quiet library 12', timezone: 'America/New_York' };
const register = (body: object) =>
  test.world.anyone.call(registerTeacher, { body: { ...form, registerAs: 'teacher', ...body } });

it('makes a teacher of the body of the published interface, without names and email address', async () => {
  expect((await register({ ref: 'fair' })).status).toBe(201);
  const teacher = await test.world.logIn(form.username, form.password);
  const { user } = (await teacher.call(getSession, {})).data;
  expect(user).toMatchObject({ role: 'teacher', firstName: '', lastName: '' });

  const body = { name: 'Room 12', teacherId: teacher.id, grade: 4, belowThirteen: true, settings: {} };
  const { data } = await (teacher as Teacher).call(classes.createClass, {
    body: { ...body, includeEssays: false, maySkipEssays: false },
  });
  const ana = await test.world.student('Ana');
  const joined = await ana.call(classes.joinClass, { body: { classCode: data.classCode ?? '' } });
  expect(joined.data.teacherName).toBe('Your teacher');
});

it.each([
  ['firstName', ''],
  ['lastName', '\u200B'],
  ['username', 'www.win.example'],
  ['email', 'rivera at school'],
  ['lastName', `R${'\u0335\u0350\u0329'.repeat(5)}ivera`],
])('refuses a %s that is sent and is none', async (path, value) => {
  const { problem } = await register({ username: 'other', [path]: value });
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
});
