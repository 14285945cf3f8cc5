import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { answerKey } from './answer-key.ts';
import { classForTeacher } from './classes-of-student.ts';
import { essayPrompt, essayView } from './essays.ts';
import { pointsDay, skillSummary } from './progress-views.ts';
import {
  answeredQuestionView,
  challengeView,
  feedbackView,
  historyLine,
  levelPoint,
  levelReason,
  offerView,
  passageView,
  pretestStatus,
  questionView,
  quizResult,
  quizView,
  rankView,
  readingLevel,
} from './views.ts';

/** The first day that can be asked for. */
export const FIRST_DAY = '2000-01-01';

const day = z.iso.date().refine((date) => date >= FIRST_DAY, 'Please choose a day in 2000 or later.');

/** Days in the class's zone, both included; none is later than today there. */
const period = { start: day.optional(), end: day.optional() };

const ownStudent = { kind: 'student', may: ['self'] } as const;
const seenStudent = { kind: 'student', may: ['self', 'teaches'] } as const;

/** Where a student stands in the pretest, with the passage that is open. */
const pretestView = z.object({
  pretestStatus,
  passagesDone: z.number().int(),
  /** How many there will be as things stand: four, more when answers were too fast to count. */
  passagesPlanned: z.number().int(),
  quiz: quizView.nullable(),
  /** Once complete: the level to start at; null where a class hides it. */
  initialLevel: z.number().int().nullable(),
});
export type PretestView = z.output<typeof pretestView>;

export const startPretest = endpoint({
  name: 'startPretest',
  methods: ['POST'],
  path: 'task/student/{id}/pretest',
  summary: 'Starts the pretest, or goes on with the running one.',
  access: only(['student'], { ...ownStudent, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: pretestView,
  errors: { 'pretest-finished': { status: 409, detail: 'You have finished the pretest already.' } },
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
  methods: ['GET', 'POST'],
  path: 'reading/startQuiz',
  summary: 'The open quiz, or three passages to choose from; with an offer, starts that passage once.',
  access: only(['student']),
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
      detail: 'Please take the pretest first, so that we find texts that fit you.',
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
    isPretestQuiz: z.boolean(),
    pretestComplete: z.boolean(),
    isReadyForRealQuiz: z.boolean(),
    quiz: quizView.nullable(),
    /** An essay that can be written now. */
    essay: essayPrompt.nullable(),
  }),
  limit: READ_LIMIT,
});

