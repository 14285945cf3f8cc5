import { describe, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { startPretest } from '#features/quiz/contract/endpoints.ts';
import { pretestStatuses } from '../contract/endpoints.ts';
import { listPretestStatusesOfStudents } from '../contract/students-of-teacher.ts';

const test = useTestApp();
type Statuses = readonly { readonly studentId: number; readonly status: string }[];
const byStudent = (statuses: Statuses) => statuses.toSorted((a, b) => a.studentId - b.studentId);
const ofClass = async (by: Teacher, id: number) =>
  byStudent((await by.call(pretestStatuses, { params: { id } })).data.statuses);
const ofStudents = async (by: Teacher, ...students: readonly { readonly id: number }[]) => {
  const body = { studentIds: students.map(({ id }) => id) };
  return byStudent((await by.call(listPretestStatusesOfStudents, { body })).data.statuses);
};

const notStarted = ({ id: studentId }: { readonly id: number }) => ({
  studentId,
  status: 'pretest_not_started',
});

/** A class with students who have not started, are at it, and have finished. */
async function threeStudents() {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben, cal] = [await room.student('Ana'), await room.student('Ben'), await room.student('Cal')];
  await ben.call(startPretest, { params: { id: ben.id } });
  await placeByPretest(test, cal);
  const statuses = [
    { studentId: ana.id, status: 'pretest_not_started' },
    { studentId: ben.id, status: 'pretest_in_progress' },
    { studentId: cal.id, status: 'pretest_complete' },
  ];
  return { rivera, room, ana, ben, cal, statuses };
}

/** Ana is in the class of Rivera first, then in that of Novak; Ben is in that of Novak alone. */
async function twoTeachers() {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const novak = await test.world.teacher('Novak');
  const club = await novak.class('Club');
  const ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const ben = await club.student('Ben');
  return { novak, room, club, ana, ben };
}

describe('of a class', () => {
  it('say who has not started, who is at it, and who has finished', async () => {
    const { rivera, room, statuses } = await threeStudents();
    expect(await ofClass(rivera, room.id)).toEqual(statuses);
  });

  it('leave out students whose figures the teacher may not see, until an admin approves the teacher', async () => {
    const { novak, club, ana, ben } = await twoTeachers();
    expect(await ofClass(novak, club.id)).toEqual([notStarted(ben)]);
    await approve(test, novak);
    expect(await ofClass(novak, club.id)).toEqual([notStarted(ana), notStarted(ben)]);
  });

  it('are not told to another teacher', async () => {
    const { novak, room } = await twoTeachers();
    expect((await novak.call(pretestStatuses, { params: { id: room.id } })).status).toBe(404);
  });
});

describe('of some students', () => {
  it('say the same of those who are asked about', async () => {
    const { rivera, ana, cal, statuses } = await threeStudents();
    const [ofAna, , ofCal] = statuses;
    expect(await ofStudents(rivera, cal, ana)).toEqual([ofAna, ofCal]);
    expect(await ofStudents(rivera)).toEqual([]);
  });

  it('leave out students whose figures the teacher may not see, until an admin approves the teacher', async () => {
    const { novak, ana, ben } = await twoTeachers();
    expect(await ofStudents(novak, ana, ben)).toEqual([notStarted(ben)]);
    await approve(test, novak);
    expect(await ofStudents(novak, ana, ben)).toEqual([notStarted(ana), notStarted(ben)]);
  });

  it('leave out students of others, and those of an archived class', async () => {
    const { novak, room, club, ben } = await twoTeachers();
    const dee = await room.student('Dee');
    expect(await ofStudents(novak, dee)).toEqual([]);
    await novak.call(archiveClass, { params: { id: club.id } });
    expect(await ofStudents(novak, ben)).toEqual([]);
  });

  it('are for teachers alone', async () => {
    const { ana } = await twoTeachers();
    const body = { studentIds: [ana.id] };
    expect((await ana.call(listPretestStatusesOfStudents, { body })).status).toBe(403);
  });
});
