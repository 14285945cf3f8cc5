import { beforeEach, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { startPretest } from '../contract/endpoints.ts';
import { listResets, resetProgress, undoReset } from '../contract/reset-progress.ts';
import { DAYS_TO_UNDO_RESET } from '../core/undo-reset.ts';
import { standingOf } from './testing/reset-checks.ts';

const test = useTestApp();
let open: Awaited<ReturnType<typeof openReadingClass>>;
let ana: Student;
beforeEach(async () => {
  open = await openReadingClass(test);
  await approve(test, open.teacher);
  ana = await open.reader('Ana');
});
const list = (by: Teacher = open.teacher, { id }: Pick<SchoolClass, 'id'> = open.room) =>
  by.call(listResets, { params: { id } });
const ids = async (...of: Parameters<typeof list>) =>
  (await list(...of)).data.students.map(({ studentId }) => studentId);
const reset = (student: Student, resetPoints = false) =>
  open.teacher.call(resetProgress, {
    body: { classId: open.room.id, studentIds: [student.id], resetPoints },
  });

it('tells who starts over since when, and the points that an undo gives back', async () => {
  expect((await list()).data).toEqual({ students: [] });
  const { total_points: pointsTaken } = (await standingOf(test, ana.id)).progress;
  expect(pointsTaken).toBeGreaterThan(0);
  await reset(ana, true);
  expect((await list()).data.students).toEqual([
    {
      studentId: ana.id,
      username: ana.username,
      firstName: 'Ana',
      lastName: 'Lopez',
      resetAt: test.clock.now().toISOString(),
      pointsTaken,
      byName: null,
    },
  ]);
});

it('has the last one first, no points where they stayed, and none that was undone', async () => {
  const ben = await open.reader('Ben');
  await reset(ana);
  test.clock.pass(60);
  await reset(ben);
  const { students } = (await list()).data;
  expect(students.map(({ studentId, pointsTaken }) => [studentId, pointsTaken])).toEqual([
    [ben.id, 0],
    [ana.id, 0],
  ]);
  await open.teacher.call(undoReset, { body: { classId: open.room.id, studentIds: [ben.id] } });
  expect(await ids()).toEqual([ana.id]);
});

it('has one for seven days, and until the student begins the new pretest', async () => {
  const ben = await open.reader('Ben');
  await reset(ana);
  await reset(ben);
  await ben.call(startPretest, { params: { id: ben.id } });
  expect(await ids()).toEqual([ana.id]);
  const began = (ago: number) =>
    test.database.pool.query('update progress_resets set reset_at = $1 where student_id = $2', [
      new Date(test.clock.now().getTime() - ago),
      ana.id,
    ]);
  await began(DAYS_TO_UNDO_RESET * 86_400_000 - 1000);
  expect(await ids()).toEqual([ana.id]);
  await began(DAYS_TO_UNDO_RESET * 86_400_000);
  expect(await ids()).toEqual([]);
});

it('goes with the student into another class, where it has the name of who did it', async () => {
  const moss = await approvedTeacher(test, 'Moss');
  const club = await moss.class('Club');
  await reset(ana);
  await ana.call(joinClass, { body: { classCode: club.code } });
  await open.teacher.call(removeStudentsFromClass, {
    body: { classId: open.room.id, studentIds: [ana.id] },
  });
  expect(await ids()).toEqual([]);
  expect((await list(moss, club)).data.students).toMatchObject([
    { studentId: ana.id, byName: expect.stringContaining('Rivera') },
  ]);
});

it('is for approved teachers of the class', async () => {
  expect((await list(await approvedTeacher(test, 'Moss'))).status).toBe(404);
  const child = await test.world.teacher('A child');
  expect((await list(child, await child.class('A trap'))).status).toBe(404);
});
