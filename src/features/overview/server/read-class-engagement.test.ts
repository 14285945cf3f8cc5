import { expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { openReadingClass, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { classEngagement } from '../contract/class-engagement.ts';
import { listClassFigures } from '../contract/class-figures.ts';
import { listStudentsOfClass } from '../contract/endpoints.ts';

const test = useTestApp();
const GUESSER = { ...STEADY_READER, guessing: 1 };

it('has the figures of the class’s card and of its roster, and says who guesses and who has not begun', async () => {
  const { teacher, room, reader } = await openReadingClass(test);
  const ana = await reader('Ana');
  const ben = await reader('Ben');
  const cal = await room.student('Cal');
  for (const [student, as] of [
    [ana, STEADY_READER],
    [ben, GUESSER],
    [ben, GUESSER],
  ] as const)
    await readPassageAs(as, readingEnvironment(test, await test.world.comeBack(student)));
  const { figures, students } = (await teacher.call(classEngagement, { params: { classId: room.id } })).data;
  expect([figures]).toEqual((await teacher.call(listClassFigures, {})).data.classes);
  const roster = (await teacher.call(listStudentsOfClass, { params: { id: room.id } })).data.students;
  expect(roster.map((line, index) => ({ ...line, guesses: students[index]?.guesses }))).toMatchObject(
    students,
  );
  expect(students.map(({ studentId, guesses }) => [studentId, guesses])).toEqual([
    [ana.id, false],
    [ben.id, true],
    [cal.id, false],
  ]);
  expect(students).toMatchObject([
    { weekQuizzes: 1, pretestStatus: 'pretest_complete' },
    // Two quizzes, too fast to have been read.
    { weekQuizzes: 0, weekTooFast: 2, quizzesTaken: 0, quizzesTooFast: 2, fastShare: 1 },
    { weekQuizzes: 0, fastShare: null, pretestStatus: 'pretest_not_started' },
  ]);
});

it('tells a teacher who is not approved nothing of the pretest where another teacher’s class counts', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  const novak = await test.world.teacher('Novak');
  const other = await novak.class('Room 7');
  await ana.call(joinClass, { body: { classCode: other.code } });
  const { students } = (await novak.call(classEngagement, { params: { classId: other.id } })).data;
  expect(students).toMatchObject([{ studentId: ana.id, pretestStatus: null, lastSeen: null }]);
});

it('is hidden from who does not teach the class, and refused to students', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  const params = { classId: room.id };
  const moss = await test.world.teacher('Moss');
  expect((await moss.call(classEngagement, { params })).status).toBe(404);
  expect((await ana.call(classEngagement, { params })).status).toBe(403);
});
