import { beforeEach, expect, it } from 'vitest';
import { answerAs, readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { placeByPretest, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { replayEverything } from '#features/item-bank/server/public.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { quizReviewData, startQuiz, studentQuizData } from '#features/quiz/contract/endpoints.ts';
import { swapPassage } from '#features/quiz/contract/swap-passage.ts';
import { startAssignment } from '../contract/student.ts';
import {
  cancelAssignment,
  getStudentAssignmentReport,
  pauseAssignment,
  uncancelAssignment,
} from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, pendingOf, readAssigned, start } from './testing/assigned-class.ts';

const test = useTestApp();
const A_DAY = 86_400;
let group: Awaited<ReturnType<typeof openAssigningClass>>;

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
});

const passages = () => test.app.services.library.current('practice');
const versionAt = (level: number, index = 0) =>
  passages().filter((one) => one.level === level)[index]!.versionId;
const profileOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data;

it('starts an assigned passage, goes on with it, and counts it when it is done', async () => {
  const ana = await group.reader('Ana');
  const { activityId } = await group.assign({ versionId: versionAt(4) });
  expect(await pendingOf(ana)).toEqual([
    expect.objectContaining({
      studentAssignmentId: activityId,
      status: 'next-up',
      passageStatus: null,
      level: 4,
      questionCount: passages().find((one) => one.versionId === versionAt(4))!.questions.length,
      topic: passages().find((one) => one.versionId === versionAt(4))!.topic,
      teaser: expect.stringMatching(/\w/),
      essay: false,
    }),
  ]);
  const { quiz } = (await start(ana, activityId)).data;
  expect(quiz).toMatchObject({
    versionId: versionAt(4),
    answeredCount: 0,
    swapsLeft: 0,
    assigned: { essay: false },
  });
  expect((await pendingOf(ana))[0]).toMatchObject({
    status: 'resume',
    passageStatus: 'active',
    attemptId: quiz.attemptId,
  });
  expect((await start(ana, activityId)).data.quiz.attemptId).toBe(quiz.attemptId);
  await answerAs({ ...STEADY_READER, level: 12 }, { ...readingEnvironment(test, ana), quiz });
  expect(await pendingOf(ana)).toEqual([]);
  expect((await start(ana, activityId)).problem.code).toBe('done');
  const { students } = await group.report(activityId);
  expect(students.find(({ studentId }) => studentId === ana.id)).toMatchObject({
    status: 'completed',
    passageStatus: 'passed',
    result: { attemptId: quiz.attemptId, passed: true, late: false },
  });
  const review = { params: { versionId: quiz.versionId }, query: { attemptId: quiz.attemptId } };
  expect((await group.teacher.call(quizReviewData, review)).status).toBe(200);
});

it('moves points and history, and the level only near the level of the student', async () => {
  const ben = await group.reader('Ben');
  const before = await profileOf(ben);
  const level = before.readingLevel!.level;
  const far = await group.assign({ versionId: versionAt(level > 6 ? 1 : 12) });
  const quiz = await readAssigned(test, ben, far.activityId);
  const { data } = await ben.call(quizReviewData, {
    params: { versionId: quiz.versionId },
    query: { attemptId: quiz.attemptId },
  });
  expect(data.result.level?.reason.code).toBe('off-level');
  const after = await profileOf(ben);
  expect(after.readingLevel).toMatchObject({ level, value: before.readingLevel!.value });
  expect(after.quizzesTaken).toBe(before.quizzesTaken + 1);
  const near = await group.assign({ versionId: versionAt(level, 1) });
  const { attemptId, versionId } = await readAssigned(test, ben, near.activityId);
  const told = await ben.call(quizReviewData, { params: { versionId }, query: { attemptId } });
  expect(told.data.result.level?.reason.code).not.toBe('off-level');
  // What is computed again from the answers is the same.
  expect((await replayEverything(test.database.db)).differences).toEqual([]);
});

it('puts back a passage of the student’s own that has no answer, and waits for one that has', async () => {
  const cal = await group.reader('Cal');
  const { activityId } = await group.assign({ versionId: versionAt(5) });
  await readPassageAs(STEADY_READER, { ...readingEnvironment(test, cal), most: 1 });
  expect((await start(cal, activityId)).problem.code).toBe('quiz-open');
  await readPassageAs(STEADY_READER, readingEnvironment(test, cal));
  const own = await cal.beginQuiz();
  const { quiz } = (await start(cal, activityId)).data;
  expect(quiz.attemptId).not.toBe(own.attemptId);
  expect((await cal.call(swapPassage, { body: { attemptId: quiz.attemptId } })).problem.code).toBe(
    'assigned',
  );
  const open = (await cal.call(studentQuizData, { params: { studentId: cal.id } })).data;
  expect(open.quiz?.attemptId).toBe(quiz.attemptId);
});

