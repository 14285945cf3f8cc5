import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { findClass } from '../contract/class-code.ts';
import * as contract from '../contract/class-members.ts';
import { getClass, listClasses } from '../contract/endpoints.ts';
import { closeClassCode } from './close-class-code.ts';

const test = useTestApp();
const find = async (classCode: string) =>
  (await test.world.anyone.call(findClass, { body: { classCode } })).problem.code;
async function setUp() {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  return {
    teacher,
    room,
    shownCode: async () => (await teacher.call(getClass, { params: { id: room.id } })).data.classCode,
    /** Who closed the code, by the audit log. */
    closers: async () =>
      (
        await test.database.pool.query<{ by: number | null }>(
          `select actor_user_id as by from audit_log
            where act = 'close-class-code' and (detail ->> 'classId')::bigint = $1 order by id`,
          [room.id],
        )
      ).rows.map(({ by }) => by),
  };
}

it('shows no code any more, and the code opens nothing', async () => {
  const { teacher, room, shownCode } = await setUp();
  expect(await shownCode()).toBe(room.code);
  await teacher.call(contract.closeClassCode, { body: { classId: room.id } });
  expect(await shownCode()).toBeNull();
  expect(await find(room.code)).toBe('closed-code');
});

it('tells no code that has expired, only the day, until there is a new one', async () => {
  const { teacher, room, shownCode } = await setUp();
  await test.database.pool.query("update class_codes set expires_at = '2020-08-15' where class_id = $1", [
    room.id,
  ]);
  expect(await shownCode()).toBeNull();
  const { data } = await teacher.call(listClasses, {});
  expect(data.classes[0]).toMatchObject({ classCode: null, classCodeExpires: '2020-08-15T00:00:00.000Z' });
  expect(await find(room.code)).toBe('closed-code');
  await teacher.call(contract.renewClassCode, { body: { classId: room.id } });
  expect(await shownCode()).not.toBeNull();
});

it('records each closing with who did it: the operator, who closes by a command, as nobody', async () => {
  const { teacher, room, closers } = await setUp();
  await teacher.call(contract.closeClassCode, { body: { classId: room.id } });
  await closeClassCode(test.database.db, { classId: room.id, by: null }, test.clock.now());
  expect(await closers()).toEqual([teacher.id, null]);
});

it('closes the code of no other class', async () => {
  const { teacher, room } = await setUp();
  const other = await teacher.class('Room 13');
  await teacher.call(contract.closeClassCode, { body: { classId: room.id } });
  const { data } = await test.world.anyone.call(findClass, { body: { classCode: other.code } });
  expect(data.name).toBe('Room 13');
});
