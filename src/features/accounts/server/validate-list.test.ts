import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import { NAMES_UNTIL_APPROVED, validateUsernamesAndEmails } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import { approveTeacher } from './accounts-queries.ts';

const test = useTestApp();
const names = (from: number, many: number) =>
  Array.from({ length: many }, (_, at) => ({ username: `pupil.${from + at}` }));
const check = (teacher: Teacher, items: { username?: string; email?: string }[]) =>
  teacher.call(validateUsernamesAndEmails, { body: { items } });

/** The call from an address. */
const checkFrom = async (remoteAddress: string, teacher: Teacher, items: { username: string }[]) => {
  const { statusCode, json } = await test.app.server.inject({
    method: 'POST',
    url: `/api/${validateUsernamesAndEmails.path}`,
    headers: { authorization: `Bearer ${teacher.token}` },
    payload: toWire().value({ items }) as object,
    remoteAddress,
  });
  return { status: statusCode, body: json<{ code?: string; detail?: string }>() };
};

describe('a list of usernames', () => {
  beforeEach(() => test.clock.pass(NAMES_UNTIL_APPROVED.seconds));

  it('has each name once: the second of two equal ones is not free', async () => {
    const teacher = await test.world.teacher('Rivera');
    const { data } = await check(teacher, [
      { username: 'mia.chen' },
      { username: 'Mia.Chen', email: 'mia@school.example' },
      { username: 'ｍｉａ.chen' },
      { username: 'leo' },
    ]);
    expect(data.items.map(({ index, field, code }) => [index, field, code])).toEqual([
      [0, 'username', 'free'],
      [1, 'username', 'twice'],
      [1, 'email', 'well-formed'],
      [2, 'username', 'twice'],
      [3, 'username', 'free'],
    ]);
    expect(data.items[1]?.message).toMatch(/twice in this list/);
  });

  it('answers a teacher whom no admin has approved about 500 names an hour, however they are asked for', async () => {
    const teacher = await test.world.teacher('Rivera');
    expect((await check(teacher, names(0, 300))).status).toBe(200);
    const atOnce = await Promise.all([check(teacher, names(300, 150)), check(teacher, names(450, 150))]);
    expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const refused = await check(teacher, names(600, 51));
    expect(refused.problem).toMatchObject({ code: 'enough-names', detail: expect.stringMatching(/500/) });
    expect(Number(refused.raw.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await check(teacher, names(600, 50))).status).toBe(200);
    // Judged by their form alone, these reveal nothing.
    expect((await check(teacher, [{ email: 'mia@school.example' }, { username: 'x' }])).status).toBe(200);
  });

  it.each([
    ['an IPv4 address', '203.0.113.9', '203.0.113.9', '203.0.113.8'],
    ['the /48 of an IPv6 address', '2001:db8:9:1::1', '2001:db8:9:2::1', '2001:db8:8::1'],
  ])(
    'answers all teachers behind %s together about 3,000 names an hour until they are approved',
    async (_, here, alsoHere, elsewhere) => {
      const approved = await test.world.teacher('Ortiz');
      await approveTeacher(test.database.db, usernameKey(approved.username), test.clock.now());
      expect((await checkFrom(here, approved, names(0, 500))).status).toBe(200);
      for (let colleague = 0; colleague < 6; colleague++) {
        const teacher = await test.world.teacher('Rivera');
        expect((await checkFrom(here, teacher, names(0, 500))).status).toBe(200);
        // Refused for what it did itself, it takes nothing from the others.
        expect((await checkFrom(here, teacher, names(500, 500))).status).toBe(429);
      }
      const seventh = await test.world.teacher('Park');
      expect(await checkFrom(alsoHere, seventh, names(0, 1))).toMatchObject({
        status: 429,
        body: { code: 'enough-names', detail: expect.stringMatching(/from your network/) },
      });
      expect((await checkFrom(alsoHere, approved, names(0, 500))).status).toBe(200);
      // What the network refused was not counted for the account.
      expect((await checkFrom(elsewhere, seventh, names(0, 500))).status).toBe(200);
    },
  );

  it('has no such limit for a teacher who is approved', async () => {
    const teacher = await test.world.teacher('Rivera');
    await approveTeacher(test.database.db, usernameKey(teacher.username), test.clock.now());
    for (const from of [0, 500]) expect((await check(teacher, names(from, 500))).status).toBe(200);
  });
});
