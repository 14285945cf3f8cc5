import { z } from 'zod';
import { readingLevel } from '#features/progress/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { CLASS_REPORT_LIMIT, reportedStudent } from './class-report.ts';
import { period } from './period.ts';

const count = z.number().int();

/** The level after the last quiz until a day, as it is shown everywhere. */
const levelThen = readingLevel.pick({
  value: true,
  uncertainty: true,
  end: true,
  level: true,
  settling: true,
});
export type LevelThen = z.output<typeof levelThen>;

/** The same figures as in the report of the class, and what they come to from the first to the last day. */
export const figuresOfProgress = reportedStudent.pick({
  studentId: true,
  username: true,
  firstName: true,
  lastName: true,
  figures: true,
  pretestStatus: true,
  movedBy: true,
  moved: true,
  quizzes: true,
  quizzesTooFast: true,
  passed: true,
  points: true,
  answers: true,
  counted: true,
  right: true,
  fastShare: true,
  minutes: true,
  lowestLevel: true,
  highestLevel: true,
});

const progressOfStudent = figuresOfProgress.extend({
  /** Where the student began: before the first of these days, or with the pretest where that was later. Null while no level is known. */
  levelAtStart: levelThen.nullable(),
  levelAtEnd: levelThen.nullable(),
  /** Right answers that were to be expected of those that count; null where the level is not told. */
  expected: z.number().nullable(),
  /** Quizzes that were read in each of the weeks below; empty where these days are more than a month. */
  weekQuizzes: z.array(count),
});
export type StudentProgress = z.output<typeof progressOfStudent>;

/** What the class did in a week of the calendar, as far as it lies in these days. */
const weekOfClass = z.object({
  monday: z.iso.date(),
  /** Those that were read, those that were too fast to count, and those that were passed. */
  quizzes: count,
  quizzesTooFast: count,
  passed: count,
  points: count,
  minutes: z.number(),
  /** Students who finished a quiz. */
  students: count,
});
export type WeekOfClass = z.output<typeof weekOfClass>;

const progress = z.object({
  classId: id,
  timezone: z.string(),
  today: z.iso.date(),
  start: z.iso.date(),
  end: z.iso.date(),
  students: z.array(progressOfStudent),
  /** The oldest first: each week with a quiz, and all weeks of these days where they are no more than a month. */
  weeks: z.array(weekOfClass),
});
export type ClassProgress = z.output<typeof progress>;

export const classProgress = endpoint({
  name: 'classProgress',
  about: 'practice',
  methods: ['GET'],
  path: 'quiz/class_progress_data/{classId}',
  summary:
    'How far the students of a class came in some days: the level at their beginning and end, quizzes, minutes, points, and what the class did week by week. Without a first day the school year, in the zone of the class.',
  access: only(['teacher'], { kind: 'class', at: 'params.classId', may: ['teaches'] }),
  params: z.object({ classId: idInPath }),
  query: z.object(period),
  response: progress,
  limit: CLASS_REPORT_LIMIT,
  heavy: true,
});
