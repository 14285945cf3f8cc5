import { expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { listTaughtStudents } from '../contract/teaching.ts';

const test = useTestApp();

type Query = Sent<typeof listTaughtStudents, 'query'>;
const list = async (teacher: Teacher, query: Query = {}) =>
  (await teacher.call(listTaughtStudents, { query })).data;
const names = async (teacher: Teacher, query?: Query) =>
  (await list(teacher, query)).students.map(({ firstName }) => firstName);
const join = async (student: Student, code: string) => student.call(joinClass, { body: { classCode: code } });

it('has each student of all classes once, with the classes of the teacher, and nobody else', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, club] = [await teacher.class('Room 12'), await teacher.class('Club')];
  const ana = await room.student('Ana');
  await join(ana, club.code);
  await club.student('Ben');
  await (await (await test.world.teacher('Novak')).class('Room 7')).student('Cal');
  const { total, lookedAt, students } = await list(teacher);
  expect({ total, lookedAt }).toEqual({ total: 2, lookedAt: null });
  expect(students.map(({ firstName, classes }) => [firstName, classes.map(({ name }) => name)])).toEqual([
    ['Ana', ['Room 12', 'Club']],
    ['Ben', ['Club']],
  ]);
  expect(students[0]).toMatchObject({ figures: true, readingLevel: null, totalPoints: 0 });
  expect(await names(teacher, { classId: room.id })).toEqual(['Ana']);
});

it('is searched by the beginnings and the middles of names, whatever their accents', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Zoë');
  await room.student('Ben');
  expect(await names(teacher, { q: 'zoe' })).toEqual(['Zoë']);
  expect(await names(teacher, { q: 'LOP be' })).toEqual(['Ben']);
  expect(await names(teacher, { q: '%' })).toEqual([]);
  expect(await names(teacher, { q: 'nobody' })).toEqual([]);
});

it('is sorted by level with those who have none at the end, and turned in pages', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  const ben = await room.student('Ben');
  await takePretestAs(
    { level: 3, guessing: 0, random: () => 0.5 },
    { student: ben, library: test.app.services.library, clock: test.clock },
  );
  const isSorted = async () => {
    expect(await names(teacher, { sort: 'level' })).toEqual(['Ben', 'Ana']);
    expect(await names(teacher, { sort: 'level', direction: 'descending' })).toEqual(['Ben', 'Ana']);
  };
  await isSorted();
  await approve(test, teacher);
  await isSorted();
  expect(await names(teacher, { sort: 'name', direction: 'descending' })).toEqual(['Ben', 'Ana']);
  expect(await list(teacher, { page: 1 })).toMatchObject({ total: 2, students: [] });
});

it('tells no figures of a student for whom the class of another teacher counts, and does not sort by them', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const novak = await test.world.teacher('Novak');
  const other = await novak.class('Room 7');
  const ana = await room.student('Ana');
  await takePretestAs(
    { level: 3, guessing: 0, random: () => 0.5 },
    { student: ana, library: test.app.services.library, clock: test.clock },
  );
  await join(ana, other.code);
  await other.student('Ben');
  const { students } = await list(novak, { sort: 'points', direction: 'descending' });
  expect(students.map(({ firstName }) => firstName)).toEqual(['Ben', 'Ana']);
  expect(students[1]).toMatchObject({
    figures: false,
    readingLevel: null,
    totalPoints: null,
    lastSeen: null,
  });
});

it('the class of another teacher has nobody here', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  await room.student('Ana');
  const novak = await test.world.teacher('Novak');
  expect(await list(novak, { classId: room.id })).toMatchObject({ total: 0, students: [] });
});

it('says so where there are more than it looks through', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, club] = [await teacher.class('Room 12'), await teacher.class('Club')];
  await club.student('Zora');
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into users (username, username_key, password_hash, role, register_as, first_name, last_name, timezone, created_at)
     select 'many' || n, 'many' || n, '', 'student', 'student', 'Ana', 'Many', 'UTC', now()
       from generate_series(1, 3000) n returning id`,
  );
  await test.database.pool.query(
    `insert into class_students (class_id, student_id, joined_at) select $1, unnest($2::bigint[]), now()`,
    [room.id, rows.map(({ id }) => id)],
  );
  expect(await list(teacher)).toMatchObject({ total: 3000, lookedAt: 3000 });
  expect(await list(teacher, { classId: club.id })).toMatchObject({ total: 1, lookedAt: null });
});