export const answerQuestion = endpoint({
  name: 'answerQuestion',
  methods: ['POST'],
  path: 'quiz/answer_question',
  summary: 'Answers the next question. The same key again returns the same and changes nothing.',
  access: only(['student'], { ...ownStudent, at: 'body.studentId' }),
  headers: answerKey,
  body: z.object({
    studentId: id,
    answerId: id,
    questionId: id,
    /** What the client measured, in seconds; the server's clock bounds it. Kept in single precision. */
    elapsedSeconds: z.number().min(0).max(86_400).overwrite(Math.fround),
    reading_comprehension_quiz_id: id,
  }),
  response: z.object({
    saved: z.literal(true),
    student_quiz_response_id: id,
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
  noLimit: 'Only the answer to the next question is accepted, once; the path of an answer gains no step.',
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
  headers: answerKey,
  body: z.object({
    /** False leaves the question: the place in the text is told instead, and no points are given. */
    isSelected: z.boolean(),
    /** The number of the sentence; null when the question is left. */
    answerId: id.nullable(),
    /** The question that the challenge belongs to. */
    parentId: id,
  }),
  response: challengeView.shape.answer.unwrap().extend({
    /** What was told after the answer, now with the place in the text and the reasons. */
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

export const quizReviewData = endpoint({
  name: 'quizReviewData',
  methods: ['GET'],
  path: 'quiz/quiz_review_data/{quizId}',
  summary: 'A finished quiz: the passage as it was read, every answer, and the result.',
  access: only(['student', 'teacher'], {
    kind: 'attempt',
    at: 'query.student_quiz_response_id',
    may: ['self', 'teaches', 'approved'],
  }),
  params: z.object({ quizId: idInPath }),
  query: z.object({ student_quiz_response_id: idInPath }),
  response: z.object({
    student_quiz_response_id: id,
    reading_comprehension_quiz_id: id,
    studentId: id,
    level: z.number().int().nullable(),
    /** The zone in which its dates are meant. */
    timezone: z.string(),
    passage: passageView,
    answered: z.array(answeredQuestionView),
    /** Null where the class had none. */
    essay: essayView.nullable(),
    result: quizResult,
  }),
  limit: READ_LIMIT,
});
export type QuizReview = z.output<(typeof quizReviewData)['response']>;

export const quizHistory = endpoint({
  name: 'quizHistory',
  methods: ['POST'],
  path: 'quiz/quiz_history/{studentId}',
  summary: 'Finished quizzes, newest first, ten on a page.',
  access: only(['student', 'teacher'], { ...seenStudent, at: 'params.studentId' }),
  params: z.object({ studentId: idInPath }),
  body: z.object({
    page: z.number().int().min(0).max(100_000).default(0),
    size: z.number().int().min(1).max(100).default(10),
    ...period,
  }),
  response: z.object({
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    quizzes: z.array(historyLine),
    /** The zone in which days are meant, and its day now: the latest that can be asked for. */
    timezone: z.string(),
    today: z.iso.date(),
  }),
  limit: READ_LIMIT,
});

/** What the student's home shows, and what a teacher sees of one student. */
export const viewProfileForStudent = endpoint({
  name: 'viewProfileForStudent',
  methods: ['POST'],
  path: 'dashboard/viewProfileForStudent',
  summary: 'Level, rank, points, the week, and (for the teacher) each level change with its reason.',
  access: only(['student', 'teacher'], { ...seenStudent, at: 'body.studentId' }),
  body: z.object({ studentId: id }),
  response: z.object({
    studentId: id,
    /** The whole name for a teacher, the first name for the student. */
    name: z.string(),
    /** The zone in which days and weeks are meant: the class's. */
    timezone: z.string(),
    /** For a teacher: every class of the student, the one that counts first. Empty for the student. */
    classes: z.array(classForTeacher),
    /** False for a teacher who is not approved: then only the work of their own classes is told. */
    allWork: z.boolean(),
    /** False where, besides, another teacher's class counts: then level, points, rank and pretest are null. */
    figures: z.boolean(),
    pretestStatus: pretestStatus.nullable(),
    /** A quiz waits to be finished: its title. */
    openQuiz: z
      .object({ title: z.string(), answeredCount: z.number().int(), questionCount: z.number().int() })
      .nullable(),
    /** The essay that the student can write now; null for a teacher. */
    essay: essayPrompt.nullable(),
    readingLevel: readingLevel.nullable(),
    initialLevel: z.number().int().nullable(),
    rank: rankView.nullable(),
    quizzesTaken: z.number().int(),
    quizzesPassed: z.number().int(),
    week: z.object({
      /** Quizzes since Monday in the class's time zone that count for the weekly goal, and the goal. */
      quizzes: z.number().int(),
      goal: z.number().int(),
      /** Weeks in which the goal was reached, without a gap up to this week or the last one. */
      weeksInARow: z.number().int(),
      /** Quizzes of this week that do not count, the oldest first: answered too fast, or with fewer than half right. */
      notCounted: z.array(z.object({ title: z.string(), why: z.enum(['fast', 'half']) })),
    }),
    /** Newest first, at most 20. Empty for the student. */
    levelChanges: z.array(z.object({ at: moment, reason: levelReason })),
  }),
  limit: READ_LIMIT,
});
export type StudentProfile = z.output<(typeof viewProfileForStudent)['response']>;

export const studentProfileData = endpoint({
  name: 'studentProfileData',
  methods: ['POST'],
  path: 'quiz/student_profile_data/{id}',
  summary: 'The reading level and the points over time, the skills, and the share of fast answers.',
  access: only(['student', 'teacher'], { ...seenStudent, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  body: z.object(period),
  response: z.object({
    studentId: id,
    /** The zone in which days are meant. */
    timezone: z.string(),
    /** Oldest first: the end of each pretest, then each quiz. Null where a class hides it from the student. */
    levels: z.array(levelPoint).nullable(),
    /** Oldest first: each day with points, since the last reset. Null where a class hides points from the student. */
    points: z.array(pointsDay).nullable(),
    /** The groups of skills, over the answers in finished quizzes of these days that were not fast. */
    skills: z.array(skillSummary),
    /** Answers in finished quizzes of these days. */
    answers: z.number().int(),
    /** Those that came faster than the text can be read. */
    fastAnswers: z.number().int(),
  }),
  limit: READ_LIMIT,
});
export type StudentProfileData = z.output<(typeof studentProfileData)['response']>;

/** What a student did lately, for the teacher. */
const recentWork = z.object({
  /** Answers in the quizzes of the last 30 days. */
  recentAnswers: z.number().int(),
  /** Share of them that were fast, 0–1; null without answers. */
  fastShare: z.number().nullable(),
  /** Of the last five quizzes. */
  recentQuizzes: z.object({ taken: z.number().int(), passed: z.number().int() }),
  /** Quizzes finished since Monday in the class's time zone. */
  weekQuizzes: z.number().int(),
});

/** One line of a class's roster as its teacher sees it. */
const rosterLine = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  joinedAt: moment,
  /** False where another class counts and the teacher is not approved: then only the work of this class is told. */
  figures: z.boolean(),
  pretestStatus: pretestStatus.nullable(),
  readingLevel: readingLevel.nullable(),
  /** The class whose limits the level is shown in, where it is not this class. */
  limitsOf: z.string().nullable(),
  initialLevel: z.number().int().nullable(),
  totalPoints: z.number().int().nullable(),
  progressLevelId: z.number().int().nullable(),
  quizzesTaken: z.number().int(),
  quizzesPassed: z.number().int(),
  ...recentWork.shape,
  lastSeen: moment.nullable(),
});
export type RosterLine = z.output<typeof rosterLine>;

export const listStudentsOfClass = endpoint({
  name: 'listStudentsOfClass',
  methods: ['GET'],
  path: 'class/{id}/students',
  summary: 'The roster of a class: who is where.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ students: z.array(rosterLine) }),
  limit: READ_LIMIT,
});

export const pretestStatuses = endpoint({
  name: 'pretestStatuses',
  methods: ['GET'],
  path: 'class/{id}/pretestStatuses',
  summary:
    'Where each student of a class stands in the pretest; students whose figures the teacher may not see are left out.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ statuses: z.array(z.object({ studentId: id, status: pretestStatus })) }),
  limit: READ_LIMIT,
});

export const choosePrimaryClass = endpoint({
  name: 'choosePrimaryClass',
  methods: ['POST'],
  path: 'teaching/primaryClass',
  summary:
    "Makes a class of an approved teacher the one whose rules count for a student. It holds from the student's next quiz on.",
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['approved'] }),
  body: z.object({ studentId: id, classId: id }),
  response: z.object({ counts: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});
