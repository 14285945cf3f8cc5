import { beforeAll, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { dayOfIso, isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { listActivities } from '../contract/teaching.ts';
import { inDays } from './testing/assign-passage.ts';
import { askForGoal, setGoal } from './testing/set-goal.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let ana: Student;
let ben: Student;

beforeAll(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
});

const newRoom = async () => {
  room = await rivera.class('Room 12');
  ana = await room.student('Ana');
  ben = await room.student('Ben');
};
/** The Monday of this week and those after it, in UTC; the tests run at a time when New York has the same day. */
const monday = (weeks = 0) => isoDay(weekStart(dayOfIso(inDays(test, 0)) ?? 0) + weeks * 7);

it('sets a goal for every week from this one on, for the whole class', async () => {
  await newRoom();
  expect(await setGoal(rivera, room.id, { quizzes: 4, rule: 'pass' })).toEqual({
    activityId: expect.any(Number),
    type: 'FIXED_WEEKLY',
    neverBegan: false,
    classId: room.id,
    className: 'Room 12',
    timezone: 'America/New_York',
    quizzes: 4,
    rule: 'pass',
    startDate: monday(),
    dueDate: isoDay((dayOfIso(monday()) ?? 0) + 6),
    wholeClass: true,
    status: 'active',
    tab: 1,
  });
  const { data } = await rivera.call(listActivities, { params: { id: rivera.id }, query: { tab: '1' } });
  expect(data.activities).toContainEqual(
    expect.objectContaining({ type: 'FIXED_WEEKLY', students: 2, begun: 0, finished: 0 }),
  );
});

it('begins with the week of a day, and never before this week', async () => {
  await newRoom();
  expect(await setGoal(rivera, room.id, { startDate: inDays(test, 7), studentIds: [ana.id] })).toMatchObject({
    startDate: monday(1),
    status: 'pending',
  });
  expect(await setGoal(rivera, room.id, { startDate: inDays(test, -30) })).toMatchObject({
    startDate: monday(),
  });
});

it('asks for five quizzes that were read to the end where nothing is said', async () => {
  await newRoom();
  const { data } = await askForGoal(rivera, room.id, { quizzes: undefined, rule: undefined });
  expect(data).toMatchObject({ quizzes: 5, rule: 'complete' });
});

it('is one for everybody and one for a student alone, whoever asks and however often', async () => {
  await newRoom();
  const both = await Promise.all([askForGoal(rivera, room.id), askForGoal(rivera, room.id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await askForGoal(rivera, room.id)).problem.code).toBe('already-set');
  expect((await askForGoal(rivera, room.id, { studentIds: [ana.id, ana.id] })).data).toMatchObject({
    wholeClass: false,
  });
  expect((await askForGoal(rivera, room.id, { studentIds: [ben.id, ana.id] })).problem.code).toBe(
    'already-set',
  );
  expect((await askForGoal(rivera, room.id, { studentIds: [ben.id] })).status).toBe(200);
});

it.each([0, 26, 2.5])('refuses %d quizzes a week', async (quizzes) => {
  await newRoom();
  expect((await askForGoal(rivera, room.id, { quizzes })).status).toBe(400);
});

it('refuses a start that is far off, and students who are not in the class', async () => {
  await newRoom();
  const far = await askForGoal(rivera, room.id, { startDate: inDays(test, 400) });
  expect(far.problem).toMatchObject({ status: 422, code: 'too-long' });
  const cal = await (await rivera.class('Room 13')).student('Cal');
  for (const studentId of [cal.id, 999_999, rivera.id])
    expect((await askForGoal(rivera, room.id, { studentIds: [studentId] })).problem.code).toBe(
      'not-in-class',
    );
});

it('is the teacher’s of the class alone, and no child’s', async () => {
  await newRoom();
  const novak = await test.world.teacher('Novak');
  expect((await askForGoal(novak, room.id)).status).toBe(404);
  expect((await askForGoal(ana, room.id)).status).toBe(403);
});

it('stops before a class has more than anybody can follow', async () => {
  await newRoom();
  await test.database.pool.query(
    `insert into activities (class_id, kind, passage_id, whole_class, start_day, due_day, created_at)
     select $1, 'PASSAGE', (select min(id) from passages), true, 20000, 40000, now() from generate_series(1, 50)`,
    [room.id],
  );
  expect((await askForGoal(rivera, room.id)).problem.code).toBe('enough-activities');
});
