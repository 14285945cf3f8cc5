import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { getClass, updateClass } from '../contract/endpoints.ts';

const test = useTestApp();
const update = (teacher: Teacher, id: number, form: object) =>
  teacher.call(updateClass, { params: { id }, body: { teacherId: teacher.id, ...form } });

it('A class is changed by what is sent, and keeps the rest', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { class_setting: { show_points: false } });
  const { data } = await update(teacher, room.id, { class_setting: { min_level: 2, max_level: 6 } });
  expect(data).toMatchObject({ name: 'Room 12', grade: 4, classCode: room.code });
  expect(data.classSettingObject).toMatchObject({
    show_points: false,
    min_level: 2,
    max_level: 6,
    show_grade: true,
  });
  expect(JSON.parse(data.classSetting)).toEqual(data.classSettingObject);
});

it('Every field of a class can be changed', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const form = {
    name: 'Room 14',
    grade: 9,
    below_thirteen: false,
    include_short_essay_questions: true,
    may_skip_short_essay: true,
    timezone: 'Europe/Berlin',
  } as const;
  await update(teacher, room.id, form);
  expect((await teacher.call(getClass, { params: { id: room.id } })).data).toMatchObject(form);
});

it('The server refuses levels in the wrong order, also against the level that is kept', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { class_setting: { max_level: 6 } });
  for (const class_setting of [{ min_level: 7, max_level: 3 }, { min_level: 7 }])
    expect((await update(teacher, room.id, { class_setting })).problem).toMatchObject({
      status: 422,
      code: 'levels-crossed',
      errors: [{ path: 'class_setting.min_level' }],
    });
});

it('The server refuses a time zone that it does not know, at its field', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  expect((await update(teacher, room.id, { timezone: 'Nowhere/Land' })).problem).toMatchObject({
    status: 422,
    code: 'unknown-zone',
    errors: [{ path: 'timezone' }],
  });
});

it.each(['Room\u000012', 'Room\u202E12', '\u3164', 'Room 1\n2'])(
  'The server refuses %j as the name of a class',
  async (name) => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const { problem } = await update(teacher, room.id, { name });
    expect(problem).toMatchObject({ code: 'invalid-request', errors: [{ path: 'name' }] });
  },
);

it('A teacher changes no class of another teacher, and gives no class away', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const room = await rivera.class('Room 12');
  expect((await update(novak, room.id, { name: 'Mine' })).status).toBe(404);
  expect((await update(rivera, room.id, { name: 'Yours', teacherId: novak.id })).status).toBe(404);
  expect((await rivera.call(getClass, { params: { id: room.id } })).data.name).toBe('Room 12');
});
