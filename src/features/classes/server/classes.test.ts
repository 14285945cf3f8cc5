import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import * as classes from '../contract/endpoints.ts';

const test = useTestApp();

describe('a class', () => {
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
