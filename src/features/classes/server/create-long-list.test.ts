import { expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { createStudents } from '../contract/create-students.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('creates the longest list once, however often it has to be sent', { timeout: 60_000 }, async () => {
  const teacher = await test.world.teacher('Rivera');
  await approve(test, teacher);
  const room = await teacher.class('Room 12');
  const newStudents = Array.from({ length: 500 }, (_, index) => ({
    firstName: `Ana ${index}`,
    lastName: 'Lopez',
    username: `ana.${index}`,
    password: 'maple river 42',
  }));
  const send = async () => {
    const { data } = await teacher.call(createStudents, { body: { classId: room.id, newStudents } });
    return data.students.map(({ outcome }) => outcome);
  };
  // Rows for which there was no time are answered so, and come with the next call.
  let outcomes = await send();
  for (let again = 0; again < 20 && outcomes.includes('not-yet'); again++) outcomes = await send();
  expect(new Set(outcomes).has('not-yet')).toBe(false);
  const { rows } = await test.database.pool.query<{ students: number; names: number }>(
    `select count(*)::integer as students, count(distinct username)::integer as names
       from users join class_students on student_id = users.id where class_id = $1`,
    [room.id],
  );
  expect(rows).toEqual([{ students: 500, names: 500 }]);
});
