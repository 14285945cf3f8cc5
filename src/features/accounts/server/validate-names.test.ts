import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { validateUsername, validateUsernamesAndEmails } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import { approveTeacher } from './accounts-queries.ts';

const test = useTestApp();
const names = (from: number, many: number) =>
  Array.from({ length: many }, (_, at) => ({ username: `pupil.${from + at}` }));
const check = (teacher: Teacher, actionableList: { username?: string; email?: string }[]) =>
  teacher.call(validateUsernamesAndEmails, { body: { actionableList } });

describe('a list of usernames', () => {
  it('has each name once: the second of two equal ones is not free', async () => {
    const teacher = await test.world.teacher('Rivera');
    const { data } = await check(teacher, [
      { username: 'mia.chen' },
      { username: 'Mia.Chen', email: 'mia@school.example' },
      { username: 'ｍｉａ.chen' },
      { username: 'leo' },
    ]);
    expect(data.actionableList.map(({ index, field, code }) => [index, field, code])).toEqual([
      [0, 'username', 'free'],
      [1, 'username', 'twice'],
      [1, 'email', 'well-formed'],
      [2, 'username', 'twice'],
      [3, 'username', 'free'],
    ]);
    expect(data.actionableList[1]?.message).toMatch(/twice in this list/);
  });

  it('tells a teacher whom no admin has approved of 500 names an hour, however they are asked for', async () => {
    const teacher = await test.world.teacher('Rivera');
    expect((await check(teacher, names(0, 300))).status).toBe(200);
    const atOnce = await Promise.all([check(teacher, names(300, 150)), check(teacher, names(450, 150))]);
    expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const refused = await check(teacher, names(600, 51));
    expect(refused.problem).toMatchObject({ code: 'enough-names', detail: expect.stringMatching(/500/) });
    expect(Number(refused.raw.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await check(teacher, names(600, 50))).status).toBe(200);
    // Judged by their form alone, these tell nothing.
    expect((await check(teacher, [{ email: 'mia@school.example' }, { username: 'x' }])).status).toBe(200);
  });

  it('has no such limit for a teacher who is approved', async () => {
    const teacher = await test.world.teacher('Rivera');
    await approveTeacher(test.database.db, usernameKey(teacher.username), test.clock.now());
    for (const from of [0, 500]) expect((await check(teacher, names(from, 500))).status).toBe(200);
  });
});

it('one username is judged 30 times a minute for an address, whoever is signed in there', async () => {
  const people = [test.world.anyone, await test.world.teacher('Rivera'), await test.world.student('Ana')];
  const statuses: number[] = [];
  for (let turn = 0; turn < 33; turn++) {
    const { status } = await people[turn % 3]!.call(validateUsername, { body: { username: 'mia.chen' } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429, 429]);
});
