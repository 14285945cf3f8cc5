import { beforeAll, beforeEach, expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import { resetProgress, undoReset } from '#features/quiz/contract/reset-progress.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import {
  cancelAssignment,
  changeRecurringActivity,
  getStudentAssignmentReport,
  pauseAssignment,
} from '../contract/teaching.ts';
import { setGoal } from './testing/set-goal.ts';

const test = useTestApp();
const SLOW = 60;
/** Faster than any text can be read, in seconds. */
const FAST = 1;
let rivera: Teacher;
let room: SchoolClass;

beforeAll(async () => {
  room = await (await test.world.teacher('Rivera')).class('Room 12');
});
beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});

/** A student of a class in New York whose pretest is done. */
async function reader(name: string, where = room): Promise<Student> {
  const student = await where.student(name);
  await takePretestAs(
    { level: 4.5, guessing: 0, random: () => 0.4 },
    { student, library: test.app.services.library, clock: test.clock },
  );
  return student;
}

/** Reads a passage with so many right answers. @returns its title. */
async function read(student: Student, right: number | 'all', seconds = SLOW): Promise<string> {
  let quiz = await student.beginQuiz();
  const passage = test.app.services.library.known(quiz.versionId)!;
  for (const { position, key, options } of passage.questions) {
    const other = options.find(({ id }) => id !== key.id)!;
    test.clock.pass(seconds);
    const isRight = right === 'all' || position < right;
    const { data } = await student.answer(quiz, isRight ? key.id : other.id, seconds);
    quiz = { ...quiz, next: data.next };
  }
  return passage.title;
}

const homeOf = async (student: Student) =>
  (await student.call(overview.viewProfileForStudent, { body: { studentId: student.id } })).data;
const goalsPaid = async (student: Student) =>
  (
    await test.database.pool.query<{ day: number }>(
      "select earned_day as day from points_ledger where student_id = $1 and cause = 'weekly-goal'",
      [student.id],
    )
  ).rows.length;

/** The student comes back at a moment: a session does not last that long. */
const at = async (time: string, student: Student) => {
  test.clock.set(new Date(time));
  return test.world.comeBack(student);
};

const NO_WEEK = {
  quizzes: 0,
  goal: 5,
  rule: 'half',
  setByClass: null,
  forSome: false,
  reached: false,
  reachedByChange: null,
  weeksInARow: 0,
  notCounted: [],
};

it('counts nothing before the first quiz', async () => {
  const ana = await reader('Ana');
  expect((await homeOf(ana)).week).toEqual(NO_WEEK);
});

it('leaves out what was answered too fast, or with fewer than half right, and says which and why', async () => {
  const ben = await reader('Ben');
  const fast = [];
  for (let quiz = 0; quiz < 5; quiz += 1) fast.push(await read(ben, 'all', FAST));
  const low = await read(ben, 1);
  expect((await homeOf(ben)).week).toEqual({
    ...NO_WEEK,
    notCounted: [...fast.map((title) => ({ title, why: 'fast' })), { title: low, why: 'half' }],
  });
  expect(await goalsPaid(ben)).toBe(0);
});

it('shows the goal as reached exactly when it is paid, and pays it once however many follow', async () => {
  const cal = await reader('Cal');
  await read(cal, 1);
  for (let quizzes = 1; quizzes <= 10; quizzes += 1) {
    await read(cal, 'all');
    const { week } = await homeOf(cal);
    expect(week).toMatchObject({ quizzes, reached: quizzes >= 5, weeksInARow: quizzes >= 5 ? 1 : 0 });
    expect(week.notCounted).toHaveLength(1);
    expect(await goalsPaid(cal)).toBe(quizzes >= 5 ? 1 : 0);
  }
});

it('begins a week on Monday in the zone of the class, on the Sunday when its clocks go back too', async () => {
  let dee = await reader('Dee');
  // Sunday, 1 November 2026, 23:30 in New York: an hour earlier by the clock of the day before.
  dee = await at('2026-11-02T04:30:00Z', dee);
  for (let quiz = 0; quiz < 4; quiz += 1) await read(dee, 'all', 30);
  dee = await at('2026-11-02T04:45:00Z', dee);
  expect((await homeOf(dee)).week).toMatchObject({ quizzes: 4, weeksInARow: 0 });
  await read(dee, 'all');
  expect((await homeOf(dee)).week).toMatchObject({ quizzes: 5, weeksInARow: 1 });
  dee = await at('2026-11-02T05:30:00Z', dee);
  expect((await homeOf(dee)).week).toMatchObject({ quizzes: 0, weeksInARow: 1 });
  await read(dee, 'all');
  expect((await homeOf(dee)).week).toMatchObject({ quizzes: 1, weeksInARow: 1 });
  expect(await goalsPaid(dee)).toBe(1);
});

