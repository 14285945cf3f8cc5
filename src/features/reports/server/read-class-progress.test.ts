import { describe, expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { classProgress } from '../contract/class-progress.ts';
import { classReport } from '../contract/class-report.ts';

const test = useTestApp();
const GUESSER = { level: 4.5, guessing: 1, random: () => 0.4 };

const progressFor = async (teacher: Person, classId: number, query: { start?: string; end?: string } = {}) =>
  (await teacher.call(classProgress, { params: { classId }, query })).data;

/** Ana reads, Ben guesses, and Cal has not begun. */
async function setUp() {
  const { teacher, room, reader } = await openReadingClass(test);
  const ana = await reader('Ana');
  const ben = await reader('Ben');
  const cal = await room.student('Cal');
  for (let quiz = 0; quiz < 2; quiz++) {
    await readPassageAs(STEADY_READER, readingEnvironment(test, ana));
    await readPassageAs(GUESSER, readingEnvironment(test, ben));
  }
  return { teacher, room, ana, ben, cal };
}

describe('the progress of a class', () => {
  it('has the figures of its report, with the levels at both ends', async () => {
    const { teacher, room, ana, ben, cal } = await setUp();
    const { students, weeks, ...of } = await progressFor(teacher, room.id);
    const report = (await teacher.call(classReport, { params: { classId: room.id }, query: {} })).data;
    expect(of).toEqual({
      classId: room.id,
      timezone: report.timezone,
      today: report.today,
      start: report.start,
      end: report.end,
    });
    for (const one of students)
      expect(report.students.find(({ studentId }) => studentId === one.studentId)).toMatchObject({
        quizzes: one.quizzes,
        quizzesTooFast: one.quizzesTooFast,
        passed: one.passed,
        points: one.points,
        minutes: one.minutes,
        fastShare: one.fastShare,
        movedBy: one.movedBy,
        moved: one.moved,
      });
    const told = ({ id }: Person) => students.find(({ studentId }) => studentId === id)!;
    expect(told(ana).levelAtEnd).not.toBeNull();
    expect(told(ana).movedBy).toBeCloseTo(told(ana).levelAtEnd!.value - told(ana).levelAtStart!.value, 5);
    expect(told(ana).expected).toBeGreaterThan(0);
    // Everything was too fast to count.
    expect(told(ben)).toMatchObject({
      quizzes: 0,
      quizzesTooFast: 2,
      counted: 0,
      expected: 0,
      movedBy: null,
    });
    expect(told(ben).levelAtStart).toEqual(told(ben).levelAtEnd);
    expect(told(cal)).toMatchObject({ answers: 0, levelAtStart: null, levelAtEnd: null, fastShare: null });
    expect(weeks).toMatchObject([{ quizzes: 2, quizzesTooFast: 2, students: 2 }]);
  });

  it('tells each week of a month, also one without a quiz, and for each student', async () => {
    const { teacher, room, ana } = await setUp();
    const { today } = await progressFor(teacher, room.id);
    test.clock.set(new Date(test.clock.now().getTime() + 14 * MS_PER_DAY));
    await readPassageAs(STEADY_READER, readingEnvironment(test, await test.world.comeBack(ana)));
    const again = await test.world.logIn(teacher.username, teacher.password);
    const { weeks, students } = await progressFor(again, room.id, { start: today });
    expect(weeks.map(({ quizzes }) => quizzes)).toEqual([2, 0, 1]);
    expect(students.find(({ studentId }) => studentId === ana.id)?.weekQuizzes).toEqual([2, 0, 1]);
    // More than a month: only weeks in which somebody read, and none of each student.
    const year = await progressFor(again, room.id);
    expect(year.weeks.map(({ quizzes }) => quizzes)).toEqual([2, 1]);
    expect(year.students.every(({ weekQuizzes }) => weekQuizzes.length === 0)).toBe(true);
  });

  it('is of no level before the first attempt, and refuses days to come', async () => {
    const { teacher, room } = await setUp();
    const old = await progressFor(teacher, room.id, { start: '2000-01-01', end: '2001-01-01' });
    expect(old.weeks).toEqual([]);
    expect(old.students).toHaveLength(3);
    for (const one of old.students)
      expect(one).toMatchObject({ quizzes: 0, levelAtStart: null, levelAtEnd: null, movedBy: null });
    for (const end of ['1999-12-31', '2100-01-01']) {
      const { status } = await teacher.call(classProgress, { params: { classId: room.id }, query: { end } });
      expect(status, end).toBe(400);
    }
  });
});

describe('who is told', () => {
  it('an unapproved teacher, whose class does not count, only of the work of the own class, and no level', async () => {
    const { teacher, ana } = await setUp();
    await approve(test, teacher);
    const stranger = await test.world.teacher('Stone');
    const other = await stranger.class('Chess');
    await ana.call(joinClass, { body: { classCode: other.code } });
    const { students, weeks } = await progressFor(stranger, other.id);
    expect(students).toMatchObject([
      {
        studentId: ana.id,
        figures: false,
        levelAtStart: null,
        levelAtEnd: null,
        movedBy: null,
        expected: null,
        quizzes: 0,
      },
    ]);
    expect(weeks).toEqual([]);
  });

  it('nobody who does not teach the class, and no student', async () => {
    const { room, ana } = await setUp();
    const stranger = await test.world.teacher('Stone');
    for (const one of [stranger, ana]) {
      const { status } = await one.call(classProgress, { params: { classId: room.id }, query: {} });
      expect([403, 404]).toContain(status);
    }
  });
});

it('is the same from what is kept of school years as from what is kept of their days', async () => {
  const { teacher, room, ana, ben, cal } = await setUp();
  const ids = [ana, ben, cal].map(({ id }) => id);
  const all = { start: '2000-01-01' };
  const asked = async () => [await progressFor(teacher, room.id), await progressFor(teacher, room.id, all)];
  const before = await asked();
  expect(before[0]?.students.some(({ counted }) => counted > 0)).toBe(true);
  // What is kept of years may be older than what is kept of days.
  const wait = () =>
    test.database.pool.query('insert into students_to_count (student_id) select unnest($1::bigint[])', [ids]);
  await wait();
  expect(await asked()).toEqual(before);
  await test.database.pool.query('delete from student_skill_days where student_id = any($1)', [ids]);
  await test.database.pool.query('delete from students_to_count where student_id = any($1)', [ids]);
  expect(await asked()).toEqual(before);
  // The days have lost what the answers say.
  await wait();
});

it('is six statements, for three students or twelve, none of which reads an answer', async () => {
  const { teacher, room } = await setUp();
  const few = await statementsOf(() => progressFor(teacher, room.id));
  for (let more = 0; more < 9; more++) await room.student('Dee');
  const many = await statementsOf(() => progressFor(teacher, room.id));
  expect(many).toHaveLength(few.length);
  expect(many).toHaveLength(6);
  expect(many.join(' ')).not.toMatch(/"?\banswers\b"? /);
});
