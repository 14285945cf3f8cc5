import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '../contract/endpoints.ts';

const test = useTestApp();
const keyOf = async ({ username, password }: Person) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).data.outboxKey;

it('gives each person the same key at each login, and no person the key of another', async () => {
  const people = [
    await test.world.student('Ana'),
    await test.world.teacher('Rivera'),
    await test.world.teacher('Okoro'),
  ];
  const keys = await Promise.all(people.map(keyOf));
  expect(keys.map((key) => Buffer.from(key ?? '', 'base64').length)).toEqual([32, 32, 32]);
  expect(new Set(keys).size).toBe(3);
  expect(await Promise.all(people.map(keyOf))).toEqual(keys);
});
