import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listClassFigures } from '../contract/class-figures.ts';
import { listWorklist } from '../contract/worklist.ts';

const test = useTestApp();
const [STUDENTS, CLASSES] = [500, 7] as const;

it('looks at 3,000 memberships, whole classes of them, also where few students are in many classes', async () => {
  const { pool } = test.database;
  const teacher = await test.world.teacher('Rivera');
  const rooms: { id: number }[] = [];
  for (let n = 0; n < CLASSES; n++) rooms.push(await teacher.class(`Room ${n + 1}`));
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (username, username_key, password_hash, role, register_as, timezone, created_at)
     select 'many' || n, 'many' || n, '', 'student', 'student', 'UTC', now() from generate_series(1, $1::integer) n
     returning id`,
    [STUDENTS],
  );
  for (const room of rooms)
    await pool.query(
      'insert into class_students (class_id, student_id, joined_at) select $1, unnest($2::bigint[]), now()',
      [room.id, rows.map(({ id }) => id)],
    );
  // The newest class is the first.
  expect((await teacher.call(listWorklist, {})).data.leftOut).toEqual([rooms[0]?.id]);
  const { classes } = (await teacher.call(listClassFigures, {})).data;
  expect(classes.map(({ students }) => students)).toEqual(Array(CLASSES - 1).fill(STUDENTS));
});
