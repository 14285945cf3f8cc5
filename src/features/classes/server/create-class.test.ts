import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { createClass } from '../contract/endpoints.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';

const test = useTestApp();
const create = (teacher: Teacher, form: object = {}, by: { call: Teacher['call'] } = teacher) =>
  by.call(createClass, {
    body: {
      name: 'Room 12',
      teacherId: teacher.id,
      grade: 4,
      belowThirteen: true,
      includeEssays: false,
      maySkipEssays: false,
      settings: {},
      ...form,
    },
  });

it('A new class has what was sent, settings for the rest, the teacher’s zone and a code', async () => {
  const teacher = await test.world.teacher('Rivera');
  const { status, data } = await create(teacher, { settings: { showPoints: false } });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    name: 'Room 12',
    teacherId: teacher.id,
    grade: 4,
    belowThirteen: true,
    settings: { showPoints: false, showGrade: true, lowestLevel: 1, highestLevel: 12 },
    timezone: 'America/New_York',
    studentCount: 0,
    createdAt: test.clock.now().toISOString(),
  });
  expect(data.classCode).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(Date.parse(data.classCodeExpires!)).toBeGreaterThan(test.clock.now().getTime());
});

it('Two classes of one name have two codes', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [one, other] = [(await create(teacher)).data, (await create(teacher)).data];
  expect(other.id).not.toBe(one.id);
  expect(other.classCode).not.toBe(one.classCode);
});

it('The server refuses a time zone that it does not know, at its field', async () => {
  const teacher = await test.world.teacher('Rivera');
  expect((await create(teacher, { timezone: 'Nowhere/Land' })).problem).toMatchObject({
    status: 422,
    code: 'unknown-zone',
    errors: [{ path: 'timezone' }],
  });
});

it('The server refuses a lowest level above the highest, at its field', async () => {
  const teacher = await test.world.teacher('Rivera');
  const crossed = { settings: { lowestLevel: 7, highestLevel: 3 } };
  expect((await create(teacher, crossed)).problem).toMatchObject({
    status: 422,
    code: 'levels-crossed',
    errors: [{ path: 'settings.lowestLevel' }],
  });
});

it('The server refuses a class beyond the most that a teacher may have, to this teacher alone', async () => {
  const teacher = await test.world.teacher('Rivera');
  await test.database.pool.query(
    `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
     select teacher_id, name, grade, settings, timezone, created_at
       from classes, generate_series(1, $2) where id = $1`,
    [(await create(teacher)).data.id, MAX_CLASSES_OF_TEACHER - 1],
  );
  expect((await create(teacher)).problem).toMatchObject({ status: 409, code: 'enough-classes' });
  expect((await create(await test.world.teacher('Novak'))).status).toBe(201);
});

it('A teacher creates no class for another teacher, and a student none', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  expect((await create(rivera, {}, novak)).status).toBe(404);
  expect((await create(rivera, {}, await test.world.student('Ana'))).status).toBe(403);
});

it('A class that is asked for again with its key is there once, also where the teacher may have no more', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const classKey = randomUUID();
  const [first, again] = await Promise.all([create(rivera, { classKey }), create(rivera, { classKey })]);
  expect(again.data.id).toBe(first.data.id);
  expect(again.data.classCode).toBe(first.data.classCode);
  expect((await create(rivera, { classKey: randomUUID() })).data.id).not.toBe(first.data.id);
  // The key of somebody else leads to nothing of theirs.
  expect((await create(novak, { classKey })).data.id).not.toBe(first.data.id);
  await test.database.pool.query(
    `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
     select teacher_id, name, grade, settings, timezone, created_at from classes, generate_series(1, $2) where id = $1`,
    [first.data.id, MAX_CLASSES_OF_TEACHER],
  );
  expect((await create(rivera)).problem.code).toBe('enough-classes');
  expect((await create(rivera, { classKey })).data.id).toBe(first.data.id);
});
