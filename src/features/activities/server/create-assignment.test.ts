import { beforeAll, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { createAssignment } from '../contract/teaching.ts';
import { MAX_ACTIVITIES_NOT_OVER, MAX_LIVE_ACTIVITIES } from '../core/activity-limits.ts';
import { assignmentForm, assignPassage, inDays } from './testing/assign-passage.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let ana: Student;
let ben: Student;

beforeAll(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
  room = await rivera.class('Room 12');
  ana = await room.student('Ana');
  ben = await room.student('Ben');
});

const versions = () => test.app.services.library.current('practice').map(({ versionId }) => versionId);
const assign = async (form: Parameters<typeof assignmentForm>[2], to = room) =>
  rivera.call(createAssignment, { body: assignmentForm(test, to.id, form) });

it('assigns a passage to a class, in its days', async () => {
  const { data } = await assign({ versionId: versions()[3]! });
  expect(data).toMatchObject({
    type: 'PASSAGE',
    classId: room.id,
    className: 'Room 12',
    versionId: versions()[3],
    wholeClass: true,
    status: 'active',
    tab: 1,
    startDate: inDays(test, -1),
    dueDate: inDays(test, 7),
    timezone: 'America/New_York',
  });
});

it('waits for a start that is to come', async () => {
  const { data } = await assign({ versionId: versions()[4]!, startDate: inDays(test, 3) });
  expect(data).toMatchObject({ status: 'pending', tab: 1 });
});

it('assigns a passage once to the same students, and again to others', async () => {
  const versionId = versions()[5]!;
  expect((await assign({ versionId, studentIds: [ana.id] })).data).toMatchObject({ wholeClass: false });
  expect((await assign({ versionId, studentIds: [ben.id, ana.id] })).problem.code).toBe('already-assigned');
  expect((await assign({ versionId })).problem.code).toBe('already-assigned');
  expect((await assign({ versionId, studentIds: [ben.id, ben.id] })).status).toBe(200);
});

it.each([
  ['due-before-start', { startDate: 3, dueDate: 2 }],
  ['due-in-past', { startDate: -9, dueDate: -3 }],
  ['too-long', { startDate: 0, dueDate: 400 }],
])('refuses days: %s', async (code, { startDate, dueDate }) => {
  const answer = await assign({ startDate: inDays(test, startDate), dueDate: inDays(test, dueDate) });
  expect(answer.problem).toMatchObject({ status: 422, code });
});

it('refuses a passage that is not on the shelf, one of the pretest too', async () => {
  const [pretest] = test.app.services.library.current('pretest');
  for (const versionId of [999_999, pretest!.versionId])
    expect((await assign({ versionId })).problem.code).toBe('no-passage');
});

it('refuses students who are not in the class, without a word about whether they exist', async () => {
  const cal = await (await rivera.class('Room 13')).student('Cal');
  for (const studentId of [cal.id, 999_999, rivera.id])
    expect((await assign({ versionId: versions()[6]!, studentIds: [ana.id, studentId] })).problem.code).toBe(
      'not-in-class',
    );
});

it('gives no serious passage to students under 13', async () => {
  const care = test.app.services.library
    .current('practice')
    .find(({ sensitivity }) => sensitivity === 'care')!;
  const older = await rivera.class('Room 14', { belowThirteen: false, grade: 10 });
  await older.student('Olga', { birthDate: '2008-02-03' });
  expect((await assign({ versionId: care.versionId })).problem.code).toBe('too-serious');
  expect((await assign({ versionId: care.versionId }, older)).status).toBe(200);
  const mixed = await rivera.class('Room 15', { belowThirteen: false, grade: 8 });
  await mixed.student('Kim', { birthDate: '2019-02-03' });
  expect((await assign({ versionId: care.versionId }, mixed)).problem.code).toBe('too-serious');
});

it('is asked twice at once and assigns once', async () => {
  const both = await Promise.all([
    assign({ versionId: versions()[7]! }),
    assign({ versionId: versions()[7]! }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('is the teacher’s of the class alone, and no child’s', async () => {
  const novak = await test.world.teacher('Novak');
  const body = assignmentForm(test, room.id);
  expect((await novak.call(createAssignment, { body })).status).toBe(404);
  expect((await ana.call(createAssignment, { body })).status).toBe(403);
});

it('stops before a class has more than anybody can follow', async () => {
  const full = await rivera.class('Room 16');
  for (const versionId of versions().slice(0, MAX_LIVE_ACTIVITIES))
    await assignPassage(test, rivera, full.id, { versionId });
  expect((await assign({ versionId: versions()[MAX_LIVE_ACTIVITIES]! }, full)).problem.code).toBe(
    'enough-activities',
  );
});

it('stops before a class has as many again that are canceled and come back', async () => {
  const full = await rivera.class('Room 17');
  await setMany(test, full.id, { activities: MAX_ACTIVITIES_NOT_OVER - 1, dueInDays: 3, canceled: true });
  expect((await assign({ versionId: versions()[0]! }, full)).status).toBe(200);
  expect((await assign({ versionId: versions()[1]! }, full)).problem.code).toBe('enough-canceled');
});
