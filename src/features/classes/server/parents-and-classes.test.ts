import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import {
  addStudentsToClass,
  removeStudentsFromClass,
  restoreStudentsToClass,
} from '../contract/class-members.ts';
import { listClassesOfStudent } from '../contract/endpoints.ts';
import { renameStudents } from '../contract/rename-students.ts';
import { renewPasswords } from '../contract/renew-passwords.ts';
import { unlockStudentLogin } from '../contract/student-login.ts';
import { updateStudentRealname } from '../contract/student-name.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const MIGRATION = 'db/migrations/0159-parents-are-in-no-class.sql';
let rivera: Teacher;
let room: Awaited<ReturnType<Teacher['class']>>;
let parent: Student;

/** A parent in a class, as there were before they could come into none. */
beforeEach(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
  room = await rivera.class('Room 12');
  parent = await room.student('Maria');
  await test.database.pool.query("update users set register_as = 'parent' where id = $1", [parent.id]);
});

const classesOf = async (person: Student) =>
  (await person.call(listClassesOfStudent, { params: { id: person.id } })).data.classes.length;

it('gives no teacher of a class the account of a parent in it', async () => {
  const studentId = parent.id;
  const renewed = await rivera.call(renewPasswords, {
    params: { teacherId: rivera.id },
    body: { studentPasswords: [{ studentId }] },
  });
  expect(renewed.data.students).toMatchObject([{ outcome: 'not-yours', login: null }]);
  expect((await rivera.call(unlockStudentLogin, { body: { studentId } })).status).toBe(404);
  const name = { studentId, firstName: 'Eva', lastName: 'Lee' };
  expect((await rivera.call(updateStudentRealname, { body: name })).status).toBe(404);
  const was = { firstName: 'Maria', lastName: 'Lopez' };
  const named = await rivera.call(renameStudents, { body: { classId: room.id, names: [{ ...name, was }] } });
  expect(named.data.students).toMatchObject([{ outcome: 'not-in-class' }]);
  const next = await rivera.class('Room 13');
  const added = await rivera.call(addStudentsToClass, {
    body: { classId: next.id, studentIds: [studentId] },
  });
  expect(added.data.students).toMatchObject([{ code: 'not-found' }]);
});

it('brings no parent back', async () => {
  const body = { classId: room.id, studentIds: [parent.id] };
  await rivera.call(removeStudentsFromClass, { body });
  const back = await rivera.call(restoreStudentsToClass, { body });
  expect(back.data.students).toMatchObject([{ code: 'over' }]);
});

it('takes parents out of classes when the service is updated, and nobody else', async () => {
  const ana = await room.student('Ana');
  await test.database.pool.query(await readFile(MIGRATION, 'utf8'));
  expect(await classesOf(parent)).toBe(0);
  expect(await classesOf(ana)).toBe(1);
});
