import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import { getClass } from '../contract/endpoints.ts';

const test = useTestApp();

it('A teacher sees a class of theirs with its code and the number of its students', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  const { data } = await teacher.call(getClass, { params: { id: room.id } });
  expect(data).toMatchObject({
    id: room.id,
    name: 'Room 12',
    teacherId: teacher.id,
    classCode: room.code,
    studentCount: 1,
  });
  expect(JSON.parse(data.settingsText)).toEqual(toWire().value(data.settings));
});

it('A class is hidden from other teachers and its students, like one that does not exist', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(getClass, { params: { id: room.id } })).status).toBe(404);
  expect((await teacher.call(getClass, { params: { id: 999_999 } })).status).toBe(404);
  const ana = await room.student('Ana');
  expect((await ana.call(getClass, { params: { id: room.id } })).status).toBe(403);
});
