import { z } from 'zod';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** An answer option before it is answered: nothing here tells the key. */
const optionView = z.object({ answerId: id, text: z.string() });

/** The open question of a quiz. */
export const questionView = z.object({
  questionId: id,
  /** From 1, in the order in which they are asked. */
  number: z.number().int(),
  questionType: z.literal('multiple_choice'),
  /** The level of the passage as a word, One to Twelve; null where a class hides it. */
  level: z.string().nullable(),
  stem: z.string(),
  options: z.array(optionView),
});
export type QuestionView = z.output<typeof questionView>;

/** A place in the passage, to light up: character offsets inside one paragraph. */
export const evidenceView = z.object({
  paragraph: z.number().int().describe('From 1.'),
  start: z.number().int(),
  end: z.number().int(),
});

/** What is told after an answer in practice. */
export const feedbackView = z.object({
  right: z.boolean(),
  chosenAnswerId: id,
  correctAnswerId: id,
  /** Why the chosen option is right or not; null while a challenge question asks for the place that it names. */
  chosenRationale: z.string().nullable(),
  /** Why the right option is right; the same text when it was chosen, and null while that is. */
  rightRationale: z.string().nullable(),
  /** Empty while a challenge question asks for it. */
  evidence: z.array(evidenceView),
  /** The answer came faster than the text can be read: it is not counted. */
  fast: z.boolean(),
  /** When the key of this question was corrected; null for nearly every question. */
  keyCorrectedAt: moment.nullable(),
});
export type FeedbackView = z.output<typeof feedbackView>;

/** "Which sentence shows this?", asked after some right answers. It can be left out, and never counts toward the score. */
export const challengeView = z.object({
  /** The question that it belongs to. */
  parentId: id,
  /** Sentences of the passage with their number in it, from 1. */
  options: z.array(z.object({ sentence: z.number().int(), text: z.string() })),
  /** Null until it is answered or left. */
  answer: z
    .object({
      /** Whether the chosen sentence is the one that shows it. */
      found: z.boolean(),
      /** Null when it was left. */
      chosenSentence: z.number().int().nullable(),
      shownBy: z.number().int(),
      /** Null where a class hides points. */
      points: z.number().int().nullable(),
    })
    .nullable(),
});
export type ChallengeView = z.output<typeof challengeView>;

export const answeredQuestionView = questionView.extend({
  feedback: feedbackView,
  /** Null where none was asked. */
  challenge: challengeView.nullable(),
});
export type AnsweredQuestionView = z.output<typeof answeredQuestionView>;

export const passageView = z.object({
  title: z.string(),
  topic: z.string(),
  genre: z.string(),
  form: z.enum(['prose', 'verse', 'dialogue', 'procedure']),
  paragraphs: z.array(z.string()),
  glossary: z.array(z.object({ word: z.string(), meaning: z.string() })),
  words: z.number().int(),
  /** People, places or data in this informational text are made up; absent for all others. */
  invented: z.boolean().optional(),
});
export type PassageView = z.output<typeof passageView>;

/** A running quiz as its student may see it. */
export const quizView = z.object({
  /** The attempt. */
  student_quiz_response_id: id,
  /** The version of the passage with its questions. */
  reading_comprehension_quiz_id: id,
  isPretestQuiz: z.boolean(),
  /** Level of the passage, 1–12; null where a class hides it and in the pretest. */
  level: z.number().int().nullable(),
  passage: passageView,
  questionCount: z.number().int(),
  answeredCount: z.number().int(),
  /** Practice only: the questions answered so far, with what was told. Empty in the pretest. */
  answered: z.array(answeredQuestionView),
  next: questionView.nullable(),
  /** The questions after the next one, in their order, so that a device without network can go on. */
  later: z.array(questionView),
  /** Provisional until the last question; null where a class hides points and in the pretest. */
  pointsSoFar: z.number().int().nullable(),
  readAloud: z.boolean(),
  /** The zone in which its dates are meant. */
  timezone: z.string(),
});
export type QuizView = z.output<typeof quizView>;

