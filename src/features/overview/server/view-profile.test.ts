import { expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller, Student } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { pauseAssignment } from '#features/activities/contract/teaching.ts';
import { assignPassage, inDays } from '#features/activities/server/testing/assign-passage.ts';
import { setGoal } from '#features/activities/server/testing/set-goal.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { listStudentsOfClass, studentProfileData, viewProfileForStudent } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const HASTY = { ...READER, guessing: 1 };
const reading = (student: Student) => ({
  student,
  library: test.app.services.library,
  clock: test.clock,
});
const profile = async (by: Caller, student: Student) =>
  (await by.call(viewProfileForStudent, { body: { studentId: student.id } })).data;
async function newClass(form: object = {}) {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', form);
  return { teacher, room, ana: await room.student('Ana') };
}

it('The home of a student who has read nothing says that the pretest is not started', async () => {
  const { ana } = await newClass();
  expect(await profile(ana, ana)).toMatchObject({
    studentId: ana.id,
    name: 'Ana',
    username: null,
    isParent: false,
    timezone: 'America/New_York',
    classes: [],
    pretestStatus: 'pretest_not_started',
    openQuiz: null,
    essay: null,
    initialLevel: null,
    rank: { totalPoints: 0 },
    quizzesTaken: 0,
    quizzesPassed: 0,
    week: {
      quizzes: 0,
      goal: 5,
      rule: 'half',
      setByClass: null,
      forSome: false,
      reached: false,
      reachedByChange: null,
      weeksInARow: 0,
      notCounted: [],
    },
    levelChanges: [],
  });
});

it('The home of a parent says that it is one', async () => {
  const { id: studentId, ...maria } = await test.world.parent('Maria');
  const { data } = await maria.call(viewProfileForStudent, { body: { studentId } });
  expect(data).toMatchObject({ isParent: true, pretestStatus: 'pretest_not_started' });
});

