import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { classReport, viewClassStats } from '#features/reports/contract/class-report.ts';
import { skillAnswers } from '#features/reports/contract/skill-answers.ts';
import { dayOfIso, isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { classEngagement } from '../contract/class-engagement.ts';
import { listClassFigures } from '../contract/class-figures.ts';
import {
  listStudentsOfClass,
  quizHistory,
  studentProfileData,
  viewProfileForStudent,
} from '../contract/endpoints.ts';
import { listLevelChanges } from '../contract/level-changes.ts';
import { readPointsBySource } from '../contract/points-by-source.ts';
import { listTaughtStudents } from '../contract/teaching.ts';
import { listWorklist, listWorklistOfClass } from '../contract/worklist.ts';
import { earlyRows, studentRows } from '../core/class-rows.ts';
import { readSummary } from './read-summary.ts';
import { type RawStudent, readRawWork } from './testing/recount/raw-work.ts';
import {
  historyOf,
  levelChangesOf,
  minutesOf,
  pointsIn,
  profileData,
  profileFigures,
  skillsInLists,
} from './testing/recount/recount-profile.ts';
import { recountReadings } from './testing/recount/recount-readings.ts';
import { reportedStudent, tablesOf } from './testing/recount/recount-report.ts';
import { classFiguresOf, rosterLine } from './testing/recount/recount-roster.ts';
import { liveOn, openSchool, type Room, randomFrom, type School } from './testing/recount/school-life.ts';
import {
  type DaySpan,
  dayIn,
  type Seen,
  seenByTeacher,
  seenByThemselves,
  totalPointsOf,
} from './testing/recount/seen-work.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const STEPS = 45;
const TIMEOUT_MS = 300_000;
const EVER: DaySpan = { fromDay: 0, toDay: 1_000_000 };
/** Rounded minutes: half of the last digit, and what sums of stored seconds lose. */
const ROUNDED = 0.051;

interface Look {
  readonly school: School;
  readonly raw: readonly RawStudent[];
  readonly now: Date;
  readonly random: () => number;
}
/** A class as its teacher looks at it, with who is on its roster. */
interface Looking extends Look {
  readonly room: Room;
  readonly teacher: Person;
  readonly grade: number;
  readonly timezone: string;
  readonly seen: readonly Seen[];
}

const byId = <One extends { readonly studentId: number }>(list: readonly One[]) =>
  list.toSorted((a, b) => a.studentId - b.studentId);

const anyOf = <One>(list: readonly One[], random: () => number): One[] =>
  list.slice(Math.floor(random() * list.length)).slice(0, 1);

/** Some days until a day, as a call names them and as the recount does. */
function someDays(today: number, random: () => number) {
  const toDay = today - Math.floor(random() * 12);
  const fromDay = toDay - Math.floor(random() * 25);
  return { span: { fromDay, toDay }, asked: { start: isoDay(fromDay), end: isoDay(toDay) } };
}
const schoolYearUntil = (toDay: number): DaySpan => ({
  fromDay: schoolYearStart(schoolYearOf(toDay)),
  toDay,
});

async function checkClassReport({ room: { room }, teacher, seen, timezone, now, random }: Looking) {
  const params = { classId: room.id };
  const today = dayNumber(now.getTime(), timezone);
  const windows = [{ span: schoolYearUntil(today), asked: {} }, someDays(today, random)];
  for (const { span, asked } of windows) {
    const report = (await teacher.call(classReport, { params, query: asked })).data;
    const students = seen.map((one) => reportedStudent(one, span));
    expect(byId(report.students)).toEqual(byId(students));
    expect(report).toMatchObject({
      classId: room.id,
      timezone,
      today: isoDay(today),
      start: isoDay(span.fromDay),
      end: isoDay(span.toDay),
      tables: tablesOf(report.students),
    });
    expect((await teacher.call(viewClassStats, { body: { ...params, ...asked } })).data).toEqual(report);
  }
}

async function checkRoster({ room: { room }, teacher, grade, seen, now }: Looking) {
  const lines = byId(seen.map((one) => rosterLine(one, room)));
  const roster = (await teacher.call(listStudentsOfClass, { params: { id: room.id } })).data.students;
  expect(byId(roster)).toEqual(lines);
  const figures = classFiguresOf({ id: room.id, grade }, lines, now);
  const engagement = (await teacher.call(classEngagement, { params: { classId: room.id } })).data;
  expect(engagement.figures).toEqual(figures);
  for (const { guesses, ...told } of engagement.students) {
    const line = lines.find(({ studentId }) => studentId === told.studentId);
    expect(line).toMatchObject(told);
    expect(guesses).toBe(told.recentAnswers >= 10 && (told.fastShare ?? 0) > 0.3);
  }
  return {
    figures,
    roster: { classId: room.id, className: roomName(room.id, seen), grade, students: roster },
  };
}
const roomName = (classId: number, seen: readonly Seen[]) =>
  seen.flatMap(({ student }) => student.classes).find(({ id }) => id === classId)?.name ?? '';

const byClass = <One extends { readonly classId: number }>(list: readonly One[]) =>
  list.toSorted((a, b) => a.classId - b.classId);
const byKey = <One extends { readonly rowKey: string }>(list: readonly One[]) =>
  list.toSorted((a, b) => (a.rowKey < b.rowKey ? -1 : 1)).map(inAnyOrder);

/** What the students of a class are told to need, by lines that were compared with the recount before. */
async function checkHome(
  teacher: Person,
  classes: readonly Awaited<ReturnType<typeof checkRoster>>[],
  now: Date,
) {
  const { rows, putAway, figures } = (await teacher.call(listWorklist, {})).data;
  const expected = byClass(classes.map((one) => one.figures));
  expect(putAway).toEqual([]);
  expect(byClass(figures)).toEqual(expected);
  expect(byClass((await teacher.call(listClassFigures, {})).data.classes)).toEqual(expected);
  const rosters = classes.map((one) => one.roster);
  const needs = [...studentRows(rosters, now.getTime()), ...earlyRows(rosters)];
  const aboutStudents = rows.filter(({ type }) => type === 'help' || type === 'pretest' || type === 'early');
  expect(byKey(aboutStudents)).toEqual(byKey(needs));
  for (const { classId } of rosters)
    expect((await teacher.call(listWorklistOfClass, { params: { id: classId } })).data.rows).toEqual(
      rows.filter((row) => 'classId' in row && row.classId === classId),
    );
}
/** Who needs a thing as much as another stands in no order. */
const inAnyOrder = <Row extends object>(row: Row) =>
  'named' in row && Array.isArray(row.named) ? { ...row, named: byId(row.named) } : row;

async function checkStudent(look: Look, person: Person, seen: Seen) {
  const { student, now, timezone } = seen;
  const forTeacher = person.id !== student.id;
  const today = dayIn(student, now, timezone);
  const windows = [
    { span: EVER, skillDays: schoolYearUntil(today), asked: {} },
    (({ span, asked }) => ({ span, skillDays: span, asked }))(someDays(today, look.random)),
  ];
  const params = { studentId: student.id };
  const counted = look.school.onceTrue.counted(student, weekStart(today));
  const profile = (await person.call(viewProfileForStudent, { body: params })).data;
  const figures = profileFigures(seen, seen.allWork ? counted : null);
  expect(profile).toMatchObject({
    ...figures,
    recent: forTeacher ? figures.recent : null,
    initialLevel: profile.readingLevel && figures.initialLevel,
  });
  for (const { span, skillDays, asked } of windows) {
    const data = (await person.call(studentProfileData, { params: { id: student.id }, body: asked })).data;
    const expected = {
      ...profileData(seen, span, { skillDays, forTeacher }),
      readings: await recountReadings(test, seen, { days: span, forTeacher }),
    };
    expect({ ...data, skills: skillsInLists(data.skills) }).toEqual(expected);
    const history = await person.call(quizHistory, { params, body: { size: 100, ...asked } });
    const lines = historyOf(seen, span);
    expect(history.data.total).toBe(lines.length);
    expect(history.data.quizzes).toEqual(lines.map((line) => ({ ...line, minutes: expect.any(Number) })));
    for (const { attemptId, minutes } of history.data.quizzes) {
      const quiz = seen.quizzes.find((one) => one.attemptId === attemptId)!;
      expect(Math.abs(minutes - minutesOf(quiz))).toBeLessThan(ROUNDED);
    }
    if (forTeacher) await checkBehind(look, person, seen, { span, skillDays, asked });
  }
}

interface Window {
  /** The days that are asked for; all of them without a first one. */
  readonly span: DaySpan;
  readonly skillDays: DaySpan;
  readonly asked: { readonly start?: string; readonly end?: string };
}

/** Each change of the level, page by page, and what points were earned with. */
async function checkChanges(teacher: Person, seen: Seen, span: DaySpan, asked: Window['asked']) {
  const params = { studentId: seen.student.id };
  const expected = levelChangesOf(seen, span);
  const size = Math.max(1, Math.ceil(expected.length / 2));
  const told: unknown[] = [];
  for (let page = 0; page * size < expected.length; page++) {
    const body = { page, size, ...asked };
    const { changes, total } = (await teacher.call(listLevelChanges, { params, body })).data;
    expect(total).toBe(expected.length);
    told.push(...changes);
  }
  expect(told).toMatchObject(expected);
  const points = (await teacher.call(readPointsBySource, { params, body: asked })).data;
  expect(points).toMatchObject(pointsIn(seen, span));
  if (seen.allWork && span === EVER) expect(points.total).toBe(totalPointsOf(seen.student));
}

/** What lies behind the figures of a student: the answers of each skill, and the report on paper. */
async function checkBehind(
  { now, random }: Look,
  teacher: Person,
  seen: Seen,
  { span: askedSpan, skillDays, asked }: Window,
) {
  const { student } = seen;
  await checkChanges(teacher, seen, askedSpan, asked);
  const { skills, groups } = reportedStudent(seen, skillDays);
  // One of them at a time: a teacher may ask for so many lists a minute.
  for (const number of anyOf([...skills, ...groups], random)) {
    const body = { skill: number.skill, size: 100, ...asked };
    const told = (await teacher.call(skillAnswers, { params: { studentId: student.id }, body })).data;
    expect(told).toMatchObject({ number, total: number.answers });
    expect(told.answers.filter((answer) => answer.counted)).toHaveLength(number.counted);
    expect(told.answers.filter((answer) => answer.counted && answer.right)).toHaveLength(number.right);
  }
  const summary = await readSummary(test.app.services, {
    teacherId: teacher.id,
    studentId: student.id,
    days: asked,
    now,
  });
  const span = summary!.data.skillDays;
  const body = { size: 10, sinceReset: true, ...span };
  const history = (await teacher.call(quizHistory, { params: { studentId: student.id }, body })).data;
  expect(summary).toMatchObject({ quizzes: history.quizzes, quizCount: history.total });
  expect(summary!.profile).toEqual(
    (await teacher.call(viewProfileForStudent, { body: { studentId: student.id, dates: span } })).data,
  );
  expect(summary!.data.work).toEqual(
    (await teacher.call(studentProfileData, { params: { id: student.id }, body: asked })).data.work,
  );
  expect([dayOfIso(span.start), dayOfIso(span.end)]).toEqual([skillDays.fromDay, skillDays.toDay]);
}

/** The list of all students of a teacher. */
async function checkTaught(teacher: Person, seen: readonly Seen[]) {
  const { students } = (await teacher.call(listTaughtStudents, { query: {} })).data;
  const expected = seen.map((one) => {
    const { studentId, readingLevel, totalPoints, lastSeen, figures } = rosterLine(one, one.counting);
    return { studentId, readingLevel, totalPoints, lastSeen, figures, timezone: one.timezone };
  });
  expect(byId(students)).toMatchObject(byId(expected));
}

async function checkEverything(look: Look) {
  const { school, raw, now } = look;
  for (const student of raw)
    for (const { attemptId, pretest, passed } of student.attempts)
      if (pretest === null)
        expect([attemptId, passed]).toEqual([attemptId, school.onceTrue.passed.has(attemptId)]);
  for (const rooms of Map.groupBy(school.rooms, ({ teacher }) => teacher.id).values()) {
    const { username, password, id } = rooms[0]!.teacher;
    const teacher = await test.world.logIn(username, password);
    const seen = raw.flatMap((student) => seenByTeacher(student, id, now) ?? []);
    const classes: Awaited<ReturnType<typeof checkRoster>>[] = [];
    for (const room of rooms) {
      const inRoom = seen.filter(({ student }) => student.classes.some((one) => one.id === room.room.id));
      const ofRoom = inRoom[0]?.student.classes.find((one) => one.id === room.room.id);
      if (!ofRoom) continue;
      const { grade, timezone } = ofRoom;
      const looking = { ...look, room, teacher, grade, timezone, seen: inRoom };
      await checkClassReport(looking);
      classes.push(await checkRoster(looking));
    }
    if (classes.length === rooms.length) await checkHome(teacher, classes, now);
    for (const one of seen) await checkStudent(look, teacher, one);
    await checkTaught(teacher, seen);
  }
  for (const student of school.students) {
    const child = await test.world.comeBack(student);
    // To log in is to be seen.
    const [own] = await readRawWork(test, [student.id]);
    await checkStudent(look, child, seenByThemselves(own!, now));
  }
}

/** How often what makes a history difficult happened. */
async function whatHappened({ students }: School): Promise<Record<string, number>> {
  const { rows } = await test.database.pool.query<Record<string, number>>(
    `select (select count(*)::integer from key_corrections) as corrections,
            (select count(*)::integer from student_progress where epoch > 1 and student_id = any($1)) as resets,
            (select count(*)::integer from class_students where removed_at is not null and student_id = any($1)) as removals,
            (select count(distinct class_id)::integer - 1 from attempts where student_id = any($1)) as other_classes,
            (select count(*)::integer from student_days where quizzes_read < quizzes and student_id = any($1)) as too_fast`,
    [students.map(({ id }) => id)],
  );
  return rows[0] ?? {};
}

describe('every figure of every report, home, roster, history and progress page', () => {
  it.each([1, 2, 3])(
    'is what the single answers say, through resets, removals, corrected keys, guesses and zones (history %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const school = await openSchool(test);
      for (let part = 0; part < 3; part++) {
        await liveOn(test, school, { steps: STEPS / 3, random });
        const raw = await readRawWork(
          test,
          school.students.map(({ id }) => id),
        );
        await checkEverything({ school, raw, now: test.clock.now(), random });
      }
      // Otherwise nothing is shown about these.
      for (const [what, times] of Object.entries(await whatHappened(school)))
        expect([what, times]).not.toEqual([what, 0]);
    },
    TIMEOUT_MS,
  );
});
