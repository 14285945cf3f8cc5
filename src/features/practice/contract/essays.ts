import { z } from 'zod';
import { writtenText } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { answerKey } from './answer-key.ts';

const score = z.number().int().min(0).max(4);

/**
 * The short essay that waits after the questions. One that may be left out waits until the first question of the next
 * passage is answered.
 */
export const essayPrompt = z.object({
  questionId: id,
  student_quiz_response_id: id,
  reading_comprehension_quiz_id: id,
  /** The passage that it is about. */
  title: z.string(),
  prompt: z.string(),
  maySkip: z.boolean(),
});
export type EssayPrompt = z.output<typeof essayPrompt>;

/** An essay as its student sees it afterwards. */
export const essayView = z.object({
  prompt: z.string(),
  status: z.enum(['open', 'submitted', 'skipped']),
  text: z.string(),
  /** 0–4 by the passage's rubric, once a teacher has read it. */
  score: score.nullable(),
  comment: z.string(),
});
export type EssayView = z.output<typeof essayView>;

/** 10,000 characters of three bytes each, in bytes, with room for line breaks and quotation marks, which JSON escapes. */
const ESSAY_LIMIT = 65_536;

export const answerShortEssay = endpoint({
  name: 'answerShortEssay',
  methods: ['POST'],
  path: 'quiz/answer_short_essay_question',
  summary:
    'Hands in the short essay of a finished quiz, or leaves it out where the class allows. The same key again returns the same and changes nothing.',
  access: only(['student'], { kind: 'student', at: 'body.studentId', may: ['self'] }),
  headers: answerKey,
  body: z.object({
    studentId: id,
    questionId: id,
    responseText: z.string().max(10_000, 'At most 10,000 characters.'),
    isSkipped: z.boolean(),
    elapsedSeconds: z.number().min(0).max(86_400).overwrite(Math.fround),
  }),
  bodyLimit: ESSAY_LIMIT,
  response: z.object({
    saved: z.literal(true),
    status: z.enum(['submitted', 'skipped']),
    /** Words that are not copied from the passage. */
    ownWords: z.number().int(),
    /** Null where a class hides points. */
    points: z.number().int().nullable(),
  }),
  errors: {
    'no-essay': { status: 409, detail: 'There is no essay to hand in.' },
    'essay-done': { status: 409, detail: 'You have handed in this essay already.' },
    'essay-over': {
      status: 409,
      detail: 'You have gone on to the next passage, so this essay is closed.',
    },
    'key-reused': { status: 422, detail: 'This key was used for another essay.' },
    'essay-needed': { status: 422, detail: 'Your class writes this essay. Please write a few sentences.' },
    'essay-empty': { status: 422, detail: 'Please write a few sentences first.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

/** An essay as the teacher reads it, with what it is judged by. */
const essayToScore = z.object({
  studentId: id,
  studentName: z.string(),
  student_quiz_response_id: id,
  questionId: id,
  reading_comprehension_quiz_id: id,
  title: z.string(),
  level: z.number().int(),
  prompt: z.string(),
  /** What a score of 0 to 4 stands for, in this order. */
  rubric: z.array(z.string()),
  /** Null to a teacher who is not approved. */
  model: z.string().nullable(),
  text: z.string(),
  ownWords: z.number().int(),
  submittedAt: moment,
  score: score.nullable(),
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
});

export const scoreEssay = endpoint({
  name: 'scoreEssay',
  methods: ['POST'],
  path: 'teaching/scoreEssay',
  summary:
    'Scores an essay that was written for a class of the teacher, with a comment that the student reads. It may be changed later.',
  access: only(['teacher'], { kind: 'attempt', at: 'body.student_quiz_response_id', may: ['teaches'] }),
  body: z.object({
    studentId: id,
    student_quiz_response_id: id,
    score,
    comment: writtenText(2_000).default(''),
  }),
  response: z.object({
    score,
    /** Points that the student was given for a good essay; none are ever taken. */
    points: z.number().int(),
  }),
  errors: { 'no-essay': { status: 409, detail: 'This essay was not handed in.' } },
  limit: WRITE_LIMIT,
  changes: true,
});
