import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { teachTogether } from '#features/classes/server/testing/co-teaching.ts';
import { listStudentClasses } from '../contract/students-of-teacher.ts';
import { MAX_STUDENTS } from './taught-queries.ts';

const test = useTestApp();
const list = async (by: Teacher) =>
  (await by.call(listStudentClasses, { params: { teacherId: by.id } })).data;

it('says which student is in which classes of the teacher, in the order of joining and of names', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const [room, club, theirs] = [
    await rivera.class('Room 12'),
    await rivera.class('Club'),
    await novak.class('Room 7'),
  ];
  const ben = await club.student('Ben');
  const ana = await club.student('Ana');
  test.clock.pass(60);
  for (const { code } of [theirs, room]) await ana.call(joinClass, { body: { classCode: code } });
  expect(await list(rivera)).toEqual({
    students: [
      { studentId: ana.id, classIds: [club.id, room.id] },
      { studentId: ben.id, classIds: [club.id] },
    ],
    more: false,
  });
  expect((await list(novak)).students).toEqual([{ studentId: ana.id, classIds: [theirs.id] }]);
});

it('has nobody of an archived class, and nobody who was taken out', async () => {
  const rivera = await test.world.teacher('Rivera');
  const [room, old] = [await rivera.class('Room 12'), await rivera.class('Last Year')];
  const [ana, ben, cal] = [await room.student('Ana'), await room.student('Ben'), await old.student('Cal')];
  expect((await list(rivera)).students.map(({ studentId }) => studentId)).toEqual([ana.id, ben.id, cal.id]);
  await rivera.call(archiveClass, { params: { id: old.id } });
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ben.id] } });
  expect((await list(rivera)).students).toEqual([{ studentId: ana.id, classIds: [room.id] }]);
});

it('has the students of a class that the teacher co-teaches', async () => {
  const [rivera, kobi] = [await test.world.teacher('Rivera'), await test.world.teacher('Kobi')];
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await teachTogether(rivera, room.id, kobi);
  expect((await list(kobi)).students).toEqual([{ studentId: ana.id, classIds: [room.id] }]);
});

it('stops at three thousand students, and says so', async () => {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  await test.database.pool.query(
    `with pupils as (
       insert into users (username, username_key, role, created_at)
       select 'pupil.' || $1 || '.' || n, 'pupil.' || $1 || '.' || n, 'student', now()
         from generate_series(1, $2::int) n returning id)
     insert into class_students (student_id, class_id, joined_at) select id, $3, now() from pupils`,
    [String(rivera.id), MAX_STUDENTS, room.id],
  );
  const howMany = async () => {
    const { students, more } = await list(rivera);
    return { students: students.length, more };
  };
  expect(await howMany()).toEqual({ students: MAX_STUDENTS, more: false });
  await (await rivera.class('Club')).student('Zoe');
  expect(await howMany()).toEqual({ students: MAX_STUDENTS, more: true });
});

it('is read by nobody else', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const params = { teacherId: rivera.id };
  expect((await novak.call(listStudentClasses, { params })).status).toBe(404);
  expect((await ana.call(listStudentClasses, { params })).status).toBe(403);
});