it('is the goal of the class where it sets one, and counts what that asks for', async () => {
  const other = await rivera.class('Room 13');
  const eve = await reader('Eve', other);
  await read(eve, 'all');
  await setGoal(rivera, other.id, { quizzes: 3, rule: 'complete' });
  const fast = await read(eve, 'all', FAST);
  expect((await homeOf(eve)).week).toEqual({
    ...NO_WEEK,
    quizzes: 1,
    goal: 3,
    rule: 'complete',
    setByClass: 'Room 13',
    notCounted: [{ title: fast, why: 'fast' }],
  });
  await read(eve, 1);
  expect(await goalsPaid(eve)).toBe(0);
  await read(eve, 0);
  expect((await homeOf(eve)).week).toMatchObject({ quizzes: 3, reached: true, weeksInARow: 1 });
  expect(await goalsPaid(eve)).toBe(1);
});

it('counts passed quizzes alone where they must be passed, and says which was not', async () => {
  const other = await rivera.class('Room 14');
  await setGoal(rivera, other.id, { quizzes: 1, rule: 'pass' });
  const fay = await reader('Fay', other);
  const low = await read(fay, 1);
  expect((await homeOf(fay)).week).toMatchObject({
    quizzes: 0,
    goal: 1,
    notCounted: [{ title: low, why: 'not-passed' }],
  });
  await read(fay, 'all');
  expect((await homeOf(fay)).week).toMatchObject({ quizzes: 1, reached: true });
  expect(await goalsPaid(fay)).toBe(1);
});

it('is the usual goal while the one of the class is paused or canceled, and that of a student alone before it', async () => {
  const other = await rivera.class('Room 15');
  const gil = await reader('Gil', other);
  const { activityId } = await setGoal(rivera, other.id, { quizzes: 4 });
  const goalNow = async () => (await homeOf(gil)).week.goal;
  expect(await goalNow()).toBe(4);
  await rivera.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  expect(await goalNow()).toBe(5);
  await rivera.call(pauseAssignment, { query: { activityId, pause: 'false' } });
  await setGoal(rivera, other.id, { quizzes: 2, studentIds: [gil.id] });
  expect(await goalNow()).toBe(2);
  const hal = await reader('Hal', other);
  // Who joins later joins the goal of the class.
  expect((await homeOf(hal)).week.goal).toBe(4);
  await rivera.call(cancelAssignment, { query: { activityId } });
  expect((await homeOf(hal)).week.goal).toBe(5);
});

it('is set by no class that nobody confirmed, beside a confirmed one', async () => {
  const novak = await approvedTeacher(test, 'Novak');
  const real = await novak.class('Real');
  const ida = await reader('Ida', real);
  const pell = await test.world.teacher('Pell');
  const free = await pell.class('Free points');
  await setGoal(pell, free.id, { quizzes: 1 });
  await ida.call(joinClass, { body: { classCode: free.code } });
  await read(ida, 'all');
  expect((await homeOf(ida)).week).toMatchObject({ quizzes: 1, goal: 5, reached: false });
  expect(await goalsPaid(ida)).toBe(0);
});

/** The teacher's view of a student's week. */
async function weekTold(activityId: number, student: Student) {
  const { data } = await rivera.call(getStudentAssignmentReport, { query: { activityId } });
  return data.weekly.find(({ studentId }) => studentId === student.id)?.weeks.at(-1);
}

it('is reached at once by what was read before it was set: told alike to student and teacher, and paid once', async () => {
  const other = await rivera.class('Room 16');
  const jo = await reader('Jo', other);
  await read(jo, 'all');
  await read(jo, 'all');
  const before = (await homeOf(jo)).rank!.totalPoints;
  const { activityId } = await setGoal(rivera, other.id, { quizzes: 2 });
  const reached = { quizzes: 2, goal: 2, reached: true, weeksInARow: 1 };
  expect(await homeOf(jo)).toMatchObject({ week: reached, rank: { totalPoints: before + 25 } });
  expect(await weekTold(activityId, jo)).toMatchObject({ counted: 2, reached: true });
  await read(jo, 1);
  expect((await homeOf(jo)).week).toMatchObject({ quizzes: 3, goal: 2, reached: true });
  expect(await goalsPaid(jo)).toBe(1);
});

