import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { closeClassCode, removeStudentsFromClass, renewClassCode } from '../contract/class-members.ts';
import { getClass, joinClass, listClassesOfStudent } from '../contract/endpoints.ts';

const test = useTestApp();
const join = async (student: Student, classCode: string) =>
  (await student.call(joinClass, { body: { classCode } })).status;
const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.length;
const acts = async (act: string) =>
  (await test.database.pool.query('select actor_user_id, detail from audit_log where act = $1', [act])).rows;

it('removes students of the class and answers for each of them, the same when it is sent again', async () => {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const cal = await (await (await test.world.teacher('Novak')).class('Room 7')).student('Cal');
  const body = { targetClassId: room.id, targetClassName: 'Room 12', actionableStudents: [ana.id, cal.id] };
  for (let time = 0; time < 2; time++) {
    const { data } = await rivera.call(removeStudentsFromClass, { body });
    expect(data.actionableStudents).toMatchObject([
      { index: 0, field: 'studentId', ok: true, code: 'removed' },
      { index: 1, field: 'studentId', ok: false, code: 'not-found' },
    ]);
  }
  expect((await rivera.call(getClass, { params: { id: room.id } })).data.studentCount).toBe(1);
  expect([await classesOf(ana), await classesOf(ben), await classesOf(cal)]).toEqual([0, 1, 1]);
  expect(await acts('remove-students-from-class')).toEqual([
    { actor_user_id: rivera.id, detail: { classId: room.id, students: 1 } },
  ]);
});

it('lets the teacher close and renew the class code, and records both', async () => {
  const rivera = await test.world.teacher('Rivera');
  const novak = await test.world.teacher('Novak');
  const room = await rivera.class('Room 12');
  const ana = await test.world.student('Ana');
  const body = { classId: room.id };
  for (const endpoint of [closeClassCode, renewClassCode])
    expect((await novak.call(endpoint, { body })).status).toBe(404);
  expect((await rivera.call(closeClassCode, { body })).data.classCode).toBeNull();
  expect(await join(ana, room.code)).toBe(404);
  const { classCode } = (await rivera.call(renewClassCode, { body })).data;
  expect(await join(ana, room.code)).toBe(404);
  expect(await join(ana, classCode ?? '')).toBe(200);
  for (const act of ['close-class-code', 'renew-class-code'])
    expect(await acts(act)).toEqual([{ actor_user_id: rivera.id, detail: body }]);
});
