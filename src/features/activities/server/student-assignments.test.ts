import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { startOfDay } from '#platform/time/core/time-zone.ts';
import { getStudentAssignments } from '../contract/student.ts';
import { pauseAssignment } from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned } from './testing/assigned-class.ts';
import { setGoal } from './testing/set-goal.ts';

const test = useTestApp();
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;

const versionAt = (index: number) => test.app.services.library.current('practice')[index]!.versionId;
const assignmentsOf = async (
  student: Student,
  by: Pick<Student, 'call'> = student,
  days: { fromDate?: string; toDate?: string } = {},
) => (await by.call(getStudentAssignments, { query: { studentId: student.id, ...days } })).data.assignments;
const idsOf = (assignments: readonly { activityId: number }[]) =>
  assignments.map(({ activityId }) => activityId);

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
  ana = await group.reader('Ana');
});

it('tells a student and the teachers who may read the work what was set', async () => {
  const first = await group.assign({ versionId: versionAt(0) });
  await readAssigned(test, ana, first.activityId, { level: 12, guessing: 0, random: () => 0.4 });
  expect(await assignmentsOf(ana)).toEqual([
    expect.objectContaining({
      studentAssignmentId: first.activityId,
      status: 'completed',
      passageStatus: 'passed',
    }),
  ]);
  expect(idsOf(await assignmentsOf(ana, group.teacher))).toEqual([first.activityId]);
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const ofClub = await assignPassage(test, pell, club.id, { versionId: versionAt(1) });
  expect(idsOf(await assignmentsOf(ana, pell))).toEqual([ofClub.activityId]);
  // What the class of a teacher whom nobody approved sets is nothing to a student of a real one.
  expect(idsOf(await assignmentsOf(ana))).toEqual([first.activityId]);
});

it('is paused still beyond its due day', async () => {
  const { activityId } = await group.assign({ dueDate: inDays(test, 1) });
  await group.teacher.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  test.clock.set(new Date(startOfDay(dayOfIso(inDays(test, 2)) ?? 0, 'America/New_York') + 60_000));
  ana = await test.world.comeBack(ana);
  expect((await assignmentsOf(ana))[0]).toMatchObject({ activityId, status: 'paused' });
});

it('is told to no other student', async () => {
  const ben = await group.reader('Ben');
  const answer = await ben.call(getStudentAssignments, { query: { studentId: ana.id } });
  expect(answer.status).toBe(404);
});

it('shows what was canceled to the teacher alone', async () => {
  const { activityId } = await group.assign();
  await group.cancel(activityId);
  expect(await assignmentsOf(ana)).toEqual([]);
  expect(await assignmentsOf(ana, group.teacher)).toEqual([
    expect.objectContaining({ activityId, status: 'canceled' }),
  ]);
});

it('is what is open on some of the days that are asked for, what is due first in front', async () => {
  const late = await group.assign({ versionId: versionAt(2), dueDate: inDays(test, 9) });
  const soon = await group.assign({ versionId: versionAt(3), dueDate: inDays(test, 2) });
  expect(idsOf(await assignmentsOf(ana))).toEqual([soon.activityId, late.activityId]);
  expect(idsOf(await assignmentsOf(ana, ana, { fromDate: inDays(test, 3) }))).toEqual([late.activityId]);
  expect(await assignmentsOf(ana, ana, { toDate: inDays(test, -2) })).toEqual([]);
});

it('hides the level where the class does', async () => {
  const quiet = await openAssigningClass(test, { settings: { showGrade: false } });
  const dee = await quiet.reader('Dee');
  await quiet.assign();
  expect(await assignmentsOf(dee)).toEqual([expect.objectContaining({ level: null })]);
});

it('tells a teacher the weekly goals of the student with the weeks, and the student none', async () => {
  const weeklyOf = async (by: Pick<Student, 'call'>) =>
    (await by.call(getStudentAssignments, { query: { studentId: ana.id } })).data.weekly;
  const goal = await setGoal(group.teacher, group.room.id, { quizzes: 1 });
  await group.read(ana);
  expect(await weeklyOf(group.teacher)).toEqual([
    { ...goal, weeks: [expect.objectContaining({ counted: 1, reached: true })] },
  ]);
  expect(await weeklyOf(ana)).toEqual([]);
  // A goal of her own takes its place.
  const own = await setGoal(group.teacher, group.room.id, { quizzes: 4, studentIds: [ana.id] });
  expect(idsOf(await weeklyOf(group.teacher))).toEqual([own.activityId]);
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const ofClub = await setGoal(pell, club.id);
  expect(await weeklyOf(pell)).toEqual([{ ...ofClub, weeks: [] }]);
});
