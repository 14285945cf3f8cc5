import { type Reader, readPassageAs } from '#app/server/simulated-student.ts';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { placeByPretest, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import type { ClassForm } from '#features/classes/server/world.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { startOfDay } from '#platform/time/core/time-zone.ts';
import {
  createCompetition,
  getCompetition,
  getStudentCompetitions,
  joinCompetition,
} from '../../contract/competition.ts';
import { moveCompetitions } from '../keep-competitions.ts';
import { inDays } from './assign-passage.ts';

const ZONE = 'America/New_York';

/** An approved teacher with classes that compete for three days from tomorrow on, and what happens to them. */
export async function openCompetition(test: TestApp) {
  let teacher = await approvedTeacher(test, 'Rivera');
  const day = (days: number) => inDays(test, days);
  const [startDate, dueDate] = [day(1), day(3)];
  return {
    startDate,
    dueDate,
    teacher: () => teacher,
    room: (name: string, form: ClassForm = {}) => teacher.class(name, form),
    /** A student of a class who has taken the pretest. */
    reader: async (room: { student: (name: string) => Promise<Student> }, name: string) =>
      placeByPretest(test, await room.student(name)),
    /** The first class sets the competition, and the others join it. @returns their activities, in their order. */
    compete: (...rooms: readonly { readonly id: number }[]) =>
      setCompetition(teacher, rooms, { startDate, dueDate }),
    /** The minute after midnight of a day of the competition, from 1, with the job of that minute; sessions are over by then. */
    day: async (nth: number, zone = ZONE) => {
      test.clock.set(new Date(startOfDay((dayOfIso(startDate) ?? 0) + nth - 1, zone) + 60_000));
      await moveCompetitions(test.database.db, test.clock.now());
      teacher = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
    },
    /** The job of ten minutes later. */
    count: async () => {
      test.clock.pass(600);
      await moveCompetitions(test.database.db, test.clock.now());
    },
    read: async (student: Student, reader: Reader = STEADY_READER) => {
      const there = await test.world.comeBack(student);
      await readPassageAs(reader, readingEnvironment(test, there));
    },
    of: async (activityId: number, by: Pick<Teacher, 'call'> = teacher) =>
      (await by.call(getCompetition, { query: { activityId } })).data.competition,
    toldTo: async (student: Student) => {
      const there = await test.world.comeBack(student);
      const { data } = await there.call(getStudentCompetitions, { params: { studentId: student.id } });
      return data.competitions;
    },
  };
}

/** Sets a competition for some classes. @returns its number and the activities of the classes, in their order. */
export async function setCompetition(
  teacher: Pick<Teacher, 'call'>,
  [first, ...others]: readonly { readonly id: number }[],
  days: { readonly startDate: string; readonly dueDate: string },
) {
  const { data } = await teacher.call(createCompetition, {
    body: { type: 'LOCAL_COMPETITION', classId: first?.id ?? 0, ...days },
  });
  const { competitionId } = data;
  const activityIds = [data.activity.activityId];
  for (const { id: classId } of others) {
    const joined = await teacher.call(joinCompetition, { body: { competitionId, classId } });
    activityIds.push(joined.data.activity.activityId);
  }
  return { competitionId, activityIds };
}
