import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** How the questions of one level have turned out, against where the level puts them. */
const levelCheck = z.object({
  level: z.number().int(),
  questions: z.number().int(),
  /** Counted answers that their questions have learned from. */
  answers: z.number().int(),
  /** Mean of learned difficulty minus the level's, in logits; null until the level has enough answers. */
  shift: z.number().nullable(),
  /** Whether the shift is small enough for the level to mean what it says; null until that is known. */
  holds: z.boolean().nullable(),
});
export type LevelCheck = z.output<typeof levelCheck>;

/** A question that looks broken: better readers do not get it right more often. */
const brokenQuestion = z.object({
  questionId: id,
  /** The version of its passage that is offered now. */
  versionId: id,
  title: z.string(),
  level: z.number().int(),
  /** From 1, in its passage. */
  number: z.number().int(),
  stem: z.string(),
  answers: z.number().int(),
  /** Share of right answers, and the share that was expected of these readers; 0–1. */
  rightShare: z.number(),
  expectedShare: z.number(),
  /** Between right answers beyond expectation and ability beyond difficulty; below -0.1 it is on this list. */
  correlation: z.number(),
  options: z.array(z.object({ text: z.string(), isKey: z.boolean(), chosen: z.number().int() })),
});
export type BrokenQuestion = z.output<typeof brokenQuestion>;

export const questionReport = endpoint({
  name: 'questionReport',
  methods: ['GET'],
  path: 'admin/questionReport',
  summary: 'What answers have taught about the questions: levels that are off, questions that look broken.',
  access: only(['admin']),
  response: z.object({
    /** When questions last learned from answers; null before the first time. */
    learnedAt: moment.nullable(),
    /** Finished quizzes whose answers wait to be learned from. */
    waiting: z.number().int(),
    levels: z.array(levelCheck),
    broken: z.array(brokenQuestion),
  }),
  limit: READ_LIMIT,
  heavy: true,
});
export type QuestionReport = z.output<(typeof questionReport)['response']>;
