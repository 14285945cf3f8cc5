import { beforeEach, describe, expect, it } from 'vitest';
import { answerAs, readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { replayEverything } from '#features/item-bank/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { presentPretest, startPretest, startQuiz } from '#features/quiz/contract/endpoints.ts';
import { resetProgress, undoReset } from '#features/quiz/contract/reset-progress.ts';
import { expectWhole, standingOf } from '#features/quiz/server/testing/reset-checks.ts';
import {
  cancelAssignment,
  getStudentAssignmentReport,
  listActivities,
  pauseAssignment,
} from '../contract/teaching.ts';
import { askForPretest, setPretest } from './testing/ask-for-pretest.ts';
import { inDays } from './testing/assign-passage.ts';
import { openAssigningClass, pendingOf, start } from './testing/assigned-class.ts';
import { daysLater } from './testing/open-activity.ts';

const test = useTestApp();
let group: Awaited<ReturnType<typeof openAssigningClass>>;

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
});

/** Answers everything wrong, with care. */
const LOST = { ...STEADY_READER, level: 1, random: () => 0.999 };
const retake = (student: Student, reader = STEADY_READER) =>
  takePretestAs(reader, readingEnvironment(test, student));
const startAgain = (student: Student) => student.call(startPretest, { params: { id: student.id } });
const profileOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data;
const lineOf = async (activityId: number, student: Student, teacher = group.teacher) => {
  const { data } = await teacher.call(getStudentAssignmentReport, { query: { activityId } });
  return data.assessed.find(({ studentId }) => studentId === student.id);
};

it('asks a class for the pretest from today for a week', async () => {
  await group.room.student('Ana');
  expect(await setPretest(group.teacher, group.room.id)).toEqual({
    activityId: expect.any(Number),
    type: 'ASSESSMENT',
    classId: group.room.id,
    className: 'Room 12',
    timezone: 'America/New_York',
    startDate: inDays(test, 0),
    dueDate: inDays(test, 7),
    wholeClass: true,
    status: 'active',
    tab: 1,
  });
  const { data } = await group.teacher.call(listActivities, {
    params: { id: group.teacher.id },
    query: { tab: '1' },
  });
  expect(data.activities).toEqual([
    expect.objectContaining({ type: 'ASSESSMENT', students: 1, begun: 0, finished: 0, passed: 0 }),
  ]);
});

it('moves the level of a student who takes it again, from what was known', async () => {
  const ana = await group.reader('Ana');
  await group.read(ana);
  const before = await profileOf(ana);
  expect((await startAgain(ana)).problem.code).toBe('pretest-finished');
  const { activityId } = await setPretest(group.teacher, group.room.id);
  expect(await pendingOf(ana)).toEqual([
    expect.objectContaining({ type: 'ASSESSMENT', status: 'next-up', begun: false }),
  ]);
  expect((await ana.call(presentPretest, {})).data).toMatchObject({
    pretestStatus: 'pretest_complete',
    again: true,
    mayStart: true,
  });
  const { data } = await startAgain(ana);
  expect(data).toMatchObject({ pretestStatus: 'pretest_in_progress', passagesDone: 0, again: true });
  expect(data.quiz?.isPretest).toBe(true);
  expect(await pendingOf(ana)).toEqual([expect.objectContaining({ status: 'resume', begun: true })]);
  // Practice waits.
  expect((await ana.call(startQuiz, { query: {} })).problem.code).toBe('pretest-first');
  expect(await lineOf(activityId, ana)).toMatchObject({ status: 'resume', begun: true, found: null });
  await retake(ana, LOST);
  const after = await profileOf(ana);
  expect(after.readingLevel!.value).toBeLessThan(before.readingLevel!.value - 1);
  expect(after.initialLevel).toBe(after.readingLevel!.level);
  expect(after.quizzesTaken).toBe(before.quizzesTaken);
  const { value, uncertainty, level } = before.readingLevel!;
  expect(await lineOf(activityId, ana)).toMatchObject({
    status: 'completed',
    result: { finishedOn: inDays(test, 0), late: false },
    found: {
      before: { value, uncertainty, level },
      after: { value: after.readingLevel!.value, uncertainty: after.readingLevel!.uncertainty },
      fastAnswers: 0,
      questions: 12,
    },
  });
  // What is computed again from the answers is the same, and it is done once.
  expect((await replayEverything(test.database.db)).differences).toEqual([]);
  expect((await startAgain(ana)).problem.code).toBe('pretest-finished');
  expect(await pendingOf(ana)).toEqual([]);
  const { data: end } = await ana.call(presentPretest, {});
  expect(end).toMatchObject({ again: true, mayStart: false, reward: null });
});

