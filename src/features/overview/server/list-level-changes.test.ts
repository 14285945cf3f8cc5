import { beforeAll, expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { studentProfileData, viewProfileForStudent } from '../contract/endpoints.ts';
import { listLevelChanges } from '../contract/level-changes.ts';
import { selectLevelHistory } from './history-queries.ts';

const test = useTestApp();
const QUIZZES = 7;
/** A teacher with a class, and a student of it whose level was moved by each of seven quizzes. Nothing below changes them. */
let teacher: Teacher;
let ana: Student;

beforeAll(async () => {
  const group = await openReadingClass(test);
  teacher = group.teacher;
  ana = await group.reader('Ana');
  for (let quiz = 0; quiz < QUIZZES; quiz++) await group.read(ana);
  await test.database.pool.query(
    `update attempts set reason = coalesce(reason, '{}') || '{"from": 3, "to": 4}' where student_id = $1 and kind = 'practice'`,
    [ana.id],
  );
}, 120_000);

const changes = async (body: Sent<typeof listLevelChanges, 'body'> = {}) =>
  (await teacher.call(listLevelChanges, { params: { studentId: ana.id }, body })).data;

it('has every change, newest first, page by page', async () => {
  const all = await changes();
  expect(all).toMatchObject({ page: 0, size: 10, total: QUIZZES });
  const times = all.changes.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  const pages = [
    await changes({ size: 3 }),
    await changes({ size: 3, page: 1 }),
    await changes({ size: 3, page: 2 }),
  ];
  expect(pages.map((page) => page.changes.length)).toEqual([3, 3, 1]);
  expect(pages.flatMap((page) => page.changes)).toEqual(all.changes);
  expect(await changes({ page: 1 })).toMatchObject({ total: QUIZZES, changes: [] });
  const { data } = await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
  expect(data.levelChanges).toEqual(all.changes);
});

it('has those of the days that are asked for, and refuses days to come', async () => {
  expect(await changes({ start: '2000-01-01', end: '2001-01-01' })).toMatchObject({ total: 0, changes: [] });
  const late = { params: { studentId: ana.id }, body: { end: '2100-01-01' } };
  expect((await teacher.call(listLevelChanges, late)).status).toBe(400);
});

it('is for teachers of the student alone', async () => {
  const moss = await test.world.teacher('Moss');
  const call = { params: { studentId: ana.id }, body: {} };
  expect((await moss.call(listLevelChanges, call)).status).toBe(404);
  expect((await ana.call(listLevelChanges, call)).status).toBe(403);
});

it('draws of a long history some quizzes, evenly spread, with the newest and the pretest', async () => {
  const rows = await selectLevelHistory(test.database.db, { studentId: ana.id }, 3);
  const all = await selectLevelHistory(test.database.db, { studentId: ana.id }, 300);
  const quizzes = (of: typeof rows) => of.filter(({ kind }) => kind === 'practice');
  expect(quizzes(all)).toHaveLength(QUIZZES);
  const places = quizzes(rows).map((row) => quizzes(all).findIndex(({ id }) => id === row.id));
  expect(places).toEqual([0, 3, 6]);
  expect(quizzes(rows).map((row) => row.quizzes)).toEqual([QUIZZES, QUIZZES, QUIZZES]);
  const pretests = (of: typeof rows) => of.filter(({ kind }) => kind === 'pretest').length;
  expect(pretests(rows)).toBe(pretests(all));
  expect(pretests(rows)).toBeGreaterThan(3);
  const { data } = await teacher.call(studentProfileData, { params: { id: ana.id }, body: {} });
  expect(data).toMatchObject({ quizzesToDraw: QUIZZES, passagesRead: QUIZZES, passagesTooFast: 0 });
});
