import { beforeEach, describe, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import { archiveClass, restoreClass } from '#features/classes/contract/archive.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { startOfDay } from '#platform/time/core/time-zone.ts';
import { getPendingStudentAssignments } from '../contract/student.ts';
import { pauseAssignment } from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned, start } from './testing/assigned-class.ts';

const test = useTestApp();
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;
beforeEach(async () => {
  group = await openAssigningClass(test);
  ana = await group.reader('Ana');
});

const versionAt = (index: number) => test.app.services.library.current('practice')[index]!.versionId;
const ask = (by: Person, student: Person = by, fromDate?: string) =>
  by.call(getPendingStudentAssignments, {
    params: { studentId: student.id },
    query: fromDate === undefined ? {} : { fromDate },
  });
const toDo = async (student: Student = ana, fromDate?: string) =>
  (await ask(student, student, fromDate)).data.assignments;
const ids = async (...of: Parameters<typeof toDo>) => (await toDo(...of)).map(({ activityId }) => activityId);
/** Whether the student has an activity to do, and how it stands. */
const statusOf = async (activityId: number) =>
  (await toDo()).find((one) => one.activityId === activityId)?.status;

it('has what is due first in front, what begins later and what is paused with the rest', async () => {
  const late = await group.assign({ versionId: versionAt(0), dueDate: inDays(test, 9) });
  const soon = await group.assign({ versionId: versionAt(1), dueDate: inDays(test, 2) });
  const next = await group.assign({
    versionId: versionAt(2),
    startDate: inDays(test, 3),
    dueDate: inDays(test, 5),
  });
  await group.teacher.call(pauseAssignment, { query: { activityId: late.activityId, pause: 'true' } });
  expect(await ids()).toEqual([soon.activityId, next.activityId, late.activityId]);
  expect(await statusOf(late.activityId)).toBe('paused');
  expect(await statusOf(next.activityId)).toBe('pending');
  expect((await toDo())[0]).toMatchObject({
    studentAssignmentId: soon.activityId,
    classId: group.room.id,
    className: 'Room 12',
    timezone: 'America/New_York',
    dueDate: inDays(test, 2),
  });
});

describe('has nothing', () => {
  it('that is read, and has what is begun', async () => {
    const [read, begun] = [
      await group.assign({ versionId: versionAt(0) }),
      await group.assign({ versionId: versionAt(1) }),
    ];
    await readAssigned(test, ana, read.activityId);
    expect((await start(ana, begun.activityId)).status).toBe(200);
    expect(await ids()).toEqual([begun.activityId]);
    expect(await statusOf(begun.activityId)).toBe('resume');
  });

  it('that is canceled', async () => {
    const { activityId } = await group.assign();
    await group.cancel(activityId);
    expect(await ids()).toEqual([]);
  });

  it('beyond its due day in the zone of the class, though it is paused still', async () => {
    const due = inDays(test, 1);
    const { activityId } = await group.assign({ dueDate: due });
    await group.teacher.call(pauseAssignment, { query: { activityId, pause: 'true' } });
    const endOfDueDay = startOfDay((dayOfIso(due) ?? 0) + 1, 'America/New_York');
    test.clock.set(new Date(endOfDueDay - 60_000));
    expect(await ids(await test.world.comeBack(ana))).toEqual([activityId]);
    test.clock.set(new Date(endOfDueDay));
    expect(await ids(await test.world.comeBack(ana))).toEqual([]);
  });

  it('of an archived class, until the class is back', async () => {
    const { activityId } = await group.assign();
    await group.teacher.call(archiveClass, { params: { id: group.room.id } });
    expect(await ids()).toEqual([]);
    await group.teacher.call(restoreClass, { body: { classId: group.room.id } });
    expect(await ids()).toEqual([activityId]);
  });

  it('of a teacher whom nobody approved, for a student of a confirmed class', async () => {
    await approve(test, group.teacher);
    const child = await test.world.teacher('A child');
    const trap = await child.class('A trap');
    await ana.call(joinClass, { body: { classCode: trap.code } });
    await assignPassage(test, child, trap.id);
    expect(await ids()).toEqual([]);
  });
});

it('has what is still open on a later day, where one is asked for', async () => {
  await group.assign({ versionId: versionAt(0), dueDate: inDays(test, 2) });
  const late = await group.assign({ versionId: versionAt(1), dueDate: inDays(test, 9) });
  expect(await ids(ana, inDays(test, 3))).toEqual([late.activityId]);
  // A day that is over changes nothing.
  expect(await ids(ana, inDays(test, -30))).toEqual(await ids());
});

it('hides the level where the class does', async () => {
  const quiet = await openAssigningClass(test, { settings: { showGrade: false } });
  const dee = await quiet.reader('Dee');
  await quiet.assign();
  await group.assign();
  expect(await toDo(dee)).toMatchObject([{ level: null }]);
  expect(await toDo()).toMatchObject([{ level: expect.any(Number) }]);
});

it('is told to no other student, and to no teacher', async () => {
  const ben = await group.reader('Ben');
  expect((await ask(ben, ana)).status).toBe(404);
  expect((await ask(group.teacher, ana)).status).toBe(403);
});
