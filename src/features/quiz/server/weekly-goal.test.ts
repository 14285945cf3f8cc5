import { beforeAll, expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student } from '#app/server/world.ts';
import * as overview from '#features/overview/contract/endpoints.ts';

const test = useTestApp();
const SLOW = 60;
/** Faster than any text can be read, in seconds. */
const FAST = 1;
let room: SchoolClass;

beforeAll(async () => {
  room = await (await test.world.teacher('Rivera')).class('Room 12');
});

/** A student of a class in New York whose pretest is done. */
async function reader(name: string): Promise<Student> {
  const student = await room.student(name);
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

it('counts nothing before the first quiz', async () => {
  const ana = await reader('Ana');
  expect((await homeOf(ana)).week).toEqual({ quizzes: 0, goal: 5, weeksInARow: 0, notCounted: [] });
});

it('leaves out what was answered too fast, or with fewer than half right, and says which and why', async () => {
  const ben = await reader('Ben');
  const fast = [];
  for (let quiz = 0; quiz < 5; quiz += 1) fast.push(await read(ben, 'all', FAST));
  const low = await read(ben, 1);
  expect((await homeOf(ben)).week).toEqual({
    quizzes: 0,
    goal: 5,
    weeksInARow: 0,
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
    expect(week).toMatchObject({ quizzes, weeksInARow: quizzes >= 5 ? 1 : 0 });
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
