import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { archiveClass, listArchivedClasses, restoreClass } from '../contract/archive.ts';
import { listRemovedStudents, removeStudentsFromClass } from '../contract/class-members.ts';
import { joinClass, listClassesOfStudent, updateClass } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { MAX_CLASSES_OF_TEACHER, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { DAYS_TO_UNDO_SCHOOL_YEAR } from '../core/school-year.ts';
import { archive, moveUp, openClasses, startedYear, undoYear, yearsEnd } from './testing/school-years.ts';

const test = useTestApp();
let rivera: Teacher;
let readers: SchoolClass;
let club: SchoolClass;
let ana: Student;
beforeEach(async () => {
  ({ rivera, readers, club, ana } = await yearsEnd(test));
});

const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.map(({ id }) => id);
/** What becomes of the classes and the students when a year is undone. */
async function undone(yearId: number) {
  const { classes, studentsBack, studentsStaying } = (await undoYear(rivera, yearId)).data;
  return { codes: classes.map(({ code }) => code), students: [studentsBack, studentsStaying] };
}

it('takes it all back: grades, names, archived classes and students', async () => {
  const before = await openClasses(rivera);
  const yearId = await startedYear(rivera, [moveUp(readers), archive(club, readers)]);
  expect(await classesOf(ana)).toEqual([readers.id]);
  expect(await undone(yearId)).toEqual({ codes: ['undone', 'undone'], students: [1, 0] });
  expect(await openClasses(rivera)).toEqual(before);
  expect(await classesOf(ana)).toEqual([club.id]);
  const removed = await rivera.call(listRemovedStudents, { params: { id: readers.id } });
  expect(removed.data.students).toEqual([]);
  const { rows } = await test.database.pool.query(
    "select act from audit_log where actor_user_id = $1 and act like '%school-year' order by id",
    [rivera.id],
  );
  expect(rows).toEqual([{ act: 'start-school-year' }, { act: 'undo-school-year' }]);
});

it('takes a student of two classes back to both', async () => {
  const poets = await rivera.class('Poets');
  await ana.call(joinClass, { body: { classCode: readers.code } });
  const yearId = await startedYear(rivera, [archive(club, poets), archive(readers, poets)]);
  expect(await classesOf(ana)).toEqual([poets.id]);
  await undoYear(rivera, yearId);
  expect(new Set(await classesOf(ana))).toEqual(new Set([club.id, readers.id]));
});

describe('is over', () => {
  it('once it is done', async () => {
    const yearId = await startedYear(rivera, [moveUp(readers)]);
    expect((await undoYear(rivera, yearId)).status).toBe(200);
    expect((await undoYear(rivera, yearId)).problem).toMatchObject({ status: 409, code: 'over' });
  });

  it('after seven days', async () => {
    const yearId = await startedYear(rivera, [moveUp(readers)]);
    await test.database.pool.query('update school_year_runs set started_at = $1 where id = $2', [
      new Date(test.clock.now().getTime() - DAYS_TO_UNDO_SCHOOL_YEAR * 86_400_000),
      yearId,
    ]);
    expect((await undoYear(rivera, yearId)).problem.code).toBe('over');
  });

  it('for every other teacher, like one that never was', async () => {
    const yearId = await startedYear(rivera, [moveUp(readers)]);
    const novak = await test.world.teacher('Novak');
    expect((await undoYear(novak, yearId)).problem.code).toBe('over');
    expect((await undoYear(novak, 987_654)).problem.code).toBe('over');
    expect(await openClasses(rivera)).toEqual([
      ['Chess Club', 4, 1],
      ['Grade 5 Readers', 5, 0],
    ]);
  });
});

describe('leaves a class as it is', () => {
  it('that somebody changed since, and keeps what else they changed', async () => {
    const poets = await rivera.class('Poets');
    const yearId = await startedYear(rivera, [moveUp(readers), moveUp(poets, 'Poets'), archive(club)]);
    await rivera.call(updateClass, {
      params: { id: readers.id },
      body: { teacherId: rivera.id, name: 'Otters' },
    });
    await rivera.call(updateClass, { params: { id: poets.id }, body: { teacherId: rivera.id, grade: 7 } });
    const { classes } = (await undoYear(rivera, yearId)).data;
    expect(classes).toMatchObject([
      { classId: readers.id, name: 'Otters', grade: 4, code: 'undone' },
      { classId: club.id, step: 'archive', code: 'undone' },
      { classId: poets.id, grade: 7, code: 'changed' },
    ]);
  });

  it('that its teacher restored and archived again later', async () => {
    const yearId = await startedYear(rivera, [archive(club)]);
    test.clock.pass(60);
    await rivera.call(restoreClass, { body: { classId: club.id } });
    await rivera.call(archiveClass, { params: { id: club.id } });
    expect((await undone(yearId)).codes).toEqual(['changed']);
    expect((await rivera.call(listArchivedClasses, {})).data.classes).toHaveLength(1);
  });

  it('that was archived, where the teacher has as many classes as can be', async () => {
    const yearId = await startedYear(rivera, [archive(club), archive(readers)]);
    await test.database.pool.query(
      `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
       select $1, 'Room ' || n, 4, '{}', 'UTC', now() from generate_series(1, $2) n`,
      [rivera.id, MAX_CLASSES_OF_TEACHER - 1],
    );
    expect((await undone(yearId)).codes.toSorted()).toEqual(['enough-classes', 'undone']);
  });
});

describe('leaves students where they are', () => {
  it('who left, were taken out, or joined another class since', async () => {
    const [ben, cleo, dan] = [
      await club.student('Ben'),
      await club.student('Cleo'),
      await club.student('Dan'),
    ];
    const yearId = await startedYear(rivera, [archive(club, readers)]);
    await rivera.call(removeStudentsFromClass, { body: { classId: readers.id, studentIds: [ben.id] } });
    await cleo.call(leaveClass, { body: { studentId: cleo.id, classId: readers.id } });
    const elsewhere = await (await test.world.teacher('Novak')).class('Elsewhere');
    await dan.call(joinClass, { body: { classCode: elsewhere.code } });
    expect((await undone(yearId)).students).toEqual([1, 3]);
    expect(await classesOf(ana)).toEqual([club.id]);
    expect(await classesOf(ben)).toEqual([]);
    expect(await classesOf(cleo)).toEqual([]);
    expect(await classesOf(dan)).toEqual([readers.id, elsewhere.id]);
  });

  it('for whom there is no place any more', async () => {
    const ben = await club.student('Ben');
    const yearId = await startedYear(rivera, [archive(club, readers)]);
    // Somebody has put others into the class, and there is one place.
    await test.database.pool.query(
      `with others as (
         insert into users (username, username_key, role, created_at)
         select 'filler.' || $1 || '.' || n, 'filler.' || $1 || '.' || n, 'student', now()
           from generate_series(1, $2::int) n returning id)
       insert into class_students (student_id, class_id, joined_at) select id, $3, now() from others`,
      [String(club.id), MAX_STUDENTS_OF_CLASS - 1, club.id],
    );
    expect((await undone(yearId)).students).toEqual([1, 1]);
    expect(await classesOf(ana)).toEqual([club.id]);
    expect(await classesOf(ben)).toEqual([readers.id]);
  });
});
