import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listWorklist } from '#features/overview/contract/worklist.ts';
import { archiveClass } from '../contract/archive.ts';
import { findClass } from '../contract/class-code.ts';
import {
  getClass,
  joinClass,
  listClasses,
  listClassesOfStudent,
  updateClass,
} from '../contract/endpoints.ts';

const test = useTestApp();
const MESSAGE = 'This class is over. Ask your teacher for the code of your new class.';

async function setUp() {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  return { rivera, room, ana: await room.student('Ana'), params: { id: room.id } };
}

it('takes a class off every list of its teacher and its students, and records it once', async () => {
  const { rivera, room, ana, params } = await setUp();
  test.clock.pass(10 * 24 * 3600);
  const again = await test.world.logIn(rivera.username, rivera.password);
  expect((await again.call(listWorklist, {})).data.rows).not.toEqual([]);
  for (let time = 0; time < 2; time++)
    expect((await again.call(archiveClass, { params })).data).toEqual({ archived: true });
  expect((await again.call(listClasses, {})).data.classes).toEqual([]);
  expect((await again.call(listWorklist, {})).data.rows).toEqual([]);
  expect((await again.call(getClass, { params })).status).toBe(404);
  expect(
    (await again.call(updateClass, { params, body: { teacherId: rivera.id, name: 'Mine' } })).status,
  ).toBe(404);
  const student = await test.world.comeBack(ana);
  expect((await student.call(listClassesOfStudent, { params: { id: ana.id } })).data.classes).toEqual([]);
  const acts = await test.database.pool.query(
    "select detail from audit_log where act = 'archive-class' and actor_user_id = $1",
    [rivera.id],
  );
  expect(acts.rows).toEqual([{ detail: { classId: room.id } }]);
});

it('tells those who type its code that the class is over, before they sign up and after', async () => {
  const { rivera, room, params } = await setUp();
  const ben = await test.world.student('Ben');
  await rivera.call(archiveClass, { params });
  const body = { classCode: room.code };
  const errors = [{ path: 'classCode', code: 'closed-code', message: MESSAGE }];
  const problem = { status: 404, code: 'closed-code', detail: MESSAGE, errors };
  expect((await ben.call(joinClass, { body })).problem).toMatchObject(problem);
  expect((await test.world.anyone.call(findClass, { body })).problem).toMatchObject(problem);
});

it('deletes nothing of the students', async () => {
  const { rivera, room, ana, params } = await setUp();
  const member = async () =>
    (await test.database.pool.query('select * from class_students where class_id = $1', [room.id])).rows;
  const before = await member();
  await rivera.call(archiveClass, { params });
  expect(await member()).toEqual(before);
  expect(before).toMatchObject([{ student_id: ana.id }]);
});

it('is for the teacher of the class alone', async () => {
  const { rivera, params } = await setUp();
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(archiveClass, { params })).status).toBe(404);
  expect((await rivera.call(getClass, { params })).status).toBe(200);
});
