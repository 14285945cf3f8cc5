import { answerAs, type Reader } from '#app/server/simulated-student.ts';
import { openReadingClass, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import type { ClassForm } from '#features/classes/server/world.ts';
import { getPendingStudentAssignments, startAssignment } from '../../contract/student.ts';
import {
  cancelAssignment,
  getStudentAssignmentReport,
  rescheduleAssignment,
} from '../../contract/teaching.ts';
import { assignPassage, inDays } from './assign-passage.ts';

/** A class of readers with a teacher who assigns passages. */
export async function openAssigningClass(test: TestApp, form: ClassForm = {}) {
  const { teacher, room, reader, read } = await openReadingClass(test, form);
  return {
    teacher,
    room,
    reader,
    read,
    assign: (given: Parameters<typeof assignPassage>[3] = {}) => assignPassage(test, teacher, room.id, given),
    report: async (activityId: number) =>
      (await teacher.call(getStudentAssignmentReport, { query: { activityId } })).data,
    cancel: (activityId: number) => teacher.call(cancelAssignment, { query: { activityId } }),
    /** Due so many days from today. */
    reschedule: (activityId: number, days: number, by: Teacher = teacher) =>
      by.call(rescheduleAssignment, { body: { activityId, dueDate: inDays(test, days) } }),
  };
}

/** What a student has to do. */
export const pendingOf = async (student: Student) =>
  (await student.call(getPendingStudentAssignments, { params: { studentId: student.id }, query: {} })).data
    .assignments;

export const start = (student: Student, activityId: number) =>
  student.call(startAssignment, { query: { studentId: student.id, studentAssignmentId: activityId } });

/** Starts an assigned passage and reads it to its end. */
export async function readAssigned(
  test: TestApp,
  student: Student,
  activityId: number,
  reader: Reader = STEADY_READER,
) {
  const { quiz } = (await start(student, activityId)).data;
  await answerAs(reader, { ...readingEnvironment(test, student), quiz });
  return quiz;
}
