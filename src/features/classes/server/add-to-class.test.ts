import { expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { joinClass } from '../contract/endpoints.ts';
import { MAX_CLASSES_OF_STUDENT, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { addToClass, refuseWhenFull } from './add-to-class.ts';

const test = useTestApp();
const openRoom = async (name = 'Room 12') => (await test.world.teacher('Rivera')).class(name);
/** Writes so many other students into the class, who joined long ago. */
const fill = (classId: number, count: number) =>
  test.database.pool.query(
    `with made as (
       insert into users (username, username_key, role, register_as, password_hash, timezone, created_at)
       select 'full.' || $1 || '.' || n, 'full.' || $1 || '.' || n, 'student', 'student', 'none', 'UTC', '2026-01-01'
         from generate_series(1, $2::int) n
       returning id)
     insert into class_students (student_id, class_id, joined_at) select id, $1::bigint, '2026-01-01' from made`,
    [classId, count],
  );
const add = ({ id: studentId }: Student, classId: number) =>
  test.database.db
    .transaction()
    .execute((tx) => addToClass(tx, { studentId, classId, now: test.clock.now() }));

it('puts a student into the last free seat of a class, and the next one not', async () => {
  const room = await openRoom();
  await fill(room.id, MAX_STUDENTS_OF_CLASS - 1);
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  expect(await refuseWhenFull(test.database.db, room.id)).toBeNull();
  expect(await add(ana, room.id)).toBeNull();
  expect(await refuseWhenFull(test.database.db, room.id)).toMatchObject({ code: 'class-full' });
  expect(await add(ben, room.id)).toMatchObject({ code: 'class-full' });
});

it('keeps a student in a class that is full, without a second membership', async () => {
  const room = await openRoom();
  const ana = await room.student('Ana');
  await fill(room.id, MAX_STUDENTS_OF_CLASS);
  expect(await add(ana, room.id)).toBeNull();
  expect((await ana.call(joinClass, { body: { classCode: room.code } })).status).toBe(200);
  const { rows } = await test.database.pool.query('select 1 from class_students where student_id = $1', [
    ana.id,
  ]);
  expect(rows).toHaveLength(1);
});

it('puts no account into a class that is joined to another one in this moment', async () => {
  const room = await openRoom();
  const [ana, twin] = [await test.world.student('Ana'), await test.world.student('Anna')];
  const merge = await test.database.pool.connect();
  try {
    await merge.query('begin');
    await merge.query('update users set joined_to = $1, locked_at = now() where id = $2', [ana.id, twin.id]);
    const joining = twin.call(joinClass, { body: { classCode: room.code } });
    await expect.poll(() => countWaiting(test)).toBeGreaterThan(0);
    await merge.query('commit');
    expect((await joining).problem?.code).toBe('closed-code');
  } finally {
    merge.release(true);
  }
  const { rows } = await test.database.pool.query('select 1 from class_students where student_id = $1', [
    twin.id,
  ]);
  expect(rows).toEqual([]);
});

it('refuses one class more than a student may be in, and says that one can be left', async () => {
  const ana = await test.world.student('Ana');
  const join = (classCode: string) => ana.call(joinClass, { body: { classCode } });
  const teacher = await test.world.teacher('Rivera');
  for (let joined = 0; joined < MAX_CLASSES_OF_STUDENT; joined++)
    expect((await join((await teacher.class(`Room ${joined}`)).code)).status).toBe(200);
  const more = await openRoom();
  expect((await join(more.code)).problem).toMatchObject({
    code: 'enough-classes',
    detail: expect.stringContaining('leave one that you do not need'),
  });
  expect(await add(ana, more.id)).toMatchObject({ code: 'enough-classes' });
  // The classes of an approved teacher are not the student's to leave.
  await approve(test, teacher);
  expect(await add(ana, more.id)).toBeNull();
});

it('makes no room in a student by archiving classes that are not confirmed', async () => {
  const teacher = await test.world.teacher('Rivera');
  const ana = await test.world.student('Ana');
  for (let joined = 0; joined < MAX_CLASSES_OF_STUDENT; joined++)
    await add(ana, (await teacher.class(`Room ${joined}`)).id);
  await test.database.pool.query('update classes set archived_at = now() where teacher_id = $1', [
    teacher.id,
  ]);
  expect(await add(ana, (await teacher.class('One more')).id)).toMatchObject({ code: 'enough-classes' });
});