export const pretestStatus = z.enum(['pretest_not_started', 'pretest_in_progress', 'pretest_complete']);
export type PretestStatus = z.output<typeof pretestStatus>;

/** One of the three passages that a student may choose from. */
export const offerView = z.object({
  offerId: id,
  title: z.string(),
  topic: z.string(),
  genre: z.string(),
  /** Reading and answering together, in minutes, rounded up. */
  minutes: z.number().int(),
  level: z.number().int().nullable(),
  bestMatch: z.boolean(),
});
export type OfferView = z.output<typeof offerView>;

export const pointsCause = z.enum([
  'right-answers',
  'streaks',
  'pass',
  'perfect',
  'honest-finish',
  'pretest',
  'weekly-goal',
  'key-corrected',
  'challenge',
  'essay',
  'essay-good',
]);
export type PointsCause = z.output<typeof pointsCause>;

/** Why the level is what it is, as data; the screens turn it into a sentence (Steady, `LevelReport`). */
export const levelReason = z.object({
  code: z.enum(['up', 'down', 'surprise', 'range', 'fast', 'few', 'off-level', 'stay']),
  asked: z.number().int(),
  counted: z.number().int(),
  /** Right among the counted ones. */
  right: z.number().int(),
  /** Right answers that were expected among the counted ones. */
  expected: z.number(),
  from: z.number().int(),
  to: z.number().int(),
  surprise: z.boolean(),
});
export type LevelReason = z.output<typeof levelReason>;

export const rankView = z.object({
  progressLevelId: z.number().int(),
  title: z.string(),
  totalPoints: z.number().int(),
  minPoints: z.number().int(),
  /** The next rank and the points still missing; null at the top. */
  next: z.object({ title: z.string(), minPoints: z.number().int(), missing: z.number().int() }).nullable(),
});
export type RankView = z.output<typeof rankView>;

/** How a finished quiz went. Points, rank and level are null where a class of the student hides them. */
export const quizResult = z.object({
  finishedAt: moment,
  right: z.number().int(),
  total: z.number().int(),
  passed: z.boolean(),
  perfect: z.boolean(),
  fastAnswers: z.number().int(),
  points: z
    .object({
      total: z.number().int(),
      causes: z.array(z.object({ cause: pointsCause, points: z.number().int() })),
    })
    .nullable(),
  /** Why the quiz itself earned nothing; null when it did, or where a class hides points. */
  noPoints: z.enum(['fast', 'read-before', 'day-limit', 'half']).nullable(),
  rankBefore: rankView.nullable(),
  rankAfter: rankView.nullable(),
  /** The shown level before and after, and why. */
  level: z.object({ before: z.number().int(), after: z.number().int(), reason: levelReason }).nullable(),
});
export type QuizResult = z.output<typeof quizResult>;

/** One line of the quiz history. */
export const historyLine = z.object({
  student_quiz_response_id: id,
  reading_comprehension_quiz_id: id,
  title: z.string(),
  topic: z.string(),
  finishedAt: moment,
  right: z.number().int(),
  total: z.number().int(),
  passed: z.boolean(),
  fastAnswers: z.number().int(),
  passageLevel: z.number().int().nullable(),
  points: z.number().int().nullable(),
  minutes: z.number(),
});
export type HistoryLine = z.output<typeof historyLine>;

/** A student's reading level: one decimal, with its doubt and as a level. */
export const readingLevel = z.object({
  /** On the scale of 1.0–12.0. */
  value: z.number(),
  /** Plus or minus, on the same scale: half the width of the one-sd band. */
  uncertainty: z.number(),
  /** The shown level, inside the class's range. */
  level: z.number().int(),
  /** The estimated reading measure, 200–1400. */
  measure: z.number().int(),
});
export type ReadingLevel = z.output<typeof readingLevel>;

/** The estimate at one moment, on the scale of 1.0–12.0. */
export const levelPoint = z.object({
  at: moment,
  kind: z.enum(['pretest', 'practice']),
  value: z.number(),
  /** The band of one standard deviation around it. */
  low: z.number(),
  high: z.number(),
  /** The shown level after it. */
  level: z.number().int(),
});
export type LevelPoint = z.output<typeof levelPoint>;