it('cannot be begun while it is paused or canceled, but finished', async () => {
  const { teacher } = group;
  const eva = await group.reader('Eva');
  const fay = await group.reader('Fay');
  const { activityId } = await group.assign({ versionId: versionAt(7) });
  const { quiz } = (await start(eva, activityId)).data;
  await teacher.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  expect((await start(fay, activityId)).problem.code).toBe('paused');
  expect((await start(eva, activityId)).data.quiz.attemptId).toBe(quiz.attemptId);
  await teacher.call(pauseAssignment, { query: { activityId, pause: 'false' } });
  await teacher.call(cancelAssignment, { query: { activityId } });
  expect((await start(fay, activityId)).problem.code).toBe('not-assigned');
  await answerAs(STEADY_READER, { ...readingEnvironment(test, eva), quiz });
  await teacher.call(uncancelAssignment, { query: { activityId } });
  const { students } = await group.report(activityId);
  expect(students.find(({ studentId }) => studentId === eva.id)?.status).toBe('completed');
  expect((await start(fay, activityId)).status).toBe(200);
});

it('is given to who joins before it is due, and to chosen students alone', async () => {
  const gus = await group.reader('Gus');
  const all = await group.assign({ versionId: versionAt(8) });
  const some = await group.assign({ versionId: versionAt(9), studentIds: [gus.id] });
  const hal = await group.reader('Hal');
  expect((await start(hal, all.activityId)).status).toBe(200);
  const hers = await group.reader('Ida');
  expect((await start(hers, some.activityId)).problem.code).toBe('not-assigned');
  expect((await start(gus, some.activityId)).status).toBe(200);
  const { students } = await group.report(some.activityId);
  expect(students.map(({ studentId }) => studentId)).toEqual([gus.id]);
});

it('is gone with the class', async () => {
  const { teacher, room } = group;
  const jan = await group.reader('Jan');
  const { activityId } = await group.assign({ versionId: versionAt(10) });
  await teacher.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [jan.id] } });
  expect((await start(jan, activityId)).problem.code).toBe('not-assigned');
  expect(await pendingOf(jan)).toEqual([]);
});

it('comes after the pretest', async () => {
  const kay = await group.room.student('Kay');
  const { activityId } = await group.assign({ versionId: versionAt(11) });
  expect((await start(kay, activityId)).problem.code).toBe('pretest-first');
});

it('is nothing of a class that nobody approved, where a real one is', async () => {
  const pell = await test.world.teacher('Pell');
  const openToAll = await pell.class('Free points', {
    settings: { lowestLevel: 12, highestLevel: 12 },
    grade: 12,
  });
  const lea = await group.reader('Lea');
  await lea.call(joinClass, { body: { classCode: openToAll.code } });
  const { activityId } = await assignPassage(test, pell, openToAll.id, { versionId: versionAt(12) });
  expect((await pendingOf(lea)).map((one) => one.classId)).not.toContain(openToAll.id);
  expect((await start(lea, activityId)).problem.code).toBe('not-assigned');
});

it('belongs to the class of the activity, and keeps the limits of the class that counts', async () => {
  const novak = await approvedTeacher(test, 'Novak');
  const club = await novak.class('Club', {
    grade: 12,
    settings: { lowestLevel: 12, highestLevel: 12 },
    timezone: 'Pacific/Kiritimati',
    includeEssays: true,
  });
  const mia = await group.reader('Mia');
  await mia.call(joinClass, { body: { classCode: club.code } });
  const { activityId } = await assignPassage(test, novak, club.id, { versionId: versionAt(5) });
  const quiz = await readAssigned(test, mia, activityId);
  const { rows } = await test.database.pool.query<{ class_id: number; rules: object }>(
    "select class_id, settings -> 'settings' as rules from attempts where id = $1",
    [quiz.attemptId],
  );
  expect(rows).toEqual([
    {
      class_id: club.id,
      rules: expect.objectContaining({
        classId: club.id,
        includesEssay: true,
        range: { minLevel: 1, maxLevel: 12 },
        timezone: 'America/New_York',
        assignedLevel: 5,
      }),
    },
  ]);
  const { essay } = (await mia.call(studentQuizData, { params: { studentId: mia.id } })).data;
  expect(essay?.attemptId).toBe(quiz.attemptId);
});

