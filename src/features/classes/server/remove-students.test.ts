import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { removeStudentsFromClass } from '../contract/class-members.ts';
import { getClass, listClassesOfStudent } from '../contract/endpoints.ts';

const test = useTestApp();
const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.length;
const acts = async (act: string) =>
  (
    await test.database.pool.query(
      'select actor_user_id, subject_user_id, detail from audit_log where act = $1',
      [act],
    )
  ).rows;

it('removes students of the class and answers for each of them, the same when it is sent again', async () => {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const cal = await (await (await test.world.teacher('Novak')).class('Room 7')).student('Cal');
  const body = { classId: room.id, className: 'Room 12', studentIds: [ana.id, cal.id] };
  for (let time = 0; time < 2; time++) {
    const { data } = await rivera.call(removeStudentsFromClass, { body });
    expect(data.removals).toMatchObject([
      { index: 0, field: 'studentId', ok: true, code: 'removed' },
      { index: 1, field: 'studentId', ok: false, code: 'not-found' },
    ]);
  }
  expect((await rivera.call(getClass, { params: { id: room.id } })).data.studentCount).toBe(1);
  expect([await classesOf(ana), await classesOf(ben), await classesOf(cal)]).toEqual([0, 1, 1]);
  expect(await acts('remove-from-class')).toEqual([
    { actor_user_id: rivera.id, subject_user_id: ana.id, detail: { classId: room.id } },
  ]);
});

it('A teacher takes no student out of another teacher’s class', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  const novak = await test.world.teacher('Novak');
  const body = { classId: room.id, className: 'Room 12', studentIds: [ana.id] };
  expect((await novak.call(removeStudentsFromClass, { body })).status).toBe(404);
  expect(await classesOf(ana)).toBe(1);
});