it('is reached at once when it is made smaller, and not when it begins with the next week', async () => {
  const other = await rivera.class('Room 17');
  const kit = await reader('Kit', other);
  await read(kit, 'all');
  const { activityId } = await setGoal(rivera, other.id, { quizzes: 4 });
  const change = (quizzes: number) =>
    rivera.call(changeRecurringActivity, { body: { activityId, quizzes, rule: 'complete' } });
  await change(2);
  expect(await goalsPaid(kit)).toBe(0);
  await change(1);
  expect((await homeOf(kit)).week).toMatchObject({ goal: 1, reached: true });
  expect(await goalsPaid(kit)).toBe(1);
  // Made larger again, it is not reached anymore for either; what was paid stays, and no week is paid twice.
  await change(2);
  expect((await homeOf(kit)).week).toMatchObject({ quizzes: 1, goal: 2, reached: false });
  expect(await weekTold(activityId, kit)).toMatchObject({ counted: 1, reached: false });
  await change(1);
  expect(await goalsPaid(kit)).toBe(1);

  const later = await rivera.class('Room 18');
  const lee = await reader('Lee', later);
  await read(lee, 'all');
  const nextMonday = isoDay(weekStart(dayNumber(test.clock.now().getTime(), 'America/New_York')) + 7);
  await setGoal(rivera, later.id, { quizzes: 1, startDate: nextMonday });
  expect(await goalsPaid(lee)).toBe(0);
});

it('is reached at once by the goal that holds when another is paused or canceled', async () => {
  const other = await rivera.class('Room 19');
  const mo = await reader('Mo', other);
  const { activityId } = await setGoal(rivera, other.id, { quizzes: 6, rule: 'pass' });
  for (let quiz = 0; quiz < 5; quiz += 1) await read(mo, 'all');
  expect(await goalsPaid(mo)).toBe(0);
  await rivera.call(pauseAssignment, { query: { activityId, pause: 'true' } });
  expect((await homeOf(mo)).week).toMatchObject({ quizzes: 5, goal: 5, reached: true });
  expect(await goalsPaid(mo)).toBe(1);
});

it('is told as their own where it is set for some students', async () => {
  const other = await rivera.class('Room 20');
  const nia = await reader('Nia', other);
  await setGoal(rivera, other.id, { quizzes: 2, studentIds: [nia.id] });
  expect((await homeOf(nia)).week).toMatchObject({ setByClass: 'Room 20', forSome: true });
});

it('pays nobody by the goal of a class that nobody confirmed, beside a confirmed one', async () => {
  const novak = await approvedTeacher(test, 'Novak');
  const oz = await reader('Oz', await novak.class('Real too'));
  const pell = await test.world.teacher('Pell');
  const free = await pell.class('More free points');
  await oz.call(joinClass, { body: { classCode: free.code } });
  await read(oz, 'all');
  await setGoal(pell, free.id, { quizzes: 1 });
  expect(await goalsPaid(oz)).toBe(0);
});

it('counts each week as its finished quizzes make it', async () => {
  const { rows } = await test.database.pool.query<{ student_id: number }>(
    `select w.student_id from student_weeks w
       left join attempts a on a.student_id = w.student_id and a.kind = 'practice' and a.status = 'finished' and a.epoch = w.epoch
        and a.finished_day between w.monday and w.monday + 6
      group by w.student_id, w.epoch, w.monday
     having w.passed <> count(*) filter (where a.passed)
         or w.half_right <> count(*) filter (where 2 * (length(a.marks) - length(replace(a.marks, 'r', ''))) >= a.question_count)`,
  );
  expect(rows).toEqual([]);
});

it.each([false, true])(
  'is not paid again in its week when a student starts over and that is taken back (points taken: %s)',
  async (resetPoints) => {
    const teacher = await approvedTeacher(test, 'Adler');
    const own = await teacher.class('Room 9');
    const pia = await reader('Pia', own);
    await setGoal(teacher, own.id, { quizzes: 1 });
    await read(pia, 'all');
    expect(await goalsPaid(pia)).toBe(1);
    const points = async () =>
      (
        await test.database.pool.query('select total_points from student_progress where student_id = $1', [
          pia.id,
        ])
      ).rows;
    const before = await points();
    const body = { classId: own.id, studentIds: [pia.id] };
    await teacher.call(resetProgress, { body: { ...body, resetPoints } });
    await teacher.call(undoReset, { body });
    expect(await points()).toEqual(before);
    expect((await homeOf(pia)).week).toMatchObject({ quizzes: 1, goal: 1, reached: true });
    await read(pia, 'all');
    expect(await goalsPaid(pia)).toBe(1);
  },
);
