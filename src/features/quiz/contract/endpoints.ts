import { z } from 'zod';
import { passageView } from '#features/library/contract/passage-view.ts';
import { rankView } from '#features/progress/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { answerKey } from './answer-key.ts';
import { essayPrompt, essayView } from './short-essay.ts';
import {
  answeredQuestionView,
  challengeView,
  feedbackView,
  offerView,
  pretestStatus,
  questionView,
  quizResult,
  quizView,
  textSupports,
} from './views.ts';

const ownStudent = { kind: 'student', may: ['self'] } as const;

/** How far a student is in the pretest, with the passage that is open. */
const pretestView = z.object({
  pretestStatus,
  passagesDone: z.number().int(),
  /** How many there will be so far: four, more when answers were too fast to count. */
  passagesPlanned: z.number().int(),
  quiz: quizView.nullable(),
  /** Once complete: the level to start at; null where a class hides it, and while no answer could be counted. */
  initialLevel: z.number().int().nullable(),
  /** Once complete: what finishing it earned, and the rank; null where a class hides points, and where it was paid before. */
  reward: z.object({ points: z.number().int(), rank: rankView }).nullable(),
  /** One was finished before: this one looks at the level again. */
  again: z.boolean(),
  /** It is not running and can be started: it is the first one, or a teacher asks for it again. */
  mayStart: z.boolean(),
});
export type PretestView = z.output<typeof pretestView>;

