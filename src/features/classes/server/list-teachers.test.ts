import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { deleteCoTeacherInvite, listTeachersOfClass } from '../contract/co-teachers.ts';
import { joinClass } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { myTeachers } from '../contract/teacher-invitations.ts';
import { openSharedClass } from './testing/co-teaching.ts';

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
        iconUrl: '',
        iconColor: '',
        coTeacherNames: [],
        since,
        timezone: 'America/New_York',
        isArchived: false,
        mayLeave: false,
      },
    ],
  });
});

it('names the co-teachers of a class', async () => {
  const { owner, coTeacher, room, ana } = await openSharedClass(test, { owner: true, coTeacher: true });
  const [shown] = (await ana.call(myTeachers, {})).data.classes;
  expect([shown?.teacherName, shown?.coTeacherNames]).toEqual(['Ms. Rivera', ['Ms. Kobi']]);
  const { data } = await owner.call(listTeachersOfClass, { params: { id: room.id } });
  const params = { classId: room.id, inviteId: data.coTeachers[0]!.inviteId! };
  await coTeacher.call(deleteCoTeacherInvite, { params });
  expect((await ana.call(myTeachers, {})).data.classes[0]?.coTeacherNames).toEqual([]);
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
