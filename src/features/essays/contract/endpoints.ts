import { z } from 'zod';
import { writtenText } from '#features/accounts/contract/fields.ts';
import { essayScore } from '#features/quiz/contract/short-essay.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';

/** An essay as the teacher reads it, with what it is judged by. */
const essayToScore = z.object({
  studentId: id,
  studentName: z.string(),
  attemptId: id,
  questionId: id,
  versionId: id,
  title: z.string(),
  level: z.number().int(),
  prompt: z.string(),
  /** What a score of 0 to 4 means, in this order. */
  rubric: z.array(z.string()),
  /** Null to a teacher who is not approved. */
  model: z.string().nullable(),
  text: z.string(),
  ownWords: z.number().int(),
  submittedAt: moment,
  score: essayScore.nullable(),
  comment: z.string(),
});
export type EssayToScore = z.output<typeof essayToScore>;

export const listEssays = endpoint({
  name: 'listEssays',
  methods: ['GET'],
  path: 'class/{id}/essays',
  summary:
    'Essays of a class: those that wait to be read, the oldest first, or those that were, the newest first. By question or by student, those that belong together follow each other.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  query: z.object({
    status: z.enum(['waiting', 'scored']).default('waiting'),
    by: z.enum(['time', 'question', 'student']).default('time'),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: z.object({ total: z.number().int(), size: z.number().int(), essays: z.array(essayToScore) }),
  limit: READ_LIMIT,
  heavy: true,
});

export const essaysWaiting = endpoint({
  name: 'essaysWaiting',
  methods: ['GET'],
  path: 'teaching/essaysWaiting',
  summary:
    'How many essays wait to be read in each class of the teacher who asks; classes without any are left out.',
  access: only(['teacher']),
  response: z.object({ classes: z.array(z.object({ classId: id, waiting: z.number().int() })) }),
  limit: READ_LIMIT,
  heavy: true,
});

export const scoreEssay = endpoint({
  name: 'scoreEssay',
  methods: ['POST'],
  path: 'teaching/scoreEssay',
  summary:
    'Scores an essay that was written for a class of the teacher, with a comment that the student reads. It may be changed later.',
  access: only(['teacher'], { kind: 'attempt', at: 'body.attemptId', may: ['scores'] }),
  body: z.object({
    studentId: id,
    attemptId: id,
    score: essayScore,
    comment: writtenText(2_000).default(''),
  }),
  response: z.object({
    score: essayScore,
    /** Points that the student was given for a good essay; none are ever taken. */
    points: z.number().int(),
  }),
  errors: { 'no-essay': { status: 409, detail: 'This essay was not handed in.' } },
  limit: WRITE_LIMIT,
  changes: true,
});
