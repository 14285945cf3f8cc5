import { beforeAll, expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { quizHistory, viewProfileForStudent } from '../contract/endpoints.ts';
import { readPointsBySource } from '../contract/points-by-source.ts';

const test = useTestApp();
let teacher: Teacher;
let ana: Student;

beforeAll(async () => {
  const group = await openReadingClass(test);
  teacher = group.teacher;
  ana = await group.reader('Ana');
  for (let quiz = 0; quiz < 2; quiz++) await group.read(ana);
}, 120_000);

const pointsIn = async (body: Sent<typeof readPointsBySource, 'body'> = {}) =>
  (await teacher.call(readPointsBySource, { params: { studentId: ana.id }, body })).data;

it('adds up to what the rank says, and its quizzes to what the history says', async () => {
  const points = await pointsIn();
  const { rank } = (await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } })).data;
  expect(points.total).toBe(rank?.totalPoints);
  expect(points.pretest).toBeGreaterThan(0);
  const { quizzes } = (await teacher.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data;
  expect(points.quizzes).toBe(quizzes.reduce((sum, quiz) => sum + (quiz.points ?? 0), 0));
  expect(points.quizzes).toBeGreaterThan(0);
  expect(await pointsIn({ sinceReset: true })).toEqual(points);
});

it('is of the days that are asked for, and refuses days to come', async () => {
  expect(await pointsIn({ start: '2000-01-01', end: '2001-01-01' })).toMatchObject({ total: 0, quizzes: 0 });
  const late = { params: { studentId: ana.id }, body: { end: '2100-01-01' } };
  expect((await teacher.call(readPointsBySource, late)).status).toBe(400);
});

it('is for teachers of the student alone', async () => {
  const moss = await test.world.teacher('Moss');
  const call = { params: { studentId: ana.id }, body: {} };
  expect((await moss.call(readPointsBySource, call)).status).toBe(404);
  expect((await ana.call(readPointsBySource, call)).status).toBe(403);
});
