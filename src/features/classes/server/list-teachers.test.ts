import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinClass } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { myTeachers } from '../contract/teacher-invitations.ts';

const test = useTestApp();

it('shows a student their classes with their teachers and since when', async () => {
  const room = await (await approvedTeacher(test, 'Rivera')).class('Room 12');
  const ana = await test.world.student('Ana');
  expect((await ana.call(myTeachers, {})).data).toEqual({ classes: [] });
  const since = test.clock.now().toISOString();
  await ana.call(joinClass, { body: { classCode: room.code } });
  expect((await ana.call(myTeachers, {})).data).toEqual({
    classes: [
      {
        classId: room.id,
        className: 'Room 12',
        teacherName: 'Ms. Rivera',
        since,
        timezone: 'America/New_York',
        isArchived: false,
        mayLeave: false,
      },
    ],
  });
});

it('lists the first joined first, and no class that the student has left', async () => {
  const room = await (await approvedTeacher(test, 'Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  test.clock.pass(60);
  const club = await (await test.world.teacher('Bonus')).class('A Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const listed = async () =>
    (await ana.call(myTeachers, {})).data.classes.map(({ className, mayLeave }) => [className, mayLeave]);
  expect(await listed()).toEqual([
    ['Room 12', false],
    ['A Club', true],
  ]);
  await ana.call(leaveClass, { body: { studentId: ana.id, classId: club.id } });
  expect(await listed()).toEqual([['Room 12', false]]);
});

it('is refused to a teacher', async () => {
  const teacher = await test.world.teacher('Rivera');
  expect((await teacher.call(myTeachers, {})).status).toBe(403);
});
