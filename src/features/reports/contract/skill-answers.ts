import { z } from 'zod';
import { SKILL_GROUPS, SKILLS } from '#features/library/core/skills.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, STUDENT_LIST_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { period } from './period.ts';
import { groupOfStudent, skillOfStudent } from './skill-views.ts';

const skillAnswer = z.object({
  attemptId: id,
  versionId: id,
  title: z.string(),
  passageLevel: z.number().int(),
  /** The question in its passage, from 1. */
  question: z.number().int(),
  stem: z.string(),
  finishedAt: moment,
  right: z.boolean(),
  /** False where it came faster than the text can be read. */
  counted: z.boolean(),
  /** The chance that it is right, as it was before the quiz; null where the student's own figures are not shown. */
  expected: z.number().nullable(),
});
export type SkillAnswer = z.output<typeof skillAnswer>;

/** The answers behind the number of a skill. */
export const skillAnswers = endpoint({
  name: 'skillAnswers',
  about: 'practice',
  methods: ['POST'],
  path: 'quiz/skill_answers/{studentId}',
  summary:
    'The answers of a student to the questions of a skill, or of a group of skills, newest first: those that its number in reports is made from. Without a first day the school year.',
  access: only(['teacher'], { kind: 'student', at: 'params.studentId', may: ['teaches'] }),
  params: z.object({ studentId: idInPath }),
  body: z.object({
    skill: z.enum([...SKILLS, ...SKILL_GROUPS]),
    page: z.number().int().min(0).max(100_000).default(0),
    size: z.number().int().min(1).max(100).default(10),
    ...period,
  }),
  response: z.object({
    studentId: id,
    timezone: z.string(),
    today: z.iso.date(),
    start: z.iso.date(),
    end: z.iso.date(),
    /** Null without answers, and where the student's own figures are not shown. */
    number: z.union([skillOfStudent, groupOfStudent]).nullable(),
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    answers: z.array(skillAnswer),
  }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'It reads one page of one student.',
});
export type SkillAnswers = z.output<(typeof skillAnswers)['response']>;
