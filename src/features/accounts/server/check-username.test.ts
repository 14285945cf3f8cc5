import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { validateUsername } from '../contract/endpoints.ts';

const test = useTestApp();

// The limit of the call is for a minute.
beforeEach(() => test.clock.pass(validateUsername.limit.seconds));

const check = async (username: string) =>
  (await test.world.anyone.call(validateUsername, { body: { username } })).data;

it('offers one or two free usernames for one that is taken, and they can be had', async () => {
  const { username } = await test.world.student('Ana', { username: 'ana.taken' });
  const { items, ideas } = await check(username);
  expect(items).toMatchObject([{ ok: false, code: 'taken' }]);
  expect(ideas.length).toBeGreaterThan(0);
  expect(ideas.length).toBeLessThanOrEqual(2);
  for (const idea of ideas) {
    expect(idea).toMatch(/^ana\d{2,3}\.taken$/);
    expect((await check(idea)).items).toMatchObject([{ ok: true, code: 'free' }]);
  }
});

it('never offers one that is taken', async () => {
  await test.world.student('Zoe', { username: 'zoe' });
  // Nine of ten with two digits.
  const numbers = Array.from({ length: 90 }, (_, index) => index + 10).filter((number) => number % 10 !== 7);
  await test.database.db
    .insertInto('users')
    .columns(['username', 'username_key', 'role', 'password_hash', 'created_at'])
    .values(
      numbers.map((number) => ({
        username: `zoe${number}`,
        username_key: `zoe${number}`,
        role: 'student',
        password_hash: '',
        created_at: test.clock.now(),
      })),
    )
    .execute();
  for (let turn = 0; turn < 20; turn++) {
    const { ideas } = await check('zoe');
    for (const idea of ideas) expect(idea).toMatch(/^zoe(\d7|\d{3})$/);
  }
});

it('offers nothing for a username that is free, or is none', async () => {
  expect((await check('nobody.has.this')).ideas).toEqual([]);
  expect((await check('x')).ideas).toEqual([]);
});
