import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller, SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import { answerChallenge, quizReviewData } from '#features/quiz/contract/endpoints.ts';
import { rightChallenge } from '#features/quiz/server/testing/right-challenge.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { quizHistory, viewProfileForStudent } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const QUIZZES = 3;
/** A teacher with a class, and a student of it who has read three passages. Nothing below changes them. */
let teacher: Teacher;
let room: SchoolClass;
let ana: Student;

const reading = (student: Student) => ({
  student,
  library: test.app.services.library,
  clock: test.clock,
});
const history = async (by: Caller, student: Student, body: Sent<typeof quizHistory, 'body'> = {}) =>
  (await by.call(quizHistory, { params: { studentId: student.id }, body })).data;
async function withQuizzes(student: Student, quizzes: number): Promise<Student> {
  await takePretestAs(READER, reading(student));
  for (let quiz = 0; quiz < quizzes; quiz += 1) await readPassageAs(READER, reading(student));
  return student;
}

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12');
  ana = await withQuizzes(await room.student('Ana'), QUIZZES);
});

it('The history lists the finished quizzes, newest first, and not the pretest', async () => {
  const { quizzes, ...rest } = await history(ana, ana);
  expect(rest).toEqual({
    page: 0,
    size: 10,
    total: QUIZZES,
    timezone: 'America/New_York',
    today: '2026-10-14',
  });
  expect(quizzes).toHaveLength(QUIZZES);
  const times = quizzes.map(({ finishedAt }) => finishedAt);
  expect(times).toEqual(times.toSorted().reverse());
});

it('A right answer that came too fast is not among the right ones', async () => {
  const ben = await withQuizzes(await room.student('Ben'), 0);
  await readPassageAs({ ...READER, guessing: 1 }, reading(ben));
  const [line] = (await history(teacher, ben)).quizzes;
  expect(line).toMatchObject({ right: 0, passed: false });
  expect(line!.fastAnswers).toBe(line!.total);
});

it('Each line tells of a quiz what its review tells', async () => {
  const [line] = (await history(ana, ana)).quizzes;
  const { data } = await ana.call(quizReviewData, {
    params: { versionId: line!.versionId },
    query: { attemptId: line!.attemptId },
  });
  expect(line).toMatchObject({
    title: data.passage.title,
    right: data.result.right,
    total: data.result.total,
    passed: data.result.passed,
    fastAnswers: data.result.fastAnswers,
    finishedAt: data.result.finishedAt,
    points: data.result.points!.total,
    passageLevel: data.level,
  });
  expect(line!.minutes).toBeGreaterThan(0);
});

it('The points of a quiz are the same in the history, for its teacher and in its results, with its challenge question and without the weekly goal', async () => {
  const gus = await withQuizzes(await room.student('Gus'), 0);
  const able = { ...READER, level: 12 };
  let found = 0;
  for (let quiz = 0; quiz < 5; quiz += 1) {
    await readPassageAs(able, reading(gus));
    const [line] = (await history(gus, gus)).quizzes;
    const body = rightChallenge(test.app.services.library, line!.versionId);
    if (!body?.challengedQuestionId) continue;
    const { challengedQuestionId } = body;
    const headers = { 'idempotency-key': randomUUID() };
    found +=
      (await gus.call(answerChallenge, { headers, body: { ...body, challengedQuestionId } })).data.points ??
      0;
  }
  expect(found).toBeGreaterThan(0);
  const lines = (await history(gus, gus)).quizzes;
  expect((await history(teacher, gus)).quizzes).toEqual(lines);
  const results = await Promise.all(
    lines.map(async ({ versionId, attemptId }) => {
      const { data } = await gus.call(quizReviewData, { params: { versionId }, query: { attemptId } });
      return data.result.points!;
    }),
  );
  expect(lines.map(({ points }) => points)).toEqual(results.map(({ total }) => total));
  const goals = results.flatMap(({ causes }) => causes).filter(({ cause }) => cause === 'weekly-goal');
  expect(goals).toEqual([{ cause: 'weekly-goal', points: 25 }]);
  const sum = lines.reduce((all, { points }) => all + (points ?? 0), 0);
  const home = await gus.call(viewProfileForStudent, { body: { studentId: gus.id } });
  // Ten for the pretest.
  expect(home.data.rank!.totalPoints).toBe(10 + sum + 25);
});

it('The history is turned in pages', async () => {
  const all = (await history(ana, ana)).quizzes;
  const second = await history(ana, ana, { page: 1, size: 2 });
  expect(second).toMatchObject({ page: 1, size: 2, total: QUIZZES });
  expect(second.quizzes).toEqual(all.slice(2));
});

it('The history has only the days that are asked for', async () => {
  expect((await history(ana, ana, { start: '2026-10-14', end: '2026-10-14' })).total).toBe(QUIZZES);
  const before = await history(ana, ana, { end: '2026-10-13' });
  expect(before).toMatchObject({ total: 0, quizzes: [] });
});

it('An open quiz is not in the history', async () => {
  const ben = await withQuizzes(await room.student('Ben'), 1);
  await readPassageAs(READER, { ...reading(ben), most: 2 });
  expect((await history(ben, ben)).total).toBe(1);
});

it('The history shows the student neither level nor points where the class hides them, and the teacher both', async () => {
  const hiding = await teacher.class('Room 13', {
    settings: { showGrade: false, showPoints: false },
  });
  const cal = await withQuizzes(await hiding.student('Cal'), 1);
  const [own] = (await history(cal, cal)).quizzes;
  expect(own).toMatchObject({ passageLevel: null, points: null });
  const [line] = (await history(teacher, cal)).quizzes;
  expect(line).toMatchObject({ passageLevel: expect.any(Number), points: expect.any(Number) });
});

it('A teacher who is not approved reads only the work of their own class', async () => {
  const novak = await test.world.teacher('Novak');
  const other = await novak.class('Room 7');
  const dee = await withQuizzes(await room.student('Dee'), 1);
  await dee.call(classes.joinClass, { body: { classCode: other.code } });
  expect(await history(novak, dee)).toMatchObject({ total: 0, quizzes: [] });
  await approveTeacher(test.database.db, usernameKey(novak.username), test.clock.now());
  expect((await history(novak, dee)).total).toBe(1);
});

it('A student’s history is hidden from other students and from teachers who do not teach the student', async () => {
  const strangers = [await room.student('Eva'), await test.world.teacher('Moss')];
  for (const stranger of strangers)
    expect((await stranger.call(quizHistory, { params: { studentId: ana.id }, body: {} })).status).toBe(404);
});
