import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { answerKey } from './answer-key.ts';

/** A score by the passage's rubric. */
export const essayScore = z.number().int().min(0).max(4);

/**
 * The short essay that waits after the questions. One that may be left out waits until the first question of the next
 * passage is answered.
 */
export const essayPrompt = z.object({
  questionId: id,
  attemptId: id,
  versionId: id,
  /** The passage that it is about. */
  title: z.string(),
  prompt: z.string(),
  maySkip: z.boolean(),
  /** Whether the class lets it be read aloud. */
  readAloud: z.boolean(),
});
export type EssayPrompt = z.output<typeof essayPrompt>;

/** An essay as its student sees it afterwards. */
export const essayView = z.object({
  prompt: z.string(),
  status: z.enum(['open', 'submitted', 'skipped']),
  text: z.string(),
  /** 0–4 by the passage's rubric, once a teacher has read it. */
  score: essayScore.nullable(),
  comment: z.string(),
  /** The class allows to leave it out. */
  maySkip: z.boolean(),
  /** Who read it, and before that who will; null where that teacher's account is gone. */
  teacherName: z.string().nullable(),
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
    text: z.string().max(10_000, 'At most 10,000 characters.'),
    skipped: z.boolean(),
    elapsedSeconds: z.number().min(0).max(86_400).overwrite(Math.fround),
  }),
  wire: { body: { text: 'responseText', skipped: 'isSkipped' } },
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
      detail: 'You moved on to the next passage, so this essay is closed.',
    },
    'key-reused': { status: 422, detail: 'This key was used for another essay.' },
    'essay-needed': { status: 422, detail: 'Your class writes this essay. Please write a few sentences.' },
    'essay-empty': { status: 422, detail: 'Please write a few sentences first.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
