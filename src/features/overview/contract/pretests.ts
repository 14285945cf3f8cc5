import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { levelPoint } from './views.ts';

/** A passage of a pretest; which of its answers were right is told to nobody. */
const pretestPassage = z.object({
  attemptId: id,
  title: z.string(),
  passageLevel: z.number().int(),
  finishedAt: moment,
  /** Right answers that were not too fast to count. */
  right: z.number().int(),
  total: z.number().int(),
  fastAnswers: z.number().int(),
});
export type PretestPassage = z.output<typeof pretestPassage>;

/** A pretest that is finished. */
const finishedPretest = z.object({
  /** Counted from 1 for each student. */
  pretest: z.number().int(),
  /** Where it put the student; null while every answer of the student was too fast to count. */
  found: levelPoint.nullable(),
  /** In the order in which they were read. */
  passages: z.array(pretestPassage),
});
export type FinishedPretest = z.output<typeof finishedPretest>;

export const listPretests = endpoint({
  name: 'listPretests',
  about: 'practice',
  methods: ['GET'],
  path: 'quiz/pretests/{studentId}',
  summary:
    'The passages of each finished pretest of a student since the last reset, the newest pretest first.',
  access: only(['teacher'], { kind: 'student', at: 'params.studentId', may: ['teaches'] }),
  params: z.object({ studentId: idInPath }),
  response: z.object({
    /** The zone in which days are meant. */
    timezone: z.string(),
    /** None for a teacher whom no admin has approved: how each passage went tells what the keys are, and a pretest is taken again. */
    pretests: z.array(finishedPretest),
    forApproved: z.boolean(),
  }),
  limit: READ_LIMIT,
  notHeavy: 'A pretest has six passages at most, and is taken again when a teacher asks for it.',
});