/** A student has begun the pretest that was asked for when a teacher lets them start over. */
async function startOverInTheMiddle() {
  const ana = await group.reader('Ana');
  await group.read(ana);
  const { activityId } = await setPretest(group.teacher, group.room.id);
  await startAgain(ana);
  const { progress } = await standingOf(test, ana.id);
  await group.teacher.call(resetProgress, { body: { classId: group.room.id, studentIds: [ana.id] } });
  return { ana, activityId, before: progress };
}

describe('A student who starts over in the middle of it', () => {
  it('takes one pretest, which counts for it, too', async () => {
    const { ana, activityId } = await startOverInTheMiddle();
    expect((await ana.call(presentPretest, {})).data).toMatchObject({
      pretestStatus: 'pretest_not_started',
      again: false,
      mayStart: true,
      quiz: null,
    });
    await retake(ana);
    expect(await lineOf(activityId, ana)).toMatchObject({ status: 'completed' });
    expect((await ana.call(presentPretest, {})).data).toMatchObject({ mayStart: false, reward: null });
    expect((await startAgain(ana)).problem.code).toBe('pretest-finished');
    await expectWhole(test);
  });

  it('goes on with it when the reset is undone', async () => {
    const { ana, activityId, before } = await startOverInTheMiddle();
    await group.teacher.call(undoReset, { body: { classId: group.room.id, studentIds: [ana.id] } });
    expect((await standingOf(test, ana.id)).progress).toEqual(before);
    expect(await lineOf(activityId, ana)).toMatchObject({ status: 'resume', begun: true });
    await retake(ana);
    expect(await lineOf(activityId, ana)).toMatchObject({ status: 'completed' });
    await expectWhole(test);
  });
});

it('pays points for a pretest only once', async () => {
  const ben = await group.reader('Ben');
  const points = (await profileOf(ben)).rank!.totalPoints;
  await setPretest(group.teacher, group.room.id);
  await retake(ben);
  expect((await profileOf(ben)).rank!.totalPoints).toBe(points);
});

it('waits for a quiz that has answers, and puts one back that has none', async () => {
  const cal = await group.reader('Cal');
  const { activityId } = await setPretest(group.teacher, group.room.id);
  await readPassageAs(STEADY_READER, { ...readingEnvironment(test, cal), most: 1 });
  expect((await startAgain(cal)).problem.code).toBe('quiz-open');
  expect((await start(cal, activityId)).problem.code).toBe('quiz-open');
  await readPassageAs(STEADY_READER, readingEnvironment(test, cal));
  await cal.beginQuiz();
  const { quiz } = (await start(cal, activityId)).data;
  expect(quiz.isPretest).toBe(true);
  expect((await start(cal, activityId)).data.quiz.attemptId).toBe(quiz.attemptId);
});

