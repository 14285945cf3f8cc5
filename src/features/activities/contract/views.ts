import { z } from 'zod';
import { SKILLS } from '#features/library/core/skills.ts';
import { readingLevel } from '#features/progress/contract/views.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { DISPLAY_STATUSES, PASSAGE_STATUSES } from '../core/display-status.ts';
import { MOST_WEEKLY_QUIZZES, WEEKLY_ACTIVITY_RULES } from '../core/weekly-goal.ts';

/** What is told of an activity to everybody whom it is about. Days are those of the class's zone, both included. */
const activityFacts = {
  activityId: id,
  classId: id,
  className: z.string(),
  /** The zone of the class. */
  timezone: z.string(),
  startDate: z.iso.date(),
  /** Of a weekly activity the Sunday of the week that runs, or of its last one. */
  dueDate: z.iso.date(),
};

/** A passage to read. */
const passageFacts = {
  ...activityFacts,
  type: z.literal('PASSAGE'),
  /** The version that was read, or that would be now. */
  versionId: id,
  title: z.string(),
};

/** A passage that is assigned to students of a class who have not read it yet. */
export const passageToRead = z.object({
  activityId: id,
  /** The version that is offered now, else the last one that was. */
  versionId: id,
  dueDate: z.iso.date(),
  /** Each skill that its questions exercise, once. */
  skills: z.array(z.enum(SKILLS)),
  /** Who still has it to read. */
  studentIds: z.array(id),
});
export type PassageToRead = z.output<typeof passageToRead>;

/** How many quizzes a week, and which of them count: those that were read to the end, or those that were passed. */
export const weeklyTerms = {
  quizzes: z
    .number()
    .int()
    .min(1, 'Please choose at least one quiz.')
    .max(MOST_WEEKLY_QUIZZES, `Please choose at most ${MOST_WEEKLY_QUIZZES} quizzes.`),
  rule: z.enum(WEEKLY_ACTIVITY_RULES),
};

/** What only its teachers are told. */
const setByTeacher = {
  wholeClass: z.boolean(),
  /** Of the activity as a whole: `missed` where its due day is over. */
  status: z.enum(['pending', 'active', 'paused', 'missed', 'canceled']),
  /** 1 current, 2 past. */
  tab: z.union([z.literal(1), z.literal(2)]),
};

const passageActivity = z.object({
  ...passageFacts,
  level: z.number().int(),
  /** About so long a student needs. */
  minutes: z.number().int(),
  ...setByTeacher,
});
const weeklyActivity = z.object({
  ...activityFacts,
  type: z.literal('FIXED_WEEKLY'),
  ...weeklyTerms,
  ...setByTeacher,
  /** It was canceled before its first Monday: there is no week of it. */
  neverBegan: z.boolean(),
});
/** The pretest again. */
const assessmentActivity = z.object({ ...activityFacts, type: z.literal('ASSESSMENT'), ...setByTeacher });

/** Classes compete: this one takes part. */
const competitionFacts = { ...activityFacts, ...setByTeacher };
const localCompetition = z.object({ ...competitionFacts, type: z.literal('LOCAL_COMPETITION') });
const globalCompetition = z.object({ ...competitionFacts, type: z.literal('GLOBAL_COMPETITION') });

/** How a class stands in a competition. */
export const standing = z.object({
  /** Points for each student who was in the class at the start. */
  score: z.number(),
  /** Null for another class, of so few students that it tells of one child. */
  topScore: z.number().nullable(),
  place: z.number().int(),
  /** Classes that it is compared with, the own one included. */
  classCount: z.number().int(),
  /** Students of the class who have earned points, and all who were in it at the start. */
  participants: z.number().int(),
  students: z.number().int(),
});
export type Standing = z.output<typeof standing>;
/** Null before the start, and where nobody was in the class then. */
const stands = {
  standing: standing.nullable(),
  /** The classes of the teacher that compete in it, this one first; one that was taken out is not among them. */
  classNames: z.array(z.string()),
};

/** An activity as its teacher sees it. */
export const activityView = z.discriminatedUnion('type', [
  passageActivity,
  weeklyActivity,
  assessmentActivity,
  localCompetition,
  globalCompetition,
]);
export type ActivityView = z.output<typeof activityView>;
export type WeeklyActivityView = z.output<typeof weeklyActivity>;

/**
 * Students in the class now who are given it, who have begun, who have finished, and who have passed. Of a weekly activity: this
 * week; begun is one quiz that counts, finished and passed are the goal. A pretest is not passed.
 */
const howFar = {
  students: z.number().int(),
  begun: z.number().int(),
  finished: z.number().int(),
  passed: z.number().int(),
};

/** The same with how far its students are. */
export const activityLine = z.discriminatedUnion('type', [
  passageActivity.extend(howFar),
  weeklyActivity.extend(howFar),
  assessmentActivity.extend(howFar),
  localCompetition.extend({ ...howFar, ...stands }),
  globalCompetition.extend({ ...howFar, ...stands }),
]);
export type ActivityLine = z.output<typeof activityLine>;

const passageStatus = z.enum(PASSAGE_STATUSES);

