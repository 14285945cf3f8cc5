import { beforeAll, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { changeStudentSupports } from '#features/classes/contract/student-supports.ts';
import { quizReviewData, startQuiz } from '#features/quiz/contract/endpoints.ts';
import { classReport } from '#features/reports/contract/class-report.ts';
import { listStudentsOfClass, quizHistory, viewProfileForStudent } from '../contract/endpoints.ts';
import { listTaughtStudents } from '../contract/teaching.ts';

const test = useTestApp();
let rivera: Teacher;
let novak: Teacher;
let room: SchoolClass;
let club: SchoolClass;
let ana: Student;

beforeAll(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
  room = await rivera.class('Room 12', {
    settings: { lowestLevel: 7, highestLevel: 9, readAloudEnabled: false },
  });
  novak = await test.world.teacher('Novak');
  club = await novak.class('Club');
  ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: club.code } });
  await takePretestAs(STEADY_READER, reading(ana));
});

const reading = (student: Student) => ({ student, library: test.app.services.library, clock: test.clock });
const give = (by: Teacher, classId: number, changes: object) =>
  by.call(changeStudentSupports, { body: { classId, studentId: ana.id, ...changes } });
const profileOf = async (by: Teacher | Student) =>
  (await by.call(viewProfileForStudent, { body: { studentId: ana.id } })).data;

/** The shown level, wherever it is told. */
async function levels() {
  const roster = (await rivera.call(listStudentsOfClass, { params: { id: room.id } })).data.students[0]!;
  const taught = (await rivera.call(listTaughtStudents, { query: {} })).data.students[0]!;
  const report = (await rivera.call(classReport, { params: { classId: room.id }, query: {} })).data
    .students[0]!;
  const told = [roster, taught, report, await profileOf(rivera), await profileOf(ana)];
  return { roster, told: told.map(({ readingLevel }) => readingLevel) };
}
const offered = async () => {
  const { data } = await ana.call(startQuiz, { query: {} });
  if (data.kind !== 'offers') throw new Error('Something else is open.');
  return data.offers.map(({ level }) => level);
};

it('Levels of their own take the place of those of the class: one level for everyone, the same estimate', async () => {
  await give(rivera, room.id, { ownLevels: null });
  const before = await levels();
  expect(before.told).toEqual(before.told.map(() => before.told[0]));
  expect(before.told[0]!.level).toBeGreaterThanOrEqual(7);
  expect(before.roster.ownLevels).toBeNull();
  for (const level of await offered()) expect(level).toBeGreaterThanOrEqual(7);

  await give(rivera, room.id, { ownLevels: { lowestLevel: 1, highestLevel: 3 } });
  const after = await levels();
  expect(after.told).toEqual(after.told.map(() => after.told[0]));
  expect(after.told[0]).toMatchObject({ level: 3, value: before.told[0]!.value });
  expect(after.roster.ownLevels).toEqual({ lowest: 1, highest: 3 });
  expect((await profileOf(rivera)).classes[0]).toMatchObject({
    minLevel: 1,
    maxLevel: 3,
    hasOwnLevels: true,
  });
  for (const level of await offered()) expect(level).toBeLessThanOrEqual(3);
});

it('A class that does not count changes nothing, and is told nothing of what another one gives', async () => {
  await give(rivera, room.id, { ownLevels: { lowestLevel: 1, highestLevel: 3 } });
  const before = await levels();
  await give(novak, club.id, {
    ownLevels: { lowestLevel: 11, highestLevel: 12 },
    largerText: true,
    listening: true,
  });
  expect(await levels()).toEqual(before);
  for (const level of await offered()) expect(level).toBeLessThanOrEqual(3);
  const seen = (await profileOf(novak)).classes.find(({ classId }) => classId === null);
  expect(seen).toMatchObject({ minLevel: null, maxLevel: null, hasOwnLevels: false, supports: null });
  const line = (await novak.call(listStudentsOfClass, { params: { id: club.id } })).data.students[0]!;
  expect(line.ownLevels).toBeNull();
});

it('Listening, larger text and line focus come with the next quiz, and stay with it', async () => {
  const ben = await room.student('Ben');
  await takePretestAs(STEADY_READER, reading(ben));
  const quiz = async (offer: boolean) => {
    const { data } = await ben.call(startQuiz, { query: {} });
    if (data.kind !== 'offers' || !offer) return data.kind === 'quiz' ? data.quiz : null;
    const begun = await ben.call(startQuiz, { query: { offerId: data.offers[0]!.offerId } });
    return begun.data.kind === 'quiz' ? begun.data.quiz : null;
  };
  await give(rivera, room.id, { studentId: ben.id, listening: true, largerText: true, lineFocus: true });
  const given = { readAloud: true, supports: { largerText: true, lineFocus: true } };
  expect(await quiz(true)).toMatchObject(given);
  await give(rivera, room.id, { studentId: ben.id, listening: false, largerText: false, lineFocus: false });
  expect(await quiz(false)).toMatchObject(given);
  await readPassageAs(STEADY_READER, reading(ben));
  const [read] = (await ben.call(quizHistory, { params: { studentId: ben.id }, body: {} })).data.quizzes;
  const review = async (by: Teacher | Student) =>
    (
      await by.call(quizReviewData, {
        params: { versionId: read!.versionId },
        query: { attemptId: read!.attemptId },
      })
    ).data.supports;
  expect(await review(ben)).toEqual(given.supports);
  expect(await review(rivera)).toBeNull();
  expect(await quiz(true)).toMatchObject({
    readAloud: false,
    supports: { largerText: false, lineFocus: false },
  });
});