it('The home shows level, rank and quizzes after the pretest and a quiz', async () => {
  const { ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  const placed = await profile(ana, ana);
  expect(placed).toMatchObject({ pretestStatus: 'pretest_complete', quizzesTaken: 0 });
  expect(placed.readingLevel!.level).toBe(placed.initialLevel);
  await readPassageAs(READER, reading(ana));
  const after = await profile(ana, ana);
  expect(after.quizzesTaken).toBe(1);
  expect(after.rank!.totalPoints).toBeGreaterThan(placed.rank!.totalPoints);
  expect(after.initialLevel).toBe(placed.initialLevel);
});

it('The home tells of a weekly goal that its change has reached, and not of one that a quiz reached', async () => {
  const { teacher, room, ana } = await newClass();
  const ben = await room.student('Ben');
  for (const student of [ana, ben]) await takePretestAs(READER, reading(student));
  await readPassageAs(READER, reading(ana));
  expect((await profile(ana, ana)).week.reachedByChange).toBeNull();
  await setGoal(teacher, room.id, { quizzes: 1, rule: 'complete' });
  await readPassageAs(READER, reading(ben));
  const [ofAna, ofBen] = [await profile(ana, ana), await profile(ben, ben)];
  expect(ofAna.week).toMatchObject({ reached: true, reachedByChange: expect.stringMatching(/^\d{4}-/) });
  expect(ofBen.week).toMatchObject({ reached: true, reachedByChange: null });
});

it('The home of a student shows what can be done now for the class, what is due first in front', async () => {
  const { teacher, room, ana } = await newClass();
  const [first, second, third] = test.app.services.library
    .current('practice')
    .map(({ versionId }) => versionId);
  const assign = (versionId: number | undefined, start: number, due: number) =>
    assignPassage(test, teacher, room.id, {
      versionId: versionId!,
      startDate: inDays(test, start),
      dueDate: inDays(test, due),
    });
  const later = await assign(first, -1, 9);
  const sooner = await assign(second, -1, 2);
  await assign(third, 4, 9);
  const paused = await assign(test.app.services.library.current('practice')[3]!.versionId, -1, 3);
  await teacher.call(pauseAssignment, { query: { activityId: paused.activityId, pause: 'true' } });
  const { assigned } = await profile(ana, ana);
  expect(assigned.map(({ activityId, status }) => [activityId, status])).toEqual([
    [sooner.activityId, 'next-up'],
    [later.activityId, 'reverse-next-up'],
  ]);
  expect((await profile(teacher, ana)).assigned).toEqual([]);
});

it('No level is told while every answer was too fast to count, and one is from the first that counts', async () => {
  const { teacher, room, ana } = await newClass();
  await takePretestAs(HASTY, reading(ana));
  await readPassageAs(HASTY, reading(ana));
  const hasty = await profile(teacher, ana);
  expect(hasty).toMatchObject({ pretestStatus: 'pretest_complete', readingLevel: null, quizzesTooFast: 1 });
  const roster = await teacher.call(listStudentsOfClass, { params: { id: room.id } });
  expect(roster.data.students[0]).toMatchObject({ pretestStatus: 'pretest_complete', readingLevel: null });
  const { levels } = (await teacher.call(studentProfileData, { params: { id: ana.id }, body: {} })).data;
  expect(levels).toEqual([]);
  await readPassageAs(READER, reading(ana));
  expect((await profile(teacher, ana)).readingLevel).not.toBeNull();
});

it('The home names the quiz that waits to be finished', async () => {
  const { ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  await readPassageAs(READER, { ...reading(ana), most: 2 });
  const { passage, questionCount } = await ana.beginQuiz();
  expect((await profile(ana, ana)).openQuiz).toEqual({
    title: passage.title,
    answeredCount: 2,
    questionCount,
  });
});

it('The week names a quiz that was answered too fast to count', async () => {
  const { ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  const { title } = (await ana.beginQuiz()).passage;
  await readPassageAs(HASTY, reading(ana));
  expect((await profile(ana, ana)).week).toMatchObject({
    quizzes: 0,
    notCounted: [{ title, why: 'fast' }],
  });
});

it('The home shows the student neither level nor rank where the class hides them', async () => {
  const { teacher, ana } = await newClass({ settings: { showGrade: false, showPoints: false } });
  await takePretestAs(READER, reading(ana));
  expect(await profile(ana, ana)).toMatchObject({ readingLevel: null, initialLevel: null, rank: null });
  const shown = await profile(teacher, ana);
  for (const figure of [shown.readingLevel, shown.initialLevel, shown.rank]) expect(figure).not.toBeNull();
});

it('A teacher sees the whole name, the classes and each level change with its reason', async () => {
  const { teacher, room, ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  await readPassageAs(READER, reading(ana));
  const { levelChanges, readingLevel, ...rest } = await profile(teacher, ana);
  expect(rest).toMatchObject({
    name: 'Ana Lopez',
    username: ana.username,
    allWork: false,
    figures: true,
    essay: null,
  });
  expect(rest.classes).toMatchObject([{ classId: room.id, counts: true }]);
  for (const { reason } of levelChanges) expect(reason.to).not.toBe(reason.from);
  expect(levelChanges[0]?.reason.to ?? readingLevel!.level).toBe(readingLevel!.level);
});

it('Level changes are of the days that are asked for, and days to come are refused', async () => {
  const { teacher, ana } = await newClass();
  await takePretestAs(READER, reading(ana));
  await readPassageAs(READER, reading(ana));
  const reason = { kind: 'quiz', from: 3, to: 4 };
  await test.database.pool.query(
    `update attempts set reason = coalesce(reason, '{}') || $2 where student_id = $1 and kind = 'practice'`,
    [ana.id, reason],
  );
  const changesIn = async (dates: { start?: string; end?: string }) =>
    (await teacher.call(viewProfileForStudent, { body: { studentId: ana.id, dates, jsonFormat: true } })).data
      .levelChanges;
  expect(await changesIn({})).toHaveLength(1);
  expect(await changesIn({ start: '2000-01-01', end: '2001-01-01' })).toEqual([]);
  const late = { body: { studentId: ana.id, dates: { end: '2100-01-01' } } };
  expect((await teacher.call(viewProfileForStudent, late)).status).toBe(400);
});

it('A teacher who is not approved sees no figures and no open quiz while another teacher’s class counts', async () => {
  const { ana } = await newClass();
  const novak = await test.world.teacher('Novak');
  const other = await novak.class('Room 7');
  await ana.call(joinClass, { body: { classCode: other.code } });
  await takePretestAs(READER, reading(ana));
  await readPassageAs(READER, { ...reading(ana), most: 1 });
  expect(await profile(novak, ana)).toMatchObject({
    allWork: false,
    figures: false,
    pretestStatus: null,
    readingLevel: null,
    initialLevel: null,
    rank: null,
    openQuiz: null,
  });
  await approveTeacher(test.database.db, usernameKey(novak.username), test.clock.now());
  const approved = await profile(novak, ana);
  expect(approved).toMatchObject({ allWork: true, figures: true, pretestStatus: 'pretest_complete' });
  expect(approved.openQuiz).not.toBeNull();
});

it('A student’s page is hidden from other students and from teachers who do not teach the student', async () => {
  const { room, ana } = await newClass();
  for (const stranger of [await room.student('Ben'), await test.world.teacher('Moss')])
    expect((await stranger.call(viewProfileForStudent, { body: { studentId: ana.id } })).status).toBe(404);
});
