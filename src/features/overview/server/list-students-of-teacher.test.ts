import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import * as contract from '../contract/students-of-teacher.ts';

const test = useTestApp();
const join = async (student: Student, code: string) => student.call(joinClass, { body: { classCode: code } });

/** A teacher with Ana in two classes, Ben in one, and Dan in one that is archived; Cal is another teacher's. */
async function twoClasses() {
  const rivera = await test.world.teacher('Rivera');
  const novak = await test.world.teacher('Novak');
  const [room, club, old] = [
    await rivera.class('Room 12'),
    await rivera.class('Club'),
    await rivera.class('Last Year'),
  ];
  const ana = await room.student('Ana');
  const ben = await club.student('Ben');
  await (await novak.class('Room 7')).student('Cal');
  await join(ana, club.code);
  await old.student('Dan');
  await rivera.call(archiveClass, { params: { id: old.id } });
  return { rivera, novak, room, club, ana, ben, own: { params: { teacherId: rivera.id } } };
}

describe('the students of a teacher', () => {
  it('are named and counted once each, over all classes that are not archived', async () => {
    const { rivera, ana, ben, own } = await twoClasses();
    const named = (await rivera.call(contract.listStudentsOfTeacher, own)).data;
    expect(named.students.map(({ studentId, firstName }) => [studentId, firstName])).toEqual([
      [ana.id, 'Ana'],
      [ben.id, 'Ben'],
    ]);
    expect(named.more).toBe(false);
    expect((await rivera.call(contract.countStudentsOfTeacher, own)).data).toEqual({ count: 2 });
  });

  it('are none of another teacher, and nobody who was taken out', async () => {
    const { rivera, novak, club, ben, own } = await twoClasses();
    expect((await novak.call(contract.listStudentsOfTeacher, own)).problem.code).toBe('not-found');
    expect((await novak.call(contract.countStudentsOfTeacher, own)).problem.code).toBe('not-found');
    await rivera.call(removeStudentsFromClass, { body: { classId: club.id, studentIds: [ben.id] } });
    expect((await rivera.call(contract.countStudentsOfTeacher, own)).data.count).toBe(1);
  });
});

it('lists the students of one class to choose from, in the order of their names', async () => {
  const { rivera, novak, room, club, ana, ben } = await twoClasses();
  const ofClass = async (classId: number) =>
    (await rivera.call(contract.listStudentsToSelect, { body: { classId } })).data.students.map(
      ({ studentId }) => studentId,
    );
  expect(await ofClass(room.id)).toEqual([ana.id]);
  expect(await ofClass(club.id)).toEqual([ana.id, ben.id]);
  const asNovak = await novak.call(contract.listStudentsToSelect, { body: { classId: room.id } });
  expect(asNovak.problem.code).toBe('not-found');
});
