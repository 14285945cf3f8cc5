import { beforeEach, expect, it } from 'vitest';
import { answerAs } from '#app/server/simulated-student.ts';
import { readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { replayEverything } from '#features/item-bank/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { quizReviewData, studentQuizData } from '#features/quiz/contract/endpoints.ts';
import { getStudentAssignments } from '../contract/student.ts';
import { getClassScores, listActivities, pauseAssignment } from '../contract/teaching.ts';
import { openAssigningClass, pendingOf, readAssigned, start } from './testing/assigned-class.ts';

const test = useTestApp();
const A_DAY = 86_400;
const HASTY = { ...STEADY_READER, guessing: 1 };
const PERFECT = { ...STEADY_READER, level: 12, random: () => 0 };
let group: Awaited<ReturnType<typeof openAssigningClass>>;

beforeEach(async () => {
  group = await openAssigningClass(test, { includeEssays: true, maySkipEssays: true });
});

const lineOf = async (student: Student, activityId: number) =>
  (await group.report(activityId)).students.find(({ studentId }) => studentId === student.id);
const profileOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data;
const versionAt = (index: number) =>
  test.app.services.library.current('practice').filter(({ level }) => level === 4)[index]!.versionId;

it('offers a passage once more that was answered too fast to count, and tells the teacher so', async () => {
  const ana = await group.reader('Ana');
  const { activityId } = await group.assign({ versionId: versionAt(0) });
  const hasty = await readAssigned(test, ana, activityId, HASTY);
  expect(await pendingOf(ana)).toEqual([
    expect.objectContaining({
      status: 'next-up',
      passageStatus: null,
      tooFast: true,
      attemptId: hasty.attemptId,
    }),
  ]);
  expect((await profileOf(ana)).assigned).toEqual([expect.objectContaining({ tooFast: true })]);
  expect(await lineOf(ana, activityId)).toMatchObject({
    status: 'next-up',
    passageStatus: null,
    tooFast: true,
    result: { attemptId: hasty.attemptId, right: 0, fastAnswers: hasty.questionCount },
  });
  const { data } = await group.teacher.call(listActivities, { params: { id: group.teacher.id }, query: {} });
  const listed = data.activities.find((one) => one.activityId === activityId);
  expect(listed).toMatchObject({ begun: 0, finished: 0, passed: 0 });

  const scores = await group.teacher.call(getClassScores, { params: { id: group.room.id } });
  expect(scores.data.students.map((one) => one.scores)).toEqual([[null]]);

  const again = (await start(ana, activityId)).data.quiz;
  expect(again.attemptId).not.toBe(hasty.attemptId);
  expect(again).toMatchObject({ versionId: hasty.versionId, answeredCount: 0 });
  expect((await pendingOf(ana))[0]).toMatchObject({ status: 'resume', tooFast: false });
  await answerAs(PERFECT, { ...readingEnvironment(test, ana), quiz: again });
  expect(await lineOf(ana, activityId)).toMatchObject({
    status: 'completed',
    passageStatus: 'passed',
    tooFast: false,
    result: { attemptId: again.attemptId, fastAnswers: 0 },
  });
  expect((await start(ana, activityId)).problem.code).toBe('done');
});

it('pays a passage once, asks for one essay, and leaves the level alone the second time', async () => {
  const ben = await group.reader('Ben');
  const { activityId } = await group.assign({ versionId: versionAt(1) });
  const essayOf = async () =>
    (await ben.call(studentQuizData, { params: { studentId: ben.id } })).data.essay?.attemptId ?? null;
  await readAssigned(test, ben, activityId, HASTY);
  expect(await essayOf()).toBeNull();
  const before = await profileOf(ben);
  const again = await readAssigned(test, ben, activityId, PERFECT);
  expect(await essayOf()).toBe(again.attemptId);
  const after = await profileOf(ben);
  expect(after.readingLevel).toMatchObject({
    level: before.readingLevel!.level,
    value: before.readingLevel!.value,
  });
  const { versionId, attemptId } = again;
  const { data } = await ben.call(quizReviewData, { params: { versionId }, query: { attemptId } });
  expect(data.result.level?.reason.code).toBe('again');
  const { rows } = await test.database.pool.query<{ attempt_id: string; points: number }>(
    "select attempt_id, sum(points)::int as points from points_ledger where student_id = $1 and cause <> 'pretest' group by attempt_id",
    [ben.id],
  );
  expect(rows).toEqual([{ attempt_id: attemptId, points: data.result.points!.total }]);
  // What is computed again from the answers is the same.
  expect((await replayEverything(test.database.db)).differences).toEqual([]);
});

it('can be tried again as often as it is too fast, while it is open', async () => {
  const cal = await group.reader('Cal');
  const { activityId } = await group.assign({ versionId: versionAt(2) });
  const first = await readAssigned(test, cal, activityId, HASTY);
  const second = await readAssigned(test, cal, activityId, HASTY);
  expect(second.attemptId).not.toBe(first.attemptId);
  await group.teacher.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  expect((await start(cal, activityId)).problem.code).toBe('paused');
  await group.teacher.call(pauseAssignment, { query: { activityId, pause: 'false' } });
  test.clock.pass(30 * A_DAY);
  const back = await test.world.comeBack(cal);
  expect((await start(back, activityId)).problem.code).toBe('over');
  const { data } = await back.call(getStudentAssignments, { query: { studentId: cal.id } });
  expect(data.assignments.find((one) => one.activityId === activityId)).toMatchObject({
    status: 'missed',
    tooFast: true,
  });
});

it('begins once when the second try is pressed twice', async () => {
  const dee = await group.reader('Dee');
  const { activityId } = await group.assign({ versionId: versionAt(3) });
  await readAssigned(test, dee, activityId, HASTY);
  const both = await Promise.all([start(dee, activityId), start(dee, activityId)]);
  expect(new Set(both.map(({ data }) => data.quiz.attemptId)).size).toBe(1);
});

it('leaves the level alone also when another passage was begun in between', async () => {
  const cal = await group.reader('Cal');
  const [first, second] = [
    await group.assign({ versionId: versionAt(2) }),
    await group.assign({ versionId: versionAt(3) }),
  ];
  await readAssigned(test, cal, first.activityId, HASTY);
  const levelOf = async () => {
    const { rows } = await test.database.pool.query<{ mean: number }>(
      'select mean from student_progress where student_id = $1',
      [cal.id],
    );
    return rows[0]?.mean;
  };
  const before = await levelOf();
  await start(cal, first.activityId);
  await start(cal, second.activityId);
  const { quiz } = (await start(cal, first.activityId)).data;
  await answerAs(PERFECT, { ...readingEnvironment(test, cal), quiz });
  // Time that passed alone moves it by less.
  expect(await levelOf()).toBeCloseTo(before ?? Number.NaN, 3);
});

it('keeps the attempt that was too fast at its activity when two calls begin at once', async () => {
  const dee = await group.reader('Dee');
  const { activityId } = await group.assign({ versionId: versionAt(4) });
  const hasty = await readAssigned(test, dee, activityId, HASTY);
  const begun = await Promise.all([1, 2, 3].map(() => start(dee, activityId)));
  const quizzes = new Set(begun.flatMap(({ data }) => (data ? [data.quiz.attemptId] : [])));
  expect(quizzes.size).toBe(1);
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from attempts where student_id = $1 and activity_id = $2',
    [dee.id, activityId],
  );
  expect(rows.map(({ id }) => id)).toEqual([...quizzes]);
  expect(quizzes).not.toContain(hasty.attemptId);
});
