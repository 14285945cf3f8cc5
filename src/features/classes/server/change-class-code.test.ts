import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { closeClassCode, renewClassCode } from '../contract/class-members.ts';
import { getClass, joinClass } from '../contract/endpoints.ts';

const test = useTestApp();
const join = async (student: Student, classCode: string) =>
  (await student.call(joinClass, { body: { classCode } })).status;
/** Who did this to the code of a class, by the audit log. */
const actsOn = async (act: string, classId: number) =>
  (
    await test.database.pool.query(
      `select actor_user_id from audit_log where act = $1 and (detail ->> 'classId')::bigint = $2`,
      [act, classId],
    )
  ).rows;
async function newClass() {
  const teacher = await test.world.teacher('Rivera');
  return { teacher, room: await teacher.class('Room 12') };
}

it('A closed code opens nothing, and students who are in the class stay', async () => {
  const { teacher, room } = await newClass();
  await room.student('Ben');
  const { data } = await teacher.call(closeClassCode, { body: { classId: room.id } });
  expect(data).toMatchObject({ id: room.id, classCode: null, studentCount: 1 });
  expect(await join(await test.world.student('Ana'), room.code)).toBe(404);
  expect(await actsOn('close-class-code', room.id)).toEqual([{ actor_user_id: teacher.id }]);
});

it('A renewed code opens the class and the old one nothing', async () => {
  const { teacher, room } = await newClass();
  const { classCode } = (await teacher.call(renewClassCode, { body: { classId: room.id } })).data;
  const ana = await test.world.student('Ana');
  expect(await join(ana, room.code)).toBe(404);
  expect(await join(ana, classCode!)).toBe(200);
  expect(await actsOn('renew-class-code', room.id)).toEqual([{ actor_user_id: teacher.id }]);
});

it('A teacher renews a code that is closed', async () => {
  const { teacher, room } = await newClass();
  const body = { classId: room.id };
  await teacher.call(closeClassCode, { body });
  const { classCode } = (await teacher.call(renewClassCode, { body })).data;
  expect(await join(await test.world.student('Ana'), classCode!)).toBe(200);
});

it('A teacher neither closes nor renews the code of another teacher’s class', async () => {
  const { teacher, room } = await newClass();
  const novak = await test.world.teacher('Novak');
  for (const endpoint of [closeClassCode, renewClassCode])
    expect((await novak.call(endpoint, { body: { classId: room.id } })).status).toBe(404);
  const { data } = await teacher.call(getClass, { params: { id: room.id } });
  expect(data.classCode).toBe(room.code);
});
