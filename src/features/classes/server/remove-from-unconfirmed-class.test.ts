import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { archiveClass, restoreClass } from '../contract/archive.ts';
import { joinClass } from '../contract/endpoints.ts';
import { removeFromUnconfirmedClass } from '../contract/leave-class.ts';

const test = useTestApp();

const join = (student: Student, classCode: string) => student.call(joinClass, { body: { classCode } });
const remove = (teacher: Teacher, student: Student, classId: number) =>
  teacher.call(removeFromUnconfirmedClass, { body: { studentId: student.id, classId } });
/** The classes that a teacher is offered to take a student out of; null for the others. */
const removableFor = async (teacher: Teacher, student: Student) =>
  (await teacher.call(viewProfileForStudent, { body: { studentId: student.id } })).data.classes.map(
    ({ removableId }) => removableId,
  );

/** A student in a class of an approved teacher and in one of a teacher who is not approved. */
async function studentOfTwo() {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const unapproved = await test.world.teacher('Bonus');
  const club = await unapproved.class('Club');
  await join(ana, club.code);
  return { rivera, unapproved, ana, club };
}

it('takes the student out of a class that is not confirmed, and records it once', async () => {
  const { rivera, unapproved, ana, club } = await studentOfTwo();
  expect(await removableFor(rivera, ana)).toEqual([null, club.id]);
  expect(await removableFor(unapproved, ana)).toEqual([null, null]);
  for (let time = 0; time < 2; time++)
    expect((await remove(rivera, ana, club.id)).data).toEqual({ removed: true });
  expect(await removableFor(rivera, ana)).toEqual([null]);
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by, subject_user_id as about, detail from audit_log where act = 'remove-from-unconfirmed-class' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ by: rivera.id, about: ana.id, detail: { classId: club.id } }]);
});

it('refuses a code of the time before to the student', async () => {
  const { rivera, ana, club } = await studentOfTwo();
  await remove(rivera, ana, club.id);
  expect((await join(ana, club.code)).problem.code).toBe('taken-out');
});

it('refuses a class of another approved teacher', async () => {
  const { rivera, ana } = await studentOfTwo();
  const other = await (await approvedTeacher(test, 'Novak')).class('Room 7');
  await join(ana, other.code);
  expect((await remove(rivera, ana, other.id)).problem).toMatchObject({
    status: 409,
    code: 'confirmed-class',
  });
});

it('is for an approved teacher of the student alone', async () => {
  const { unapproved, ana, club } = await studentOfTwo();
  const stranger = await approvedTeacher(test, 'Stranger');
  for (const teacher of [unapproved, stranger])
    expect((await remove(teacher, ana, club.id)).problem.status).toBe(404);
});

it('takes the student out of such a class that was archived, too, as long as it takes a place', async () => {
  const { rivera, unapproved, ana, club } = await studentOfTwo();
  await unapproved.call(archiveClass, { params: { id: club.id } });
  expect(await removableFor(rivera, ana)).toEqual([null, club.id]);
  expect((await remove(rivera, ana, club.id)).data).toEqual({ removed: true });
  expect(await removableFor(rivera, ana)).toEqual([null]);
  await unapproved.call(restoreClass, { body: { classId: club.id } });
  expect(await removableFor(rivera, ana)).toEqual([null]);
});