it('waits for an essay that must be written', async () => {
  const writers = await openAssigningClass(test, { includeEssays: true, maySkipEssays: false });
  const nia = await writers.reader('Nia');
  await readPassageAs(STEADY_READER, readingEnvironment(test, nia));
  const { activityId } = await writers.assign({ versionId: versionAt(4, 3) });
  expect((await nia.call(startQuiz, { query: {} })).data.kind).toBe('essay');
  expect((await start(nia, activityId)).problem.code).toBe('essay-first');
});

it('begins once when it is pressed twice', async () => {
  const ola = await group.reader('Ola');
  const { activityId } = await group.assign({ versionId: versionAt(5, 3) });
  const both = await Promise.all([start(ola, activityId), start(ola, activityId)]);
  expect(new Set(both.map(({ data }) => data.quiz.attemptId)).size).toBe(1);
});

it('is the student’s own', async () => {
  const pia = await placeByPretest(test, await group.room.student('Pia'));
  const { activityId } = await group.assign({ versionId: versionAt(6, 3) });
  const ray = await group.reader('Ray');
  const ofPia = { query: { studentId: pia.id, studentAssignmentId: activityId } };
  expect((await ray.call(startAssignment, ofPia)).status).toBe(404);
});

it('opens on its first day and closes after its last one', async () => {
  const dee = await group.reader('Dee');
  const { activityId } = await group.assign({
    versionId: versionAt(6),
    startDate: inDays(test, 5),
    dueDate: inDays(test, 6),
  });
  expect((await start(dee, activityId)).problem.code).toBe('not-open');
  expect((await pendingOf(dee)).find((one) => one.activityId === activityId)?.status).toBe('pending');
  test.clock.pass(8 * A_DAY);
  const back = await test.world.comeBack(dee);
  expect((await start(back, activityId)).problem.code).toBe('over');
});

it('says that a passage is far above the student, who may put it back while nothing is answered', async () => {
  const gil = await group.room.student('Gil');
  await takePretestAs({ ...STEADY_READER, level: 4, random: () => 0.75 }, readingEnvironment(test, gil));
  const { level } = (await profileOf(gil)).readingLevel!;
  expect(level).toBeLessThan(9);
  const near = await group.assign({ versionId: versionAt(level + 2) });
  const far = await group.assign({ versionId: versionAt(12) });
  const toldOf = async (activityId: number) =>
    (await pendingOf(gil)).find(({ studentAssignmentId }) => studentAssignmentId === activityId);
  expect(await toldOf(near.activityId)).toMatchObject({ farAbove: false });
  expect(await toldOf(far.activityId)).toMatchObject({ farAbove: true });
  const lineOf = async (activityId: number) =>
    (await group.report(activityId)).students.find(({ studentId }) => studentId === gil.id);
  expect(await lineOf(near.activityId)).toMatchObject({ levelsAbove: null });
  expect(await lineOf(far.activityId)).toMatchObject({ levelsAbove: 12 - level });

  const { quiz } = (await start(gil, far.activityId)).data;
  expect(quiz).toMatchObject({ farAbove: true, swapsLeft: 3 });
  expect((await gil.call(swapPassage, { body: { attemptId: quiz.attemptId } })).data).toEqual({
    swapped: true,
  });
  expect(await toldOf(far.activityId)).toMatchObject({ status: 'reverse-next-up', attemptId: null });
  expect((await gil.call(startQuiz, { query: {} })).data.kind).toBe('offers');
  // It can be begun again.
  expect((await start(gil, far.activityId)).data.quiz).toMatchObject({ farAbove: true, swapsLeft: 2 });
});

it('tells nobody how far above a student a passage is who may not know the level', async () => {
  const hal = await group.reader('Hal');
  const far = { versionId: versionAt(12) };
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await hal.call(joinClass, { body: { classCode: club.code } });
  const { activityId } = await assignPassage(test, pell, club.id, far);
  const { data } = await pell.call(getStudentAssignmentReport, { query: { activityId } });
  expect(data.students).toEqual([expect.objectContaining({ studentId: hal.id, levelsAbove: null })]);
});
