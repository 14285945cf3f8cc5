import { describe, expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { classReport, viewClassStats } from '../contract/class-report.ts';
import { selectClassReport } from './class-report-queries.ts';
import { keepTwentyAnswers, readForClass } from './testing/kept-answers.ts';

const test = useTestApp();
const GUESSER = { level: 4.5, guessing: 1, random: () => 0.4 };

const reportFor = async (teacher: Person, classId: number, query: { start?: string; end?: string } = {}) =>
  (await teacher.call(classReport, { params: { classId }, query })).data;

/** What is kept of the students' days is newer than that of their school years. */
const waitToBeCounted = (ids: readonly number[]) =>
  test.database.pool.query('insert into students_to_count (student_id) select unnest($1::bigint[])', [ids]);

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

describe('the report of a class', () => {
  it('says what the answers say, who guesses, and who has not begun', async () => {
    const { teacher, room, ana, ben, cal } = await setUp();
    const report = await reportFor(teacher, room.id);
    expect(report).toMatchObject({ classId: room.id, timezone: 'America/New_York', end: report.today });
    expect(report.start).toMatch(/-08-15$/);
    const of = ({ id }: Person) => report.students.find(({ studentId }) => studentId === id)!;
    const { rows } = await test.database.pool.query<{
      student_id: number;
      answers: number;
      counted: number;
      right: number;
      seconds: number;
    }>(
      `select n.student_id, count(*)::int as answers, count(*) filter (where not is_fast)::int as counted,
              count(*) filter (where is_right and not is_fast)::int as right, sum(seconds) as seconds
         from answers n join attempts a on a.student_id = n.student_id and a.id = n.attempt_id
        where a.kind = 'practice' group by 1`,
    );
    for (const student of [ana, ben]) {
      const { answers, counted, right, seconds } = rows.find((row) => row.student_id === student.id)!;
      expect(of(student)).toMatchObject({ answers, counted, right });
      // Minutes are rounded to a tenth.
      expect(Math.abs(of(student).minutes - seconds / 60)).toBeLessThan(0.0501);
      expect(of(student).skills.reduce((sum, skill) => sum + skill.answers, 0)).toBe(answers);
    }
    expect(of(ana)).toMatchObject({ quizzes: 2, quizzesTooFast: 0 });
    expect(of(ben)).toMatchObject({ quizzes: 0, quizzesTooFast: 2, passed: 0 });
    expect(of(ana)).toMatchObject({ guesses: false, fastShare: 0, pretestStatus: 'pretest_complete' });
    expect(of(ana).points).toBeGreaterThan(0);
    expect(of(ben)).toMatchObject({ guesses: true, counted: 0, points: 0, moved: null, movedBy: null });
    expect(of(cal)).toMatchObject({
      pretestStatus: 'pretest_not_started',
      quizzes: 0,
      readingLevel: null,
      fastShare: null,
      lowestLevel: null,
      skills: [],
    });
  });

  it('puts those who need help with a skill at one table, and says of few answers that they are few', async () => {
    const { teacher, room, ana, ben } = await setUp();
    const before = await reportFor(teacher, room.id);
    expect(before.tables).toEqual([]);
    expect(
      before.students.flatMap(({ skills }) => skills).every(({ standing }) => standing === 'too-few'),
    ).toBe(true);
    for (const { id } of [ana, ben]) await keepTwentyAnswers(test, id, { skill: 'Inference', right: 8 });
    const { tables, students } = await reportFor(teacher, room.id);
    expect(tables).toHaveLength(1);
    expect(tables[0]!.skill).toBe('Inference');
    expect([...tables[0]!.studentIds].toSorted((a, b) => a - b)).toEqual(
      [ana.id, ben.id].toSorted((a, b) => a - b),
    );
    const inference = students
      .find(({ studentId }) => studentId === ben.id)!
      .skills.find(({ skill }) => skill === 'Inference')!;
    expect(inference).toMatchObject({ counted: 20, right: 8, expected: 15, standing: 'below' });
    expect(inference.difference).toBe(-7 / 28);
  });

  it('counts only the days that are asked for, and refuses days to come', async () => {
    const { teacher, room, ana } = await setUp();
    const { today } = await reportFor(teacher, room.id);
    test.clock.set(new Date(test.clock.now().getTime() + 3 * MS_PER_DAY));
    await readPassageAs(STEADY_READER, readingEnvironment(test, await test.world.comeBack(ana)));
    const again = await test.world.logIn(teacher.username, teacher.password);
    const quizzes = async (query: { start?: string; end?: string }) =>
      (await reportFor(again, room.id, query)).students.find(({ studentId }) => studentId === ana.id)!
        .quizzes;
    expect(await quizzes({})).toBe(3);
    expect(await quizzes({ end: today })).toBe(2);
    expect(await quizzes({ start: today })).toBe(3);
    const later = (await reportFor(again, room.id)).today;
    expect(await quizzes({ start: later })).toBe(1);
    for (const day of ['2000-01-01', '1999-12-31', '2100-01-01']) {
      const { status } = await again.call(classReport, { params: { classId: room.id }, query: { end: day } });
      expect(status, day).toBe(day === '2000-01-01' ? 200 : 400);
    }
  });

  it('tells how far a level moved since the first day', async () => {
    const { teacher, room, ana } = await setUp();
    const { students } = await reportFor(teacher, room.id);
    const line = students.find(({ studentId }) => studentId === ana.id)!;
    const { rows } = await test.database.pool.query<{ mean: number }>(
      `select (state_after ->> 'mean')::float as mean from attempts
        where student_id = $1 and kind = 'pretest' order by finished_at desc limit 1`,
      [ana.id],
    );
    expect(rows[0]!.mean).toBeDefined();
    expect(line.movedBy).not.toBeNull();
    // Before the first answer of all there is nothing to move.
    const old = await reportFor(teacher, room.id, { start: '2000-01-01', end: '2001-01-01' });
    expect(old.students.every(({ movedBy, quizzes }) => movedBy === null && quizzes === 0)).toBe(true);
  });
});

it('is the same from what is kept of the school year as from what is kept of its days', async () => {
  const { teacher, room, ana, ben, cal } = await setUp();
  await approve(test, teacher);
  const report = await reportFor(teacher, room.id);
  const skillsOf = ({ students }: typeof report) => students.flatMap(({ skills }) => skills);
  expect(skillsOf(report).length).toBeGreaterThan(0);
  const ids = [ana, ben, cal].map(({ id }) => id);
  await waitToBeCounted(ids);
  expect(await reportFor(teacher, room.id)).toEqual(report);
  await test.database.pool.query('delete from student_skill_days where student_id = any($1)', [ids]);
  expect(skillsOf(await reportFor(teacher, room.id))).toEqual([]);
  await test.database.pool.query('delete from students_to_count where student_id = any($1)', [ids]);
  expect(await reportFor(teacher, room.id)).toEqual(report);
  // Not of days that are only a part of it.
  const { today } = report;
  expect(skillsOf(await reportFor(teacher, room.id, { start: today }))).toEqual([]);
  // The days have lost what the answers say.
  await waitToBeCounted(ids);
});

it('is the same for an older client, by its names of the days', async () => {
  const { teacher, room } = await setUp();
  const { today, ...report } = await reportFor(teacher, room.id);
  const body = { classId: room.id, jsonFormat: true };
  expect((await teacher.call(viewClassStats, { body })).data).toEqual({ today, ...report });
  const ofToday = { ...body, start: today, end: today };
  expect((await teacher.call(viewClassStats, { body: ofToday })).data).toEqual(
    await reportFor(teacher, room.id, { start: today, end: today }),
  );
  const late = await teacher.call(viewClassStats, { body: { ...body, end: '2100-01-01' } });
  expect(late.problem).toMatchObject({ code: 'invalid-request', errors: [{ path: 'end' }] });
});

describe('who is told', () => {
  it('an unapproved teacher, whose class does not count, only of the work of the own class', async () => {
    const { teacher, ana } = await setUp();
    await approve(test, teacher);
    const stranger = await test.world.teacher('Stone');
    const other = await stranger.class('Chess');
    await ana.call(joinClass, { body: { classCode: other.code } });
    const { students } = await reportFor(stranger, other.id);
    expect(students).toMatchObject([
      {
        studentId: ana.id,
        figures: false,
        pretestStatus: null,
        readingLevel: null,
        movedBy: null,
        quizzes: 0,
        answers: 0,
        skills: [],
        lastQuizAt: null,
      },
    ]);
  });

  it('nobody without figures of what was to be expected of a student, by which the level could be told', async () => {
    const { ana } = await setUp();
    const stranger = await test.world.teacher('Stone');
    const other = await stranger.class('Chess');
    await ana.call(joinClass, { body: { classCode: other.code } });
    await readForClass(test, ana.id, other.id);
    const report = await reportFor(stranger, other.id);
    expect(report.students).toMatchObject([{ figures: false, skills: [], groups: [] }]);
    expect(report.students[0]?.answers).toBeGreaterThan(0);
    expect(report.tables).toEqual([]);
  });

  it('nobody who does not teach the class, and no student', async () => {
    const { room, ana } = await setUp();
    const stranger = await test.world.teacher('Stone');
    for (const one of [stranger, ana]) {
      const { status } = await one.call(classReport, { params: { classId: room.id }, query: {} });
      expect([403, 404]).toContain(status);
      const older = await one.call(viewClassStats, { body: { classId: room.id } });
      expect(older.status).toBe(status);
    }
  });
});

describe('what it costs', () => {
  it('is five statements, for three students or twelve, none of which reads an answer', async () => {
    const { teacher, room } = await setUp();
    const report = () => reportFor(teacher, room.id);
    const few = await statementsOf(report);
    for (let more = 0; more < 9; more++) await room.student('Dee');
    const many = await statementsOf(report);
    expect(many).toHaveLength(few.length);
    expect(many).toHaveLength(5);
    expect(many.join(' ')).not.toMatch(/"?\banswers\b"? /);
  });

  it('finds what it reads of a student in indexes that begin with the student', async () => {
    const { room } = await setUp();
    const plan = await test.database.db.transaction().execute(async (tx) => {
      const statements = await statementsOf(() =>
        selectClassReport(tx, { classId: room.id, fromDay: 20_000, toDay: 22_000, classIds: undefined }),
      );
      return statements[0]!;
    });
    const client = await test.database.pool.connect();
    try {
      // A table of a few rows is read through at once; without that way, only an index is left where there is one.
      await client.query('begin; set local enable_seqscan = off');
      // PostgreSQL 15 explains a statement with parameters only where it is prepared; connections are told to plan for any.
      await client.query(`prepare report as ${plan}`);
      const parameters = new Set(plan.match(/\$\d+/g)).size;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain execute report (${Array.from({ length: parameters }, () => 'null').join(', ')})`,
      );
      const lines = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).not.toContain('Seq Scan');
      for (const index of [
        'student_days_pkey',
        'student_skill_days_pkey',
        'attempts_finished',
        'class_students_class',
      ])
        expect(lines).toContain(index);
    } finally {
      await client.query('rollback; deallocate all');
      client.release(true);
    }
  });
});
