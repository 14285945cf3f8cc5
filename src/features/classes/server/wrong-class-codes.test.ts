import { beforeEach, describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { findClass } from '../contract/class-code.ts';
import { joinClass } from '../contract/endpoints.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const WRONG = 'ZZZZ-ZZZZ';
// Wrong codes are counted by the hour: nobody is slowed because of the test before.
beforeEach(() => test.clock.pass(3600));

const join = (student: Student, classCode: string, address?: string) =>
  student.call(joinClass, { body: { classCode } }, address);
const signUp = (classCode?: string, address?: string) =>
  test.world.anyone.call(
    registerStudent,
    {
      body: {
        username: `mia.${Math.random().toString(36).slice(2)}`,
        password: 'otter river 27',
        timezone: 'America/New_York',
        classCode,
      },
    },
    address,
  );
/** Whether a sign-up was made to wait before its code was looked at. */
async function signUpTimed(code: string, address: string) {
  const began = performance.now();
  const { status } = await signUp(code, address);
  return { status, waited: performance.now() - began >= 950 };
}
/** An address in a /64 of its own; all of them are in one /48. */
const inBlock = (home: number) => `2001:db8:48:${home.toString(16)}::1`;
const openRoom = async () => (await test.world.teacher('Rivera')).class('Room 12');

describe('wrong class codes', () => {
  it('from one address close joining and signing up to nobody who has a right one, or none', async () => {
    const room = await openRoom();
    const sam = await test.world.student('Sam');
    for (let turn = 0; turn < 31; turn++) expect((await join(sam, WRONG)).status).toBe(404);
    for (let turn = 0; turn < 280; turn++) expect((await signUp(WRONG)).problem.code).toBe('closed-code');
    const ana = await test.world.student('Ana');
    const answers = await Promise.all([
      join(ana, room.code),
      join(sam, room.code),
      signUp(room.code),
      signUp(),
      signUp(WRONG),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201, 404]);
  }, 60_000);

  it('from the /64s of one IPv6 /48 slow all of it down, and nobody who has a right code is refused', async () => {
    const room = await openRoom();
    for (let turn = 0; turn < 1200; turn++) await signUp(WRONG, inBlock(turn));
    expect(await signUpTimed(WRONG, inBlock(5000))).toEqual({ status: 404, waited: true });
    expect(await signUpTimed(room.code, inBlock(5001))).toEqual({ status: 201, waited: true });
    expect(await signUpTimed(WRONG, '2001:db8:49::1')).toEqual({ status: 404, waited: false });
  }, 60_000);

  it('of one account slow this account down, two tries at a time', async () => {
    const sam = await test.world.student('Sam');
    for (let turn = 0; turn < 30; turn++) await join(sam, WRONG);
    const began = performance.now();
    const tries = await Promise.all([1, 2, 3, 4].map(() => join(sam, WRONG)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([404, 404, 429, 429]);
    expect(performance.now() - began).toBeGreaterThan(950);
    const refused = tries.find(({ status }) => status === 429)!;
    expect(refused.problem.code).toBe('too-many-requests');
    expect(refused.raw.headers['retry-after']).toBe('1');
  }, 60_000);

  it('that fill the line of an address keep no student out who is signed in there, for five tries an hour', async () => {
    const room = await openRoom();
    const school = '198.51.100.9';
    const lookUp = () => test.world.anyone.call(findClass, { body: { classCode: WRONG } }, school);
    for (let turn = 0; turn < 300; turn++) await lookUp();
    const ana = await test.world.student('Ana');
    const flood = Array.from({ length: 60 }, lookUp);
    await Promise.any(
      flood.map(async (answer) => {
        if ((await answer).status !== 429) throw new Error('The line had a place.');
      }),
    );
    const tries = await Promise.all([1, 2, 3, 4, 5, 6].map(() => join(ana, room.code, school)));
    const statuses = tries.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await Promise.all(flood);
  }, 60_000);
});