export const startPretest = endpoint({
  name: 'startPretest',
  methods: ['POST'],
  path: 'task/student/{id}/pretest',
  summary:
    'Starts the pretest, or goes on with the running one; a finished one is taken again where a teacher asks for it.',
  access: only(['student'], { ...ownStudent, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: pretestView,
  errors: {
    'pretest-finished': { status: 409, detail: 'You have finished the pretest already.' },
    'quiz-open': { status: 409, detail: 'Please finish the passage that you are reading first.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const presentPretest = endpoint({
  name: 'presentPretest',
  methods: ['GET', 'POST'],
  path: 'reading/presentPretest',
  summary: 'The pretest where the student left it.',
  access: only(['student']),
  response: pretestView,
  limit: WRITE_LIMIT,
  changes: true,
});

export const startQuiz = endpoint({
  name: 'startQuiz',
  about: 'practice',
  methods: ['GET', 'POST'],
  path: 'reading/startQuiz',
  summary: 'The open quiz, or three passages to choose from; with an offer, starts that passage once.',
  access: only(['student']),
  noObject: 'An offer is looked for among those of the student who calls.',
  query: z.object({ offerId: idInPath.optional() }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('quiz'), quiz: quizView }),
    z.object({ kind: z.literal('offers'), offers: z.array(offerView) }),
    /** The class writes the essay of the quiz before, and may not leave it out. */
    z.object({ kind: z.literal('essay'), essay: essayPrompt }),
  ]),
  errors: {
    'pretest-first': {
      status: 409,
      detail: 'Please take the pretest first, so that we can find passages that fit you.',
    },
    'offer-gone': { status: 409, detail: 'This passage is no longer offered. Please choose again.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const studentQuizData = endpoint({
  name: 'studentQuizData',
  methods: ['GET'],
  path: 'quiz/student_quiz_data/{studentId}',
  summary: 'The quiz that is open, pretest or practice, as after a reload.',
  access: only(['student'], { ...ownStudent, at: 'params.studentId' }),
  params: z.object({ studentId: idInPath }),
  response: z.object({
    isPretest: z.boolean(),
    pretestComplete: z.boolean(),
    mayPractice: z.boolean(),
    quiz: quizView.nullable(),
    /** An essay that can be written now. */
    essay: essayPrompt.nullable(),
  }),
  limit: READ_LIMIT,
});

/**
 * For the answers of one student, right or refused: four a second for a minute. Nobody reads so fast, and what a device sends
 * after an outage is some tens.
 */
export const ANSWER_LIMIT: RateLimit = { calls: 240, seconds: 60, countedIn: 'process' };

export const answerQuestion = endpoint({
  name: 'answerQuestion',
  methods: ['POST'],
  path: 'quiz/answer_question',
  summary: 'Answers the next question. The same key again returns the same and changes nothing.',
  access: only(['student'], { ...ownStudent, at: 'body.studentId' }),
  headers: answerKey,
  body: z.object({
    studentId: id,
    optionId: id,
    questionId: id,
    /** What the client measured, in seconds; the server's clock bounds it. Kept in single precision. */
    elapsedSeconds: z.number().min(0).max(86_400).overwrite(Math.fround),
    versionId: id,
  }),
  response: z.object({
    saved: z.literal(true),
    attemptId: id,
    /** Null in the pretest: there the answer is only saved. */
    feedback: feedbackView.nullable(),
    /** "Which sentence shows this?", after some right answers; a screen that sends a queue leaves it out. */
    challenge: challengeView.nullable(),
    pointsSoFar: z.number().int().nullable(),
    next: questionView.nullable(),
    /** All questions of this passage are answered. */
    done: z.boolean(),
    /** Three fast answers in a row: time for a pause. */
    pause: z.boolean(),
  }),
  errors: {
    'not-next': {
      status: 409,
      detail: 'The selected answer is not for the next unanswered question.',
      extra: z.object({ expectedQuestionId: id.nullable() }),
    },
    'key-reused': { status: 422, detail: 'This key was used for another answer.' },
  },
  limit: ANSWER_LIMIT,
  changes: true,
});
export type AnswerResponse = z.output<(typeof answerQuestion)['response']>;

export const answerChallenge = endpoint({
  name: 'answerChallenge',
  methods: ['POST'],
  path: 'reading/answerQuestion',
  summary:
    'Answers a challenge question, or leaves it: which sentence shows this? Once, until the results are opened. The same key again returns the same and changes nothing.',
  access: only(['student']),
  noObject: 'The question is looked for in the attempts of the student who calls.',
  headers: answerKey,
  body: z.object({
    /** False leaves the question: the place in the text is shown instead, and no points are given. */
    isSelected: z.boolean(),
    /** The number of the sentence; null when the question is left. */
    sentence: id.nullable(),
    challengedQuestionId: id,
  }),
  wire: { body: { sentence: 'answerId' } },
  response: challengeView.shape.answer.unwrap().extend({
    /** The feedback on the answer, now with the place in the text and the reasons. */
    feedback: feedbackView,
  }),
  errors: {
    'no-challenge': { status: 409, detail: 'There is no such extra question now.' },
    'challenge-done': { status: 409, detail: 'You have answered this extra question already.' },
    'key-reused': { status: 422, detail: 'This key was used for another answer.' },
    'challenge-over': { status: 409, detail: 'The results are open, so the extra question is over.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export type ChallengeReply = z.output<(typeof answerChallenge)['response']>;

/** Another finished quiz of the same student. */
const otherQuiz = z.object({ attemptId: id, versionId: id, title: z.string() });

export const quizReviewData = endpoint({
  name: 'quizReviewData',
  methods: ['GET'],
  path: 'quiz/quiz_review_data/{quizId}',
  summary: 'A finished quiz: the passage as it was read, every answer, and the result.',
  access: only(['student', 'teacher'], {
    kind: 'attempt',
    at: 'query.attemptId',
    may: ['self', 'teaches', 'approved'],
  }),
  params: z.object({ versionId: idInPath }),
  wire: { params: { versionId: 'quizId' } },
  query: z.object({ attemptId: idInPath }),
  response: z.object({
    attemptId: id,
    versionId: id,
    studentId: id,
    level: z.number().int().nullable(),
    /** The zone in which its dates are meant. */
    timezone: z.string(),
    /** For a teacher: whose quiz it is, and the student's quizzes before and after it. Null for the student. */
    ofStudent: z
      .object({ studentName: z.string(), previous: otherQuiz.nullable(), next: otherQuiz.nullable() })
      .nullable(),
    /** A teacher had assigned the passage; else the student chose it. */
    assigned: z.boolean(),
    passage: passageView,
    answered: z.array(answeredQuestionView),
    /** Null where the class had none. */
    essay: essayView.nullable(),
    /** Null for a teacher. */
    supports: textSupports.nullable(),
    result: quizResult,
  }),
  errors: {
    'started-over': {
      status: 409,
      detail:
        'Your teacher lets you start over, so this passage is closed. What you read before is still under “My quizzes.”',
    },
  },
  limit: READ_LIMIT,
  notHeavy: 'It reads one quiz.',
});
export type QuizReview = z.output<(typeof quizReviewData)['response']>;
