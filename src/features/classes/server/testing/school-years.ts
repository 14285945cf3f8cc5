import { randomUUID } from 'node:crypto';
import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { listClasses } from '../../contract/endpoints.ts';
import { listSchoolYears, startSchoolYear, undoSchoolYear } from '../../contract/school-year.ts';

type Step = Sent<typeof startSchoolYear, 'body'>['steps'][number];
type Class = Pick<SchoolClass, 'id'>;

/** A teacher whose school year is over, with a class without students, which moves up, and a club with one, which is archived. */
export async function yearsEnd({ world }: Pick<TestEnvironment, 'world'>) {
  const rivera = await world.teacher('Rivera');
  const readers = await rivera.class('Grade 4 Readers');
  const club = await rivera.class('Chess Club');
  return { rivera, readers, club, ana: await club.student('Ana') };
}

export const moveUp = ({ id }: Class, name = 'Grade 5 Readers'): Step => ({
  classId: id,
  step: 'move-up',
  grade: 4,
  name,
  moveTo: null,
});

/** @param into where the students go. */
export const archive = ({ id }: Class, into?: Class): Step => ({
  classId: id,
  step: 'archive',
  grade: 4,
  name: 'Chess Club',
  moveTo: into?.id ?? null,
});

/** Starts a school year. */
export const startYear = async (teacher: Teacher, steps: Step[], yearKey: string = randomUUID()) =>
  (await teacher.call(startSchoolYear, { body: { yearKey, steps } })).data;

/** The same where something is there to do. @returns the number of the year. */
export async function startedYear(teacher: Teacher, steps: Step[]): Promise<number> {
  const { year } = await startYear(teacher, steps);
  if (year === null) throw new Error('The school year did not start.');
  return year.yearId;
}

export const undoYear = (teacher: Teacher, yearId: number) =>
  teacher.call(undoSchoolYear, { body: { yearId } });

/** The school years that a teacher can undo. */
export const yearsOf = async (teacher: Teacher) => (await teacher.call(listSchoolYears, {})).data.years;

/** The open classes of a teacher, with grade and number of students. */
export const openClasses = async (teacher: Teacher) =>
  (await teacher.call(listClasses, {})).data.classes.map(({ name, grade, studentCount }) => [
    name,
    grade,
    studentCount,
  ]);