const assignmentFacts = {
  /** With the student it names the assignment: the number of the activity. */
  studentAssignmentId: id,
  status: z.enum(DISPLAY_STATUSES),
};

const assignedPassage = z.object({
  ...assignmentFacts,
  ...passageFacts,
  topic: z.string(),
  /** How it begins, in one line. */
  teaser: z.string(),
  /** Null where a class hides it from the student. */
  level: z.number().int().nullable(),
  /** Far above the student, who is told that it is hard. False for a teacher, who reads it in the report. */
  farAbove: z.boolean(),
  /** Reading and answering together, rounded up. */
  minutes: z.number().int(),
  questionCount: z.number().int(),
  /** A short essay comes after the questions. */
  essay: z.boolean(),
  /** Null before it is begun. */
  passageStatus: passageStatus.nullable(),
  /** It was read, and so fast that it did not count: while it is open it can be read once more, as if it had not been begun. */
  tooFast: z.boolean(),
  /** Null before it is begun. */
  attemptId: id.nullable(),
});

const assignedAssessment = z.object({
  ...assignmentFacts,
  ...activityFacts,
  type: z.literal('ASSESSMENT'),
  /** The pretest was begun for it. */
  begun: z.boolean(),
});

/** One activity for one student. */
export const assignmentView = z.discriminatedUnion('type', [assignedPassage, assignedAssessment]);
export type AssignmentView = z.output<typeof assignmentView>;
/** What is told of how far a student is. */
export type AssignmentProgress =
  | Pick<z.output<typeof assignedPassage>, 'type' | 'status' | 'passageStatus' | 'tooFast'>
  | Pick<z.output<typeof assignedAssessment>, 'type' | 'status' | 'begun'>;

const studentOfReport = {
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
};

/** The due date of a student who has more time than the activity gives; else null. */
const moreTime = { moreTimeUntil: z.iso.date().nullable() };

/** A student in the report of an assigned passage. */
export const reportLine = z.object({
  ...studentOfReport,
  ...moreTime,
  status: z.enum(DISPLAY_STATUSES),
  passageStatus: passageStatus.nullable(),
  /** The result was too fast to count, and the passage can be read once more while it is open. */
  tooFast: z.boolean(),
  /** The student cannot begin before the pretest is done; false where the teacher may not know of it. */
  pretestFirst: z.boolean(),
  /** By how many levels the passage is above the student's, where that is too many; else null, as where the teacher may not know. */
  levelsAbove: z.number().int().nullable(),
  /** Of a finished passage, one that was too fast to count included; null before. */
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

const foundLevel = readingLevel.pick({ value: true, uncertainty: true, end: true, level: true });
export type FoundLevel = z.output<typeof foundLevel>;

/** A student in the report of a pretest that was asked for. */
export const assessmentReportLine = z.object({
  ...studentOfReport,
  ...moreTime,
  status: z.enum(DISPLAY_STATUSES),
  begun: z.boolean(),
  /** Of a finished pretest; null before. */
  result: z.object({ finishedOn: z.iso.date(), late: z.boolean() }).nullable(),
  /** What a finished pretest found; null before, and where the teacher may not know of it. */
  found: z
    .object({
      /** Null where nothing was known before. */
      before: foundLevel.nullable(),
      /** Null where every answer came too fast to count. */
      after: foundLevel.nullable(),
      questions: z.number().int(),
      fastAnswers: z.number().int(),
    })
    .nullable(),
});
export type AssessmentReportLine = z.output<typeof assessmentReportLine>;

/** A student with their scores in the activities of a class, in the order of the activities. */
export const scoresOfStudent = z.object({
  ...studentOfReport,
  /**
   * Of a passage the share of right answers in percent, of a weekly goal the weeks in which it was reached, of a pretest the level that it
   * found; null where there is none, and where the teacher may not know of it.
   */
  scores: z.array(z.number().nullable()),
});
export type ScoresOfStudent = z.output<typeof scoresOfStudent>;

/** A student in the report of a weekly activity. */
export const weeklyReportLine = z.object({
  ...studentOfReport,
  /**
   * The weeks since it began or the student joined, oldest first, the one that runs last; {@link WEEKS_TOLD} at most. Empty for a student
   * of whom the teacher reads only the work in the own class: quizzes of all classes count.
   */
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      /** Quizzes that count. */
      counted: z.number().int(),
      reached: z.boolean(),
      /** False for a week that is not over, or that had begun before the goal held: where it was not reached, it was not missed. */
      judged: z.boolean(),
      /** Finished quizzes that do not count, because too many answers came too fast to count, or because they were not passed. */
      tooFast: z.number().int(),
      notPassed: z.number().int(),
    }),
  ),
});
export type WeeklyReportLine = z.output<typeof weeklyReportLine>;

/** A weekly goal of one student, for a teacher, with their weeks as in its report. */
export const weeklyOfStudent = weeklyActivity.extend({ weeks: weeklyReportLine.shape.weeks });
export type WeeklyOfStudent = z.output<typeof weeklyOfStudent>;

/** Weeks of a student that a report tells. */
export const WEEKS_TOLD = 6;
