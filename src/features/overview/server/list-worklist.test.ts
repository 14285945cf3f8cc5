import { expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { inviteTeacher } from '#features/classes/contract/teacher-invitations.ts';
import { listClassFigures } from '../contract/class-figures.ts';
import { listStudentsOfClass } from '../contract/endpoints.ts';
import { dismissWorklistRow, listNotes, listWorklist, restoreWorklistRow } from '../contract/worklist.ts';

const test = useTestApp();
const DAY = 86_400;
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };

const list = async (by: Teacher) => (await by.call(listWorklist, {})).data;
const keysOf = async (by: Teacher) => (await list(by)).rows.map(({ rowKey }) => rowKey);

it('is empty for a teacher without classes, and for a class without students', async () => {
  const teacher = await test.world.teacher('Rivera');
  expect(await list(teacher)).toMatchObject({ rows: [], putAway: [], leftOut: [] });
  await teacher.class('Room 12');
  expect(await list(teacher)).toMatchObject({ rows: [], putAway: [], leftOut: [] });
});

it('says of a new class how many have done the pretest, then that it is early, and names who is late', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  expect((await list(teacher)).rows).toMatchObject([{ type: 'pretest', done: 0, known: 2 }]);
  const { library } = test.app.services;
  await takePretestAs(READER, { student: ana, library, clock: test.clock });
  expect((await list(teacher)).rows).toMatchObject([
    { type: 'pretest', done: 1, known: 2, className: 'Room 12' },
    { type: 'early', quizzes: 3 },
  ]);
  test.clock.pass(7 * DAY);
  const later = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
  expect((await list(later)).rows).toMatchObject([
    { type: 'help', kind: 'pretest-open', count: 1, named: [{ studentId: ben.id }] },
    { type: 'early' },
  ]);
});

it('has a student of two classes of the teacher in both, and nobody of another teacher', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, club] = [await teacher.class('Room 12'), await teacher.class('Club')];
  const ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const novak = await test.world.teacher('Novak');
  const other = await novak.class('Room 7');
  await other.student('Cal');
  expect(await keysOf(teacher)).toEqual([`pretest:${club.id}`, `pretest:${room.id}`]);
  expect(await keysOf(novak)).toEqual([`pretest:${other.id}`]);
  const inClub = await teacher.call(listStudentsOfClass, { params: { id: club.id } });
  expect(inClub.data.students.map(({ studentId }) => studentId)).toEqual([ana.id]);
});

it('tells a teacher who is not approved nothing of the pretest where the class of another one counts', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  const novak = await test.world.teacher('Novak');
  await ana.call(joinClass, { body: { classCode: (await novak.class('Room 7')).code } });
  expect(await list(novak)).toMatchObject({ rows: [], putAway: [], leftOut: [] });
});

it('has essays that wait, by class', async () => {
  const { teacher, room, writer, openEssay, handIn } = await openEssayClass(test);
  const ana = await writer('Ana');
  await openEssay(ana);
  await handIn(ana);
  expect((await list(teacher)).rows).toMatchObject([
    { type: 'essays', rowKey: `essays:${room.id}`, waiting: 1 },
    { type: 'early' },
  ]);
});

it('has one row for all who asked to join', async () => {
  const teacher = await approvedTeacher(test, 'Rivera');
  for (const name of ['Ida', 'Noa', 'Lea', 'Max']) {
    const student = await test.world.student(name);
    await student.call(inviteTeacher, { body: { email: `${teacher.username}@school.example` } });
    test.clock.pass(1);
  }
  expect((await list(teacher)).rows).toMatchObject([{ type: 'requests', rowKey: 'requests', waiting: 4 }]);
  const [row] = (await list(teacher)).rows;
  expect(row?.type === 'requests' && row.names).toHaveLength(3);
});

it('brings the figures of the classes along, the same as the classes page has', async () => {
  const teacher = await test.world.teacher('Rivera');
  await (await teacher.class('Room 12')).student('Ana');
  await teacher.class('Club');
  const { figures } = await list(teacher);
  expect(figures.map(({ students }) => students)).toEqual([0, 1]);
  expect((await teacher.call(listClassFigures, {})).data.classes).toEqual(figures);
});

it('keeps what was put away apart, and counts only what was not', async () => {
  const { teacher, writer, openEssay, handIn } = await openEssayClass(test);
  const ana = await writer('Ana');
  await openEssay(ana);
  await handIn(ana);
  const notes = async () => (await teacher.call(listNotes, {})).data.rows;
  const [essays, early] = (await list(teacher)).rows;
  expect(await notes()).toEqual([essays]);
  for (const { rowKey, state } of [essays!, early!])
    await teacher.call(dismissWorklistRow, { body: { rowKey, state } });
  expect(await list(teacher)).toMatchObject({ rows: [], putAway: [essays, early] });
  expect(await notes()).toEqual([]);
  await teacher.call(restoreWorklistRow, { body: { rowKey: essays!.rowKey } });
  expect(await list(teacher)).toMatchObject({ rows: [essays], putAway: [early] });
  expect(await notes()).toEqual([essays]);
});
