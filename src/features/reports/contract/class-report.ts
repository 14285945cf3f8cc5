import { z } from 'zod';
import { SKILL_GROUPS, SKILLS } from '#features/library/core/skills.ts';
import { readingLevel } from '#features/progress/contract/views.ts';
import { pretestStatus } from '#features/quiz/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { period } from './period.ts';
import { groupOfStudent, skillOfStudent } from './skill-views.ts';

const count = z.number().int();

export const reportedStudent = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** False where another teacher's class counts: then the level and the pretest are null, and there are no skills. */
  figures: z.boolean(),
  pretestStatus: pretestStatus.nullable(),
  /** As it is now; null while it is not known. */
  readingLevel: readingLevel.nullable(),
  /** How far the level moved in these days, in levels, and which way beyond doubt. */
  movedBy: z.number().nullable(),
  moved: z.enum(['up', 'down']).nullable(),
  /** Those that were read, and those that were too fast to count. */
  quizzes: count,
  quizzesTooFast: count,
  passed: count,
  /** Of these quizzes. */
  points: count,
  answers: count,
  counted: count,
  right: count,
  /** Share of the answers that were too fast to count, 0–1; null without answers. */
  fastShare: z.number().nullable(),
  guesses: z.boolean(),
  /** On the questions, with one decimal. */
  minutes: z.number(),
  /** Of the passages that were read; null without quizzes. */
  lowestLevel: count.nullable(),
  highestLevel: count.nullable(),
  lastQuizAt: moment.nullable(),
  skills: z.array(skillOfStudent),
  /** The same for each group of skills that was asked about. */
  groups: z.array(groupOfStudent),
});
export type ReportedStudent = z.output<typeof reportedStudent>;

const report = z.object({
  classId: id,
  timezone: z.string(),
  today: z.iso.date(),
  start: z.iso.date(),
  end: z.iso.date(),
  students: z.array(reportedStudent),
  tables: z.array(z.object({ skill: z.enum([...SKILLS, ...SKILL_GROUPS]), studentIds: z.array(id) })),
});
export type ClassReport = z.output<typeof report>;

/** It adds up the days of a whole class. */
export const CLASS_REPORT_LIMIT = { calls: 120, seconds: 60, countedIn: 'process' } as const;

/** The same address under both methods: the older form asks with an empty body. */
export const classReport = endpoint({
  name: 'classReport',
  about: 'practice',
  methods: ['GET', 'POST'],
  path: 'quiz/class_data/{classId}',
  summary:
    'Whom to help, with what: the students of a class with their quizzes and skills in some days, and those who need help with the same skill at tables of at most six. Without a first day the school year, in the zone of the class.',
  access: only(['teacher'], { kind: 'class', at: 'params.classId', may: ['teaches'] }),
  params: z.object({ classId: idInPath }),
  query: z.object(period),
  response: report,
  limit: CLASS_REPORT_LIMIT,
  heavy: true,
});

/** The same report as an older client asks for it: with a form, and by other names of its fields. */
export const viewClassStats = endpoint({
  name: 'viewClassStats',
  about: 'practice',
  methods: ['POST'],
  path: 'teaching/viewClassStats',
  summary:
    'The report of a class (`quiz/class_data/{classId}`) for some days, which may be asked for by a form.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['teaches'] }),
  body: z.object({
    classId: idInPath,
    ...period,
    /** The older client asks with it; an answer is always JSON. */
    jsonFormat: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  }),
  wire: { body: { start: 'beginDateString', end: 'endDateString' } },
  form: true,
  response: report,
  limit: CLASS_REPORT_LIMIT,
  heavy: true,
});
