import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { getClassScores } from '../contract/teaching.ts';
import { setPretest } from './testing/ask-for-pretest.ts';
import { inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned } from './testing/assigned-class.ts';
import { setGoal } from './testing/set-goal.ts';

const test = useTestApp();
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;
let ben: Student;

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
  ana = await group.reader('Ana');
  ben = await group.reader('Ben');
});

const scores = async (teacher = group.teacher, classId = group.room.id) =>
  teacher.call(getClassScores, { params: { id: classId } });

it('tells the scores of all activities that are not canceled, what is due first in front', async () => {
  expect((await scores()).data).toEqual({ activities: [], students: [] });
  const { teacher, room } = group;
  await setGoal(teacher, room.id, { quizzes: 1 });
  const passage = await group.assign({ dueDate: inDays(test, 3) });
  const pretest = await setPretest(teacher, room.id, { studentIds: [ana.id] });
  const [, other] = test.app.services.library.current('practice');
  const canceled = await group.assign({ versionId: other!.versionId });
  await group.cancel(canceled.activityId);
  await readAssigned(test, ana, passage.activityId);
  await placeByPretest(test, ana);
  const { data } = await scores();
  expect(data.activities.map(({ type }) => type)).toEqual(['PASSAGE', 'ASSESSMENT', 'FIXED_WEEKLY']);
  expect(data.activities[1]?.activityId).toBe(pretest.activityId);
  const { students } = await group.report(passage.activityId);
  const { result } = students.find(({ studentId }) => studentId === ana.id)!;
  expect(data.students.map(({ firstName, scores: of }) => [firstName, of])).toEqual([
    ['Ana', [Math.round((100 * result!.right) / result!.total), expect.any(Number), 1]],
    ['Ben', [null, null, 0]],
  ]);
});

it('tells a teacher nothing of the quizzes and levels of other classes', async () => {
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await ben.call(joinClass, { body: { classCode: club.code } });
  await setGoal(pell, club.id, { quizzes: 1 });
  await group.read(ben);
  expect((await scores(pell, club.id)).data.students.map((one) => one.scores)).toEqual([[null]]);
  expect((await scores(pell)).status).toBe(404);
});
