import { z } from 'zod';
import { id } from '#platform/endpoint/contract/ids.ts';
import { DISPLAY_STATUSES, PASSAGE_STATUSES } from '../core/display-status.ts';

/** What teachers set; others follow. */
export const activityType = z.literal('PASSAGE');

/** What is told of an activity to everybody whom it is about. Days are those of the class's zone, both included. */
const activityFacts = {
  activityId: id,
  type: activityType,
  classId: id,
  className: z.string(),
  /** The zone of the class. */
  timezone: z.string(),
  startDate: z.iso.date(),
  dueDate: z.iso.date(),
  /** The version that was read, or that would be now. */
  versionId: id,
  title: z.string(),
};

/** An activity as its teacher sees it. */
export const activityView = z.object({
  ...activityFacts,
  level: z.number().int(),
  wholeClass: z.boolean(),
  /** Of the activity as a whole: `missed` where its due day is over. */
  status: z.enum(['pending', 'active', 'paused', 'missed', 'canceled']),
  /** 1 current, 2 past. */
  tab: z.union([z.literal(1), z.literal(2)]),
});
export type ActivityView = z.output<typeof activityView>;

/** The same with how far its students are. */
export const activityLine = activityView.extend({
  /** Students in the class now who are given it, who have begun, who have finished, and who have passed. */
  students: z.number().int(),
  begun: z.number().int(),
  finished: z.number().int(),
  passed: z.number().int(),
});
export type ActivityLine = z.output<typeof activityLine>;

const passageStatus = z.enum(PASSAGE_STATUSES);

/** One activity for one student. */
export const assignmentView = z.object({
  /** With the student it names the assignment: the number of the activity. */
  studentAssignmentId: id,
  ...activityFacts,
  /** Null where a class hides it from the student. */
  level: z.number().int().nullable(),
  /** Reading and answering together, rounded up. */
  minutes: z.number().int(),
  status: z.enum(DISPLAY_STATUSES),
  /** Null before it is begun. */
  passageStatus: passageStatus.nullable(),
  /** Null before it is begun. */
  attemptId: id.nullable(),
});
export type AssignmentView = z.output<typeof assignmentView>;

/** A student in the report of an activity. */
export const reportLine = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(DISPLAY_STATUSES),
  passageStatus: passageStatus.nullable(),
  /** The student cannot begin before the pretest is done; false where the teacher may not know of it. */
  pretestFirst: z.boolean(),
  /** Of a finished passage; null before. */
  result: z
    .object({
      attemptId: id,
      versionId: id,
      right: z.number().int(),
      total: z.number().int(),
      fastAnswers: z.number().int(),
      passed: z.boolean(),
      finishedOn: z.iso.date(),
      /** Finished after the due day; it was begun in time. */
      late: z.boolean(),
    })
    .nullable(),
});
export type ReportLine = z.output<typeof reportLine>;
