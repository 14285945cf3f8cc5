import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { archiveClass, restoreClass } from '#features/classes/contract/archive.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { previewArchive } from '../contract/archive-preview.ts';
import { getPendingStudentAssignments, startAssignment } from '../contract/student.ts';
import { cancelAssignment } from '../contract/teaching.ts';
import { assignPassage } from './testing/assign-passage.ts';
import { openAssigningClass } from './testing/assigned-class.ts';

const test = useTestApp();
const versionAt = (index: number) => test.app.services.library.current('practice')[index]!.versionId;

it('counts what is open, and names who is in no other class that stays', async () => {
  const rivera = await test.world.teacher('Rivera');
  const [room, club, empty] = [
    await rivera.class('Room'),
    await rivera.class('Club'),
    await rivera.class('Empty'),
  ];
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  await ben.call(joinClass, { body: { classCode: club.code } });
  await assignPassage(test, rivera, room.id);
  const canceled = await assignPassage(test, rivera, room.id, { versionId: versionAt(1) });
  await rivera.call(cancelAssignment, { query: { activityId: canceled.activityId } });
  const preview = async (...classIds: number[]) =>
    (await rivera.call(previewArchive, { body: { classIds } })).data.classes.map((one) => ({
      ...one,
      students: one.students.map(({ studentId }) => studentId),
    }));
  const roomAlone = { classId: room.id, openActivities: 1, withoutClass: 1, students: [ana.id] };
  expect(await preview(room.id, empty.id)).toEqual([
    roomAlone,
    { classId: empty.id, openActivities: 0, withoutClass: 0, students: [] },
  ]);
  const both = await preview(room.id, club.id);
  expect(both.map(({ withoutClass }) => withoutClass)).toEqual([2, 1]);
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(previewArchive, { body: { classIds: [room.id] } })).data.classes).toEqual([]);
});

it('is what happens: the activities of an archived class end for its students, and come back with it', async () => {
  const { teacher, room, reader, assign } = await openAssigningClass(test);
  const ana = await reader('Ana');
  const { activityId } = await assign();
  const toDo = async () =>
    (await ana.call(getPendingStudentAssignments, { params: { studentId: ana.id }, query: {} })).data
      .assignments.length;
  expect(await toDo()).toBe(1);
  await teacher.call(archiveClass, { params: { id: room.id } });
  expect(await toDo()).toBe(0);
  const start = await ana.call(startAssignment, {
    query: { studentId: ana.id, studentAssignmentId: activityId },
  });
  expect(start.problem.code).toBe('not-assigned');
  await teacher.call(restoreClass, { body: { classId: room.id } });
  expect(await toDo()).toBe(1);
});
