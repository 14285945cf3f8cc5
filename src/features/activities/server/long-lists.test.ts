import { beforeAll, beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { STUDENT_LIST_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { getStudentAssignments } from '../contract/student.ts';
import { MOST_ACTIVITIES } from '../contract/teaching.ts';
import { MAX_LIVE_ACTIVITIES } from '../core/activity-limits.ts';
import { EVER } from './activities-queries.ts';
import { assignmentsOf, openAssignmentsOf } from './assignments-queries.ts';
import { activitiesOfClasses } from './counted-activities-queries.ts';
import { openAssigningClass, pendingOf } from './testing/assigned-class.ts';
import { conditionsOn, costOf } from './testing/busiest-step.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
/** More than a list holds. */
const MANY = 300;
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;

// The database gathers statistics at a time of its own, and those of a table as small as this one say that reading all of it is cheap.
beforeAll(() => test.database.pool.query('alter table activities set (autovacuum_enabled = off)'));

beforeEach(async () => {
  group = await openAssigningClass(test);
  ana = await group.reader('Ana');
});

/** A class of a teacher whom nobody approved, in which the student is, with many activities: due so many days from now. */
async function joinClassOfMany(dueInDays: number) {
  const stranger = await (await test.world.teacher('Mallory')).class('Fun club');
  await ana.call(joinClass, { body: { classCode: stranger.code } });
  await setMany(test, stranger.id, { activities: MANY, dueInDays });
}

const idsOf = (lines: readonly { activityId: number }[]) => lines.map(({ activityId }) => activityId);
const homeOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data.assigned;
const listOf = async (reader: Pick<Student, 'call'>) =>
  (await reader.call(getStudentAssignments, { query: { studentId: ana.id } })).data.assignments;

it('shows what a real class has set, whatever a class of anybody sets', async () => {
  await approve(test, group.teacher);
  const { activityId } = await group.assign();
  await joinClassOfMany(0);
  expect(idsOf(await pendingOf(ana))).toEqual([activityId]);
  expect(idsOf(await homeOf(ana))).toEqual([activityId]);
  expect(idsOf(await listOf(ana))).toEqual([activityId]);
  expect(idsOf(await listOf(group.teacher))).toContain(activityId);
});

it('lets classes take turns on the list where none is confirmed', async () => {
  const { activityId } = await group.assign();
  await joinClassOfMany(0);
  await joinClassOfMany(1);
  expect(idsOf(await pendingOf(ana))).toContain(activityId);
  expect(idsOf(await homeOf(ana))).toContain(activityId);
  expect(idsOf(await listOf(ana))).toContain(activityId);
});

it('shows what is new after years of activities, and after many that were canceled', async () => {
  await setMany(test, group.room.id, { activities: MANY, dueInDays: -30 });
  const { activityId } = await group.assign();
  await setMany(test, group.room.id, { activities: MANY, dueInDays: 0, canceled: true });
  expect(idsOf(await pendingOf(ana))).toEqual([activityId]);
  expect(idsOf(await homeOf(ana))).toEqual([activityId]);
  expect(idsOf(await listOf(group.teacher))).toContain(activityId);
});

it('looks up no passage of what is not on the list of a student', async () => {
  await setMany(test, group.room.id, { activities: MANY, dueInDays: 0 });
  const cost = await costOf(test, assignmentsOf(test.database.db, { studentId: ana.id, ...EVER }));
  expect(cost.looksInto('passage_versions')).toBe(MOST_ACTIVITIES);
});

it('reads for a home no more of each class than it can show', async () => {
  await setMany(test, group.room.id, { activities: MANY, dueInDays: 0 });
  await setMany(test, group.room.id, { activities: MANY, dueInDays: 0, canceled: true });
  await joinClassOfMany(0);
  const now = test.clock.now();
  const tomorrow = Math.floor(now.getTime() / MS_PER_DAY) + 1;
  const home = openAssignmentsOf(test.database.db, { studentId: ana.id, now, tomorrow });
  const cost = await costOf(test, home, { withoutSeqScan: true });
  expect(cost.looksInto('passage_versions')).toBe(50);
  // Two classes of fifty each.
  expect(cost.rows).toBe(100);
});

it('shows what is left to do of a class that has as much as a class may have, and most of it done', async () => {
  const { activityId } = await group.assign();
  await setMany(test, group.room.id, { activities: 2 * MAX_LIVE_ACTIVITIES, dueInDays: 0 });
  await test.database.pool.query(
    `insert into activity_pretests (student_id, activity_id, pretest, finished_at, finished_day)
     select $1, id, 1, now(), 0 from activities where id <> $2`,
    [ana.id, activityId],
  );
  expect(idsOf(await homeOf(ana))).toEqual([activityId]);
});

it('tells one caller a home forty times in twenty seconds, whoever else asks', async () => {
  const ben = await group.reader('Ben');
  const body = { studentId: ana.id };
  for (let n = 0; n < STUDENT_LIST_LIMIT.calls; n += 1) await ana.call(viewProfileForStudent, { body });
  expect((await ana.call(viewProfileForStudent, { body })).status).toBe(429);
  await homeOf(ben);
  await group.teacher.call(viewProfileForStudent, { body });
  test.clock.pass(STUDENT_LIST_LIMIT.seconds);
  await homeOf(ana);
});

it('looks for whose weeks a teacher may know in what was hashed once, not in the list of all for each student', async () => {
  const of = { classIds: [group.room.id], seen: [ana.id], ...EVER, most: MOST_ACTIVITIES };
  const query = activitiesOfClasses(test.database.db, of, test.clock.now());
  const conditions = await conditionsOn(test, query, 'student_weeks');
  expect(conditions).toContain('hashed SubPlan');
  expect(conditions).not.toContain('ANY ($');
});

it('counts no student of what is not on the list of a teacher', async () => {
  for (const name of ['Ben', 'Cleo', 'Dan']) await group.reader(name);
  await setMany(test, group.room.id, { activities: 4 * MANY, dueInDays: 0 });
  const of = { classIds: [group.room.id], seen: [], ...EVER, most: MOST_ACTIVITIES };
  const cost = await costOf(test, activitiesOfClasses(test.database.db, of, test.clock.now()));
  // What is set is looked at once, and the four students for what is listed.
  expect(cost.rows).toBeLessThanOrEqual(4 * MANY);
});
