import { expect, it } from 'vitest';
import { openReadingClass, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { classReport } from '#features/reports/contract/class-report.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { classEngagement } from '../contract/class-engagement.ts';
import { listClassFigures } from '../contract/class-figures.ts';
import {
  listStudentsOfClass,
  quizHistory,
  studentProfileData,
  viewProfileForStudent,
} from '../contract/endpoints.ts';
import { listWorklist } from '../contract/worklist.ts';

const test = useTestApp();
const GUESSER = { ...STEADY_READER, guessing: 1 };

/** A class with one who reads, one who guesses, and one who does both and started in another week. */
async function setUp() {
  const { teacher, room, reader, read } = await openReadingClass(test, { grade: 4 });
  const ana = await reader('Ana');
  const fay = await reader('Fay');
  const kim = await reader('Kim');
  await read(kim, STEADY_READER);
  await read(kim, GUESSER);
  test.clock.pass(8 * 86_400);
  const [here, guessing, both] = await Promise.all([ana, fay, kim].map((one) => test.world.comeBack(one)));
  for (const one of [here!, here!, both!]) await read(one, STEADY_READER);
  for (const one of [guessing!, both!, both!]) await read(one, GUESSER);
  return {
    teacher: { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) },
    room,
    ids: { ana: ana.id, fay: fay.id, kim: kim.id },
  };
}

interface Counts {
  readonly read: number;
  readonly tooFast: number;
}
const sum = (counts: readonly Counts[]): Counts => ({
  read: counts.reduce((total, one) => total + one.read, 0),
  tooFast: counts.reduce((total, one) => total + one.tooFast, 0),
});

it('counts the same quizzes of the same days on the home page, the cards of classes, the roster, the engagement, the report and the page of a student', async () => {
  const { teacher, room, ids } = await setUp();
  const { data: roster } = await teacher.call(listStudentsOfClass, { params: { id: room.id } });
  const week = roster.students.map((line) => ({ read: line.weekQuizzes, tooFast: line.weekTooFast }));
  const all = roster.students.map((line) => ({ read: line.quizzesTaken, tooFast: line.quizzesTooFast }));
  const ofKim = roster.students.find(({ studentId }) => studentId === ids.kim)!;
  expect(sum(week)).toEqual({ read: 3, tooFast: 3 });
  expect(sum(all)).toEqual({ read: 4, tooFast: 4 });
  expect(ofKim).toMatchObject({ weekQuizzes: 1, weekTooFast: 2, quizzesTaken: 2, quizzesTooFast: 3 });
  // The lately passed are of those that were read.
  expect(ofKim.recentQuizzes.taken).toBe(2);

  const totals = {
    weekQuizzes: sum(week).read,
    weekTooFast: sum(week).tooFast,
    quizzesTaken: sum(all).read,
    quizzesTooFast: sum(all).tooFast,
  };
  expect((await teacher.call(listWorklist, {})).data.figures).toMatchObject([totals]);
  expect((await teacher.call(listClassFigures, {})).data.classes).toMatchObject([totals]);
  const engagement = (await teacher.call(classEngagement, { params: { classId: room.id } })).data;
  expect(engagement.figures).toMatchObject(totals);

  const reportOf = async (query: { start?: string; end?: string }) =>
    (await teacher.call(classReport, { params: { classId: room.id }, query })).data;
  const { today, students } = await reportOf({});
  const countsOf = (lines: typeof students) =>
    lines.map(({ quizzes, quizzesTooFast }) => ({ read: quizzes, tooFast: quizzesTooFast }));
  expect(countsOf(students)).toEqual(all);
  const monday = isoDay(weekStart(Date.parse(today) / 86_400_000));
  expect(countsOf((await reportOf({ start: monday, end: today })).students)).toEqual(week);

  for (const line of roster.students) {
    const { studentId, quizzesTaken, quizzesPassed, quizzesTooFast } = line;
    const profile = (await teacher.call(viewProfileForStudent, { body: { studentId } })).data;
    expect(profile).toMatchObject({ quizzesTaken, quizzesPassed, quizzesTooFast });
    const dataOf = async (body: { start?: string; end?: string }) =>
      (await teacher.call(studentProfileData, { params: { id: studentId }, body })).data;
    const year = await dataOf({});
    expect(year).toMatchObject({
      passagesRead: quizzesTaken,
      passagesTooFast: quizzesTooFast,
      work: { quizzes: quizzesTaken, passed: quizzesPassed, quizzesTooFast },
    });
    const lately = await dataOf({ start: monday, end: today });
    expect(lately.work).toMatchObject({ quizzes: line.weekQuizzes, quizzesTooFast: line.weekTooFast });
    expect(year.weeks.at(-1)?.quizzes ?? 0).toBe(line.weekQuizzes);
    const history = await teacher.call(quizHistory, { params: { studentId }, body: {} });
    expect(history.data.total).toBe(quizzesTaken + quizzesTooFast);
  }
});
