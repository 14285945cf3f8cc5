import { getStudentAssignments } from '#features/activities/contract/student.ts';
import {
  getStudentAssignmentReport,
  listActivities,
  listAssignedPassages,
} from '#features/activities/contract/teaching.ts';
import { listArchivedClasses } from '#features/classes/contract/archive.ts';
import { listRemovedStudents } from '#features/classes/contract/class-members.ts';
import { listCoTeacherInvites, listTeachersOfClass } from '#features/classes/contract/co-teachers.ts';
import { getClass, listClasses } from '#features/classes/contract/endpoints.ts';
import { listSchoolYears } from '#features/classes/contract/school-year.ts';
import { listStoppedStudents } from '#features/classes/contract/stop-tracking.ts';
import { listTeacherInvitations } from '#features/classes/contract/teacher-invitations.ts';
import { essaysWaiting } from '#features/essays/contract/endpoints.ts';
import { listMerges } from '#features/merges/contract/merge-students.ts';
import { listClassFigures } from '#features/overview/contract/class-figures.ts';
import { listStudentsOfClass } from '#features/overview/contract/endpoints.ts';
import { listRecentChanges } from '#features/overview/contract/recent-changes.ts';
import {
  countStudentsOfTeacher,
  listStudentClasses,
  listStudentsOfTeacher,
  listStudentsToSelect,
} from '#features/overview/contract/students-of-teacher.ts';
import { listTaughtStudents, searchTeaching } from '#features/overview/contract/teaching.ts';
import { listNotes, listWorklist, listWorklistOfClass } from '#features/overview/contract/worklist.ts';
import { listResets } from '#features/quiz/contract/reset-progress.ts';
import { classProgress } from '#features/reports/contract/class-progress.ts';
import { classReport } from '#features/reports/contract/class-report.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { callOf } from '../../harness/call-of.ts';
import type { ClientCall } from '../../harness/client.ts';

/** Whose screens are opened. */
export interface Viewer {
  readonly teacher: { readonly id: number; readonly token: string };
  readonly classId: number;
  /** A passage that is assigned to this class, and one of its students. */
  readonly activityId: number;
  readonly studentId: number;
  /** Of the list of all students, from 0. */
  readonly lastPage: number;
}

export interface NamedCall {
  /** Of the report. */
  readonly name: string;
  readonly call: ClientCall;
}

const halfAYearAgo = (): string => isoDay(Math.floor(Date.now() / MS_PER_DAY) - 182);

/** What a teacher's screens of classes and students ask for, one of each. */
export function callsOf({
  teacher: { id, token },
  classId,
  activityId,
  studentId,
  lastPage,
}: Viewer): readonly NamedCall[] {
  const by = { token };
  const params = { id: classId };
  const self = { params: { teacherId: id } };
  const first = { q: '', sort: 'name', direction: 'ascending', page: 0 } as const;
  return [
    { name: 'list of classes', call: callOf(listClasses, {}, by) },
    { name: 'figures of all classes', call: callOf(listClassFigures, {}, by) },
    { name: 'recent changes', call: callOf(listRecentChanges, { query: {} }, by) },
    { name: 'archived classes', call: callOf(listArchivedClasses, {}, by) },
    { name: 'bell', call: callOf(listNotes, {}, by) },
    { name: 'essays that wait', call: callOf(essaysWaiting, {}, by) },
    { name: 'home', call: callOf(listWorklist, {}, by) },
    { name: 'class', call: callOf(getClass, { params }, by) },
    { name: 'students of a class', call: callOf(listStudentsOfClass, { params }, by) },
    { name: 'report of a class', call: callOf(classReport, { params: { classId }, query: {} }, by) },
    { name: 'progress of a class', call: callOf(classProgress, { params: { classId }, query: {} }, by) },
    {
      name: 'progress of a class in half a year',
      call: callOf(classProgress, { params: { classId }, query: { start: halfAYearAgo() } }, by),
    },
    {
      name: 'recent changes in a class',
      call: callOf(listRecentChanges, { query: { classId } }, by),
    },
    { name: 'overview of a class', call: callOf(listWorklistOfClass, { params }, by) },
    { name: 'teachers of a class', call: callOf(listTeachersOfClass, { params }, by) },
    {
      name: 'names of a class',
      call: callOf(listStudentsToSelect, { body: { classId, fetchJson: true } }, by),
    },
    { name: 'removed from a class', call: callOf(listRemovedStudents, { params }, by) },
    { name: 'started over in a class', call: callOf(listResets, { params }, by) },
    { name: 'merged in a class', call: callOf(listMerges, { params }, by) },
    { name: 'school years', call: callOf(listSchoolYears, {}, by) },
    { name: 'invitations of co-teachers', call: callOf(listCoTeacherInvites, self, by) },
    { name: 'students who ask to join', call: callOf(listTeacherInvitations, {}, by) },
    { name: 'all students by name', call: callOf(listTaughtStudents, { query: first }, by) },
    {
      name: 'all students by level',
      call: callOf(listTaughtStudents, { query: { ...first, sort: 'level' } }, by),
    },
    {
      name: 'all students, the last page',
      call: callOf(listTaughtStudents, { query: { ...first, page: lastPage } }, by),
    },
    {
      name: 'all students, searched',
      call: callOf(listTaughtStudents, { query: { ...first, q: 'lop' } }, by),
    },
    { name: 'search', call: callOf(searchTeaching, { query: { q: 'lop' } }, by) },
    { name: 'names of all students', call: callOf(listStudentsOfTeacher, self, by) },
    { name: 'classes of all students', call: callOf(listStudentClasses, self, by) },
    { name: 'number of all students', call: callOf(countStudentsOfTeacher, self, by) },
    { name: 'students who are not tracked', call: callOf(listStoppedStudents, self, by) },
    { name: 'activities', call: callOf(listActivities, { params: { id }, query: {} }, by) },
    {
      name: 'activities of a class',
      call: callOf(listActivities, { params: { id }, query: { classId } }, by),
    },
    {
      name: 'an activity of a class',
      call: callOf(getStudentAssignmentReport, { query: { activityId } }, by),
    },
    { name: 'passages that a class has to read', call: callOf(listAssignedPassages, { params }, by) },
    { name: 'activities of a student', call: callOf(getStudentAssignments, { query: { studentId } }, by) },
  ];
}
