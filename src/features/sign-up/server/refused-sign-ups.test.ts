import { expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerTeacher } from '#features/accounts/contract/endpoints.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { registerStudent } from '../contract/endpoints.ts';

const test = useTestApp();
const SCHOOL = '203.0.113.7';
const form = { password: 'otter river 27', timezone: 'America/New_York' };

/** Sends forms from the school's address, ten at a time, and counts the answers by their status. */
async function flood(endpoint: EndpointSpec, count: number, bodyOf: (turn: number) => object) {
  const turns = Array.from({ length: count }).keys();
  const statuses: number[] = [];
  const sender = async () => {
    for (const turn of turns)
      statuses.push((await test.world.anyone.call(endpoint, { body: bodyOf(turn) } as never, SCHOOL)).status);
  };
  await Promise.all(Array.from({ length: 10 }, sender));
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}
const signUp = (username: string, changes: object = {}) =>
  test.world.anyone.call(registerStudent, { body: { ...form, username, ...changes } }, SCHOOL);

it('3,000 refused forms from an address keep no child there from signing up, with a code or without', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  await signUp('ana.lopez');
  const refused = await flood(registerStudent, 3000, (turn) => ({
    ...form,
    username: turn % 2 ? 'ana.lopez' : `ben.${turn}`,
    ...(turn % 2 === 0 && { password: 'Password1' }),
    ...(turn % 4 > 1 && { classCode: room.code }),
  }));
  // Beyond 300 in a quarter of an hour, taken names are told a few at a time.
  expect(refused).toEqual([422, 429]);
  expect((await signUp('ben.lee')).status).toBe(201);
  expect((await signUp('mia.chen', { classCode: room.code })).status).toBe(201);
}, 120_000);

it('many forms with one free name at a time hash one password', async () => {
  const hash = vi.spyOn(test.app.services.passwords, 'hash');
  const body = { ...form, username: 'many.twins' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => test.world.anyone.call(registerStudent, { body }, '203.0.113.8')),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(hash).toHaveBeenCalledTimes(1);
});

it('a form with the code of a full class hashes no password', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  await test.database.pool.query(
    `with made as (
       insert into users (username, username_key, role, created_at)
       select 'full.' || n, 'full.' || n, 'student', now() from generate_series(1, 500) n returning id)
     insert into class_students (student_id, class_id, joined_at) select id, $1, now() from made`,
    [room.id],
  );
  const hash = vi.spyOn(test.app.services.passwords, 'hash').mockClear();
  expect((await signUp('one.too.many', { classCode: room.code })).problem.code).toBe('class-full');
  expect(hash).not.toHaveBeenCalled();
});

it('100 empty forms of teachers keep no teacher from signing up', async () => {
  expect(await flood(registerTeacher, 100, () => ({}))).toEqual([400]);
  const body = { ...form, username: 'm.rivera' };
  expect((await test.world.anyone.call(registerTeacher, { body }, SCHOOL)).status).toBe(201);
});

it('an address makes 200 accounts of teachers an hour', async () => {
  const hour = { calls: 200, seconds: 3600 };
  await test.app.services.limits.takeMany(`teachers from ${SCHOOL}`, hour, test.clock.now(), 198);
  const register = (username: string) =>
    test.world.anyone.call(registerTeacher, { body: { ...form, username } }, SCHOOL);
  const { length } = (await Promise.all(['one', 'two', 'three'].map(register))).filter(
    ({ status }) => status === 201,
  );
  // One teacher of the test before is counted, too.
  expect(length).toBe(1);
  expect((await register('four')).problem).toMatchObject({ status: 429, code: 'too-many-accounts' });
});

it('a whole IPv6 /48 makes four times as many, and another one is not kept out', async () => {
  const hour = { calls: 800, seconds: 3600 };
  const now = test.clock.now();
  await test.app.services.limits.takeMany('teachers from 2001:db8:7::/48', hour, now, 798);
  const register = async (username: string, address: string) =>
    (await test.world.anyone.call(registerTeacher, { body: { ...form, username } }, address)).status;
  const statuses = [];
  for (const home of [1, 2, 3]) statuses.push(await register(`home.${home}`, `2001:db8:7:${home}::1`));
  expect(statuses).toEqual([201, 201, 429]);
  expect(await register('home.four', '2001:db8:8::1')).toBe(201);
});
