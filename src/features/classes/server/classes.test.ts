import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import * as classes from '../contract/endpoints.ts';

const test = useTestApp();

describe('a class', () => {
  it('is changed by what is sent, and keeps the rest', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12', { class_setting: { show_points: false } });
    const { data } = await teacher.call(classes.updateClass, {
      params: { id: room.id },
      body: { teacherId: teacher.id, class_setting: { min_level: 2, max_level: 6 } },
    });
    expect(data).toMatchObject({ name: 'Room 12', grade: 4 });
    expect(data.classSettingObject).toMatchObject({
      show_points: false,
      min_level: 2,
      max_level: 6,
      show_grade: true,
    });
    expect(JSON.parse(data.classSetting)).toEqual(data.classSettingObject);
  });

  it('refuses levels in the wrong order and zones that are not there, at the field', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const change = (body: object) =>
      teacher.call(classes.updateClass, {
        params: { id: room.id },
        body: { teacherId: teacher.id, ...body },
      });
    expect((await change({ class_setting: { min_level: 7, max_level: 3 } })).problem).toMatchObject({
      code: 'levels-crossed',
      errors: [{ path: 'class_setting.min_level' }],
    });
    expect((await change({ timezone: 'Nowhere/Land' })).problem.errors).toMatchObject([{ path: 'timezone' }]);
  });

  it.each(['Room\u000012', 'Room\u202E12', '\u3164', 'Room 1\n2'])('has no name like %j', async (name) => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const refused = await teacher.call(classes.updateClass, {
      params: { id: room.id },
      body: { teacherId: teacher.id, name },
    });
    expect(refused.problem).toMatchObject({ code: 'invalid-request', errors: [{ path: 'name' }] });
  });

  it('is joined once by its code, however often it is typed', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const ana = await test.world.student('Ana');
    for (const code of [room.code, room.code.toLowerCase()]) {
      const { data } = await ana.call(classes.joinClass, { body: { classCode: code } });
      expect(data).toMatchObject({ id: room.id, teacherName: 'Ms. Rivera' });
      expect(data).not.toHaveProperty('classCode');
    }
    const { data } = await teacher.call(classes.getClass, { params: { id: room.id } });
    expect(data.studentCount).toBe(1);
  });

  it('lets nobody in by a code after the school year', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const before = test.clock.now();
    test.clock.set(new Date('2027-08-15T04:00:00Z'));
    const late = await test.world.student('Ana');
    expect((await late.call(classes.joinClass, { body: { classCode: room.code } })).problem.code).toBe(
      'closed-code',
    );
    test.clock.set(before);
  });
});
