import { expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { listClassFigures } from '../contract/class-figures.ts';
import { listStudentsOfClass } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const figures = async (by: Teacher) => (await by.call(listClassFigures, {})).data.classes;

it('has nothing of a class without students, and nothing of other teachers', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await (await (await test.world.teacher('Novak')).class('Room 7')).student('Cal');
  expect(await figures(teacher)).toEqual([
    {
      classId: room.id,
      students: 0,
      pretestKnown: 0,
      pretestDone: 0,
      quizzesTaken: 0,
      quizzesPassed: 0,
      quizzesTooFast: 0,
      weekQuizzes: 0,
      weekTooFast: 0,
      weekMinutes: 0,
      needHelp: 0,
      levelsKnown: 0,
      medianLevel: null,
    },
  ]);
});

it('counts the work of a student in both classes of the teacher, and says the level that the roster says', async () => {
  const teacher = await test.world.teacher('Rivera');
  const [room, club] = [await teacher.class('Room 12'), await teacher.class('Club')];
  const ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: club.code } });
  await room.student('Ben');
  const reading = { student: ana, library: test.app.services.library, clock: test.clock };
  await takePretestAs(READER, reading);
  await readPassageAs(READER, reading);
  const { students } = (await teacher.call(listStudentsOfClass, { params: { id: room.id } })).data;
  const line = students.find(({ studentId }) => studentId === ana.id)!;
  expect(line.weekMinutes).toBeGreaterThan(0);
  const work = {
    pretestDone: 1,
    levelsKnown: 1,
    weekQuizzes: 1,
    weekMinutes: Math.round(line.weekMinutes),
    medianLevel: { value: line.readingLevel?.value },
  };
  expect(await figures(teacher)).toMatchObject([
    { classId: club.id, students: 1, pretestKnown: 1, ...work },
    { classId: room.id, students: 2, pretestKnown: 2, ...work },
  ]);
});
