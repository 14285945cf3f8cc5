import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { countedClasses, inOrderOfCounting } from '../core/class-that-counts.ts';
import { readableWork } from '../core/teacher-rights.ts';
import { selectClassesThatProtect } from './classes-queries.ts';
import {
  selectDecidingClasses,
  selectDecidingClassesOfRosters,
  selectOwnClassesOfRosters,
} from './deciding-classes-queries.ts';

const test = useTestApp();
const [TEACHERS, CLASSES, STUDENTS] = [5, 4, 25] as const;

/** Students in random classes of teachers of all kinds, chosen as primary ones or not. */
async function dealStudents() {
  const { pool } = test.database;
  const random = seededBy('deciding classes');
  const teachers = await Promise.all(
    Array.from({ length: TEACHERS }, (_, n) => test.world.teacher(`Teacher ${'ABCDE'[n]}`)),
  );
  const rooms = await Promise.all(
    teachers.flatMap((teacher) => Array.from({ length: CLASSES }, (_, n) => teacher.class(`Room ${n + 1}`))),
  );
  await pool.query('update users set keys_approved_at = null where id = any($1)', [
    teachers.slice(2).map(({ id }) => id),
  ]);
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (username, username_key, password_hash, role, register_as, timezone, created_at)
     select 'dealt' || n, 'dealt' || n, '', 'student', 'student', 'UTC', now() from generate_series(1, $1::integer) n
     returning id`,
    [STUDENTS],
  );
  for (const { id } of rows)
    for (const room of rooms.filter(() => random() < 0.3))
      await pool.query(
        `insert into class_students (student_id, class_id, joined_at, primary_since)
         values ($1, $2, now() - $3 * interval '1 day', $4)`,
        [
          id,
          room.id,
          Math.floor(random() * 3),
          random() < 0.3 ? new Date(Date.now() - random() * 1e9) : null,
        ],
      );
  await pool.query('update users set locked_at = now() where id = $1', [teachers.at(-1)?.id]);
  return { teachers: teachers.slice(0, -1), rooms, students: rows.map(({ id }) => id) };
}

it('are the class that counts and the first of the teacher, as the rules say of all classes', async () => {
  const { db } = test.database;
  const { teachers, rooms, students } = await dealStudents();
  for (const teacher of teachers) {
    const found = Map.groupBy(await selectDecidingClasses(db, teacher.id, students), (one) => one.student_id);
    for (const student of students) {
      const all = countedClasses(await selectClassesThatProtect(db, student));
      const counting = inOrderOfCounting(all)[0]?.id;
      const own = all.find(({ teacherId }) => teacherId === teacher.id)?.id;
      const deciding = found.get(student) ?? [];
      expect(new Set(deciding.map(({ id }) => id))).toEqual(
        new Set([counting, own].filter((id) => id !== undefined)),
      );
      expect(inOrderOfCounting(deciding)[0]?.id).toBe(counting);
      expect(readableWork(teacher.id, deciding)).toMatchObject({
        ...readableWork(teacher.id, all),
        ...(readableWork(teacher.id, deciding).kind === 'class-work' && { classIds: [own] }),
      });
    }
  }
  const [teacher] = teachers;
  const ownRooms = rooms.slice(0, CLASSES).map(({ id }) => id);
  const ofRosters = await selectDecidingClassesOfRosters(db, teacher!.id, ownRooms);
  const taught = [...new Set(ofRosters.map(({ student_id }) => student_id))];
  expect(ofRosters).toEqual(await selectDecidingClasses(db, teacher!.id, taught));
  expect(taught.length).toBeGreaterThan(0);
});

it('has as own classes of a roster those in which its students are now', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, club, other] = [
    await teacher.class('Room 12'),
    await teacher.class('Club'),
    await teacher.class('Other'),
  ];
  const ana = await room.student('Ana');
  await other.student('Ben');
  await test.database.pool.query(
    'insert into class_students (student_id, class_id, joined_at) values ($1, $2, now())',
    [ana.id, club.id],
  );
  const own = await selectOwnClassesOfRosters(test.database.db, teacher.id, [room.id]);
  expect(own.toSorted((a, b) => a - b)).toEqual([room.id, club.id]);
});
