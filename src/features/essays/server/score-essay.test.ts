import { beforeAll, expect, it } from 'vitest';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { scoreEssay } from '../contract/endpoints.ts';

const test = useTestApp();
let essays: Awaited<ReturnType<typeof openEssayClass>>;

beforeAll(async () => {
  essays = await openEssayClass(test);
});

/** The attempt whose essay waits. */
const attemptOf = async (student: Student) => (await essays.openEssay(student))!.attemptId;
const score = (
  attemptId: number,
  form: { studentId: number; score: number; comment?: string },
  by: Teacher = essays.teacher,
) => by.call(scoreEssay, { body: { attemptId, ...form } });

it('A good essay is paid once, and a lower score later takes nothing', async () => {
  const ana = await essays.writer('Ana');
  const attempt = await attemptOf(ana);
  await essays.handIn(ana);
  const before = await essays.points(ana);
  const replies = [];
  for (const value of [2, 4, 3])
    replies.push((await score(attempt, { studentId: ana.id, score: value })).data);
  expect(replies).toEqual([
    { score: 2, points: 0 },
    { score: 4, points: 5 },
    { score: 3, points: 0 },
  ]);
  expect(await essays.points(ana)).toBe(before + 5);
});

it('A scored essay waits no longer, and the student reads the score, the comment and the points', async () => {
  const ana = await essays.writer('Ana');
  const { attemptId, versionId } = (await essays.openEssay(ana))!;
  await essays.handIn(ana);
  const scored = { score: 4, comment: 'You looked closely.' };
  await score(attemptId, { studentId: ana.id, ...scored });
  const ofAna = (list: { studentId: number }[]) => list.filter(({ studentId }) => studentId === ana.id);
  expect(ofAna(await essays.list())).toEqual([]);
  expect(ofAna(await essays.list({ status: 'scored' }))).toMatchObject([scored]);
  const { data } = await ana.call(quizCalls.quizReviewData, {
    params: { versionId },
    query: { attemptId },
  });
  expect(data.essay).toMatchObject({ status: 'submitted', ...scored });
  expect(data.result.points!.causes.map(({ cause }) => cause)).toEqual(
    expect.arrayContaining(['essay', 'essay-good']),
  );
});

it('The server refuses to score an essay that was not handed in', async () => {
  const ana = await essays.writer('Ana');
  expect((await score(await attemptOf(ana), { studentId: ana.id, score: 3 })).problem).toMatchObject({
    status: 409,
    code: 'no-essay',
  });
});

it('The server scores no essay under the number of another student', async () => {
  const [ana, ben] = [await essays.writer('Ana'), await essays.writer('Ben')];
  const attempt = await attemptOf(ana);
  await essays.handIn(ana);
  expect((await score(attempt, { studentId: ben.id, score: 4 })).status).toBe(404);
});

it('A teacher of another class cannot score the essay', async () => {
  const ana = await essays.writer('Ana');
  const attempt = await attemptOf(ana);
  await essays.handIn(ana);
  const moss = await test.world.teacher('Moss');
  expect((await score(attempt, { studentId: ana.id, score: 4 }, moss)).status).toBe(404);
});

it.each([-1, 5, 2.5])('The server refuses a score of %d', async (value) => {
  expect((await score(1, { studentId: 1, score: value })).problem.code).toBe('invalid-request');
});
