import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { validateEmail, validateUsername } from '../contract/endpoints.ts';

const test = useTestApp();
const A_MINUTE = 60;

// The limit of each call is for a minute.
beforeEach(() => test.clock.pass(A_MINUTE));

const usernameVerdict = async (username: string) =>
  (await test.world.anyone.call(validateUsername, { body: { username } })).data.items;
const emailVerdict = async (email: string) =>
  (await test.world.anyone.call(validateEmail, { body: { email } })).data.items;

it.each([
  ['is free', 'mia.chen', true, 'free'],
  ['is free in another script', 'миа.чен', true, 'free'],
  ['is too short', 'mi', false, 'too-short'],
  ['is too long', 'm'.repeat(41), false, 'too-long'],
  ['has a character that no username has', 'mia chen', false, 'odd-characters'],
  ['begins as an address of a site does', 'WWW.mia', false, 'web-address'],
  ['mixes letters that look alike', 'mi\u0430.chen', false, 'mixed-scripts'],
])('a username that %s is judged so', async (_, username, ok, code) => {
  expect(await usernameVerdict(username)).toEqual([
    { index: 0, field: 'username', ok, code, message: expect.stringMatching(/\.$/) },
  ]);
});

it('a username is taken however it is written', async () => {
  const { username } = await test.world.student('Ana', { username: 'ana.lopez' });
  for (const written of [username, 'Ana.Lopez', 'ＡＮＡ.lopez'])
    expect(await usernameVerdict(written)).toMatchObject([{ ok: false, code: 'taken' }]);
});

it('an email address is judged by its form alone, also one that is registered', async () => {
  const { username } = await test.world.teacher('Rivera');
  for (const email of ['nobody@school.example', `${username}@school.example`])
    expect(await emailVerdict(email)).toMatchObject([{ field: 'email', ok: true, code: 'well-formed' }]);
  expect(await emailVerdict('school.example')).toMatchObject([{ ok: false, code: 'malformed' }]);
});

it('one username is judged 30 times a minute for an address, no matter which person is signed in there', async () => {
  const people = [test.world.anyone, await test.world.teacher('Rivera'), await test.world.student('Ana')];
  const statuses: number[] = [];
  for (let turn = 0; turn < 33; turn++) {
    const { status } = await people[turn % 3]!.call(validateUsername, { body: { username: 'mia.chen' } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429, 429]);
});