it('cannot be started while it is paused, canceled, before its start or over, but finished', async () => {
  const { teacher, room } = group;
  const dee = await group.reader('Dee');
  const eva = await group.reader('Eva');
  const { activityId } = await setPretest(teacher, room.id, { dueDate: inDays(test, 2) });
  const { quiz } = (await startAgain(dee)).data;
  await answerAs(STEADY_READER, { ...readingEnvironment(test, dee), quiz: quiz!, most: 2 });
  await teacher.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  expect((await startAgain(eva)).problem.code).toBe('pretest-finished');
  expect((await start(eva, activityId)).problem.code).toBe('paused');
  await teacher.call(pauseAssignment, { query: { activityId, pause: 'false' } });
  await teacher.call(cancelAssignment, { query: { activityId } });
  expect((await startAgain(eva)).problem.code).toBe('pretest-finished');
  const later = await setPretest(teacher, room.id, { startDate: inDays(test, 1), dueDate: inDays(test, 3) });
  expect((await start(eva, later.activityId)).problem.code).toBe('not-open');
  const back = await daysLater(test, teacher, 9);
  const late = await test.world.comeBack(dee);
  await retake(late);
  expect(await lineOf(activityId, dee, back)).toMatchObject({ status: 'canceled', result: { late: true } });
  expect((await start(await test.world.comeBack(eva), later.activityId)).problem.code).toBe('over');
});

it('counts a first pretest, and one pretest for all that ask', async () => {
  const { teacher, room } = group;
  const fay = await room.student('Fay');
  const all = await setPretest(teacher, room.id);
  const other = await teacher.class('Room 13');
  await fay.call(joinClass, { body: { classCode: other.code } });
  const second = await setPretest(teacher, other.id);
  await retake(fay);
  for (const { activityId } of [all, second]) {
    expect(await lineOf(activityId, fay)).toMatchObject({
      status: 'completed',
      found: { before: null, after: { value: expect.any(Number) } },
    });
  }
  expect((await startAgain(fay)).problem.code).toBe('pretest-finished');
});

it('counts a pretest that was running when it was asked for', async () => {
  const gus = await group.room.student('Gus');
  const { quiz } = (await startAgain(gus)).data;
  await answerAs(STEADY_READER, { ...readingEnvironment(test, gus), quiz: quiz! });
  const { activityId } = await setPretest(group.teacher, group.room.id);
  await retake(gus);
  expect((await lineOf(activityId, gus))?.status).toBe('completed');
});

it('tells of no level where every answer came too fast', async () => {
  const hal = await group.reader('Hal');
  const { activityId } = await setPretest(group.teacher, group.room.id);
  await retake(hal, { ...STEADY_READER, guessing: 1 });
  expect((await lineOf(activityId, hal))?.found).toMatchObject({
    before: { value: expect.any(Number) },
    after: null,
    questions: 18,
    fastAnswers: 18,
  });
});

it('is nothing of a class that nobody approved, where a real one is, and tells its teacher no level', async () => {
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  const ida = await group.reader('Ida');
  await ida.call(joinClass, { body: { classCode: club.code } });
  const { activityId } = await setPretest(pell, club.id);
  expect((await startAgain(ida)).problem.code).toBe('pretest-finished');
  expect((await start(ida, activityId)).problem.code).toBe('not-assigned');
  await setPretest(group.teacher, group.room.id);
  await retake(ida);
  expect(await lineOf(activityId, ida, pell)).toMatchObject({ found: null });
});

it('is asked of chosen students alone, and of each once', async () => {
  const { teacher, room } = group;
  const jan = await group.reader('Jan');
  const kim = await group.reader('Kim');
  await setPretest(teacher, room.id, { studentIds: [jan.id] });
  expect((await startAgain(kim)).problem.code).toBe('pretest-finished');
  const code = async (form: Parameters<typeof askForPretest>[2]) =>
    (await askForPretest(teacher, room.id, form)).problem.code;
  expect(await code({})).toBe('already-assigned');
  expect(await code({ studentIds: [jan.id, kim.id] })).toBe('already-assigned');
  const outside = await test.world.student('Lou');
  expect(await code({ studentIds: [outside.id] })).toBe('not-in-class');
  expect(await code({ dueDate: inDays(test, -1) })).toBe('due-before-start');
  expect(await code({ startDate: inDays(test, -3), dueDate: inDays(test, -1) })).toBe('due-in-past');
  expect(await code({ dueDate: inDays(test, 500) })).toBe('too-long');
  await setPretest(teacher, room.id, { studentIds: [kim.id] });
});
