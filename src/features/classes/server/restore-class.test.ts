import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { archiveClass, listArchivedClasses, restoreClass } from '../contract/archive.ts';
import { getClass, joinClass, listClasses, listClassesOfStudent } from '../contract/endpoints.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';

const test = useTestApp();

async function setUp() {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  const before = (await rivera.call(getClass, { params: { id: room.id } })).data;
  await rivera.call(archiveClass, { params: { id: room.id } });
  return { rivera, room, ana, before, body: { classId: room.id } };
}

it('brings a class back as it was: its students, its settings and its code', async () => {
  const { rivera, room, ana, before, body } = await setUp();
  for (let time = 0; time < 2; time++)
    expect((await rivera.call(restoreClass, { body })).data).toEqual(before);
  expect((await rivera.call(listClasses, {})).data.classes).toEqual([before]);
  expect((await rivera.call(listArchivedClasses, {})).data.classes).toEqual([]);
  const { classes } = (await ana.call(listClassesOfStudent, { params: { id: ana.id } })).data;
  expect(classes.map(({ id }) => id)).toEqual([room.id]);
  const ben = await test.world.student('Ben');
  expect((await ben.call(joinClass, { body: { classCode: room.code } })).status).toBe(200);
});

it('is refused to a teacher who has as many classes as can be', async () => {
  const { rivera, body } = await setUp();
  await test.database.pool.query(
    `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
     select $1, 'Room ' || n, 4, '{}', 'UTC', now() from generate_series(1, $2) n`,
    [rivera.id, MAX_CLASSES_OF_TEACHER],
  );
  expect((await rivera.call(restoreClass, { body })).problem).toMatchObject({
    status: 409,
    code: 'enough-classes',
  });
  expect((await rivera.call(listArchivedClasses, {})).data.classes).toHaveLength(1);
});

it('is for the teacher of the class alone', async () => {
  const { rivera, body } = await setUp();
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(restoreClass, { body })).status).toBe(404);
  expect((await rivera.call(listClasses, {})).data.classes).toEqual([]);
});
