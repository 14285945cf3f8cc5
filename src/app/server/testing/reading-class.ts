import type { ClassForm } from '#features/classes/server/world.ts';
import { readPassageAs, takePretestAs } from '../simulated-student.ts';
import type { Student } from '../world.ts';
import type { TestApp } from './test-app.ts';

/** How the students of a test read: level 4, every answer considered. */
export const STEADY_READER = { level: 4.5, guessing: 0, random: () => 0.4 };

/** What simulated students need of the service. */
export const readingEnvironment = (test: TestApp, student: Student) => ({
  student,
  library: test.app.services.library,
  clock: test.clock,
});

/** Takes the student through the pretest. @returns the student. */
export async function placeByPretest(test: TestApp, student: Student): Promise<Student> {
  await takePretestAs(STEADY_READER, readingEnvironment(test, student));
  return student;
}

/** A new class of a new teacher, whose students have taken the pretest. */
export async function openReadingClass(test: TestApp, form: ClassForm = {}) {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', form);
  return {
    teacher,
    room,
    /** A new student of the class who has taken the pretest. */
    reader: async (name: string) => placeByPretest(test, await room.student(name)),
    /** Reads one of the offered passages to its end. */
    read: (student: Student, reader = STEADY_READER) =>
      readPassageAs(reader, readingEnvironment(test, student)),
  };
}
