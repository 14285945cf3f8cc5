import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { findClass } from '../contract/class-code.ts';
import { CODE_LENGTH } from '../core/class-code.ts';
import { renewClassCode } from './renew-class-code.ts';

const test = useTestApp();
const ZONE = 'America/New_York';
const openRoom = async () => (await test.world.teacher('Rivera')).class('Room 12');
const find = async (classCode: string) =>
  (await test.world.anyone.call(findClass, { body: { classCode } })).status;
const renew = (classId: number, randomInt = test.app.services.randomInt) =>
  renewClassCode(
    { db: test.database.db, randomInt },
    { classId, timezone: ZONE, by: null },
    test.clock.now(),
  );
/** Draws these numbers in turn, each for every letter of a code. */
const drawing = (...numbers: number[]) => {
  let draws = 0;
  return () => numbers[Math.floor(draws++ / CODE_LENGTH)]!;
};

it('opens the class by the new code until the school year of its zone ends', async () => {
  const room = await openRoom();
  const code = await renew(room.id);
  expect(await find(room.code)).toBe(404);
  const now = test.clock.now();
  const end = codeExpiry(now.getTime(), ZONE);
  test.clock.set(new Date(end - 1000));
  expect(await find(code)).toBe(200);
  test.clock.set(new Date(end));
  expect(await find(code)).toBe(404);
  test.clock.set(now);
});

it('draws another code when a class has the one that was drawn', async () => {
  const [first, second] = [await openRoom(), await openRoom()];
  const code = await renew(first.id, drawing(3));
  const other = await renew(second.id, drawing(3, 4));
  expect(other).not.toBe(code);
  expect([await find(code), await find(other)]).toEqual([200, 200]);
});

it('records the operator, who renews by a command, as nobody', async () => {
  const room = await openRoom();
  await renew(room.id);
  const { rows } = await test.database.pool.query(
    `select actor_user_id from audit_log where act = 'renew-class-code' and (detail ->> 'classId')::bigint = $1`,
    [room.id],
  );
  expect(rows).toEqual([{ actor_user_id: null }]);
});
