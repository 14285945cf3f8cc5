import { z } from 'zod';
import { evidenceView, passageView } from '#features/library/contract/passage-view.ts';
import { levelReason, rankView } from '#features/progress/contract/views.ts';
import { LEDGER_CAUSES } from '#features/progress/core/ledger-causes.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** An answer option before it is answered: nothing here reveals the key. */
const optionView = z.object({ optionId: id, text: z.string() });

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

/** The feedback on an answer in practice. */
export const feedbackView = z.object({
  right: z.boolean(),
  chosenOptionId: id,
  rightOptionId: id,
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
  challengedQuestionId: id,
  /** Sentences of the passage with their number in it, from 1. */
  options: z.array(z.object({ sentence: z.number().int(), text: z.string() })),
  /** Null until it is answered or left. */
  answer: z
    .object({
      /** Whether the chosen sentence is one that shows it. */
      found: z.boolean(),
      /** Null when it was left. */
      chosenSentence: z.number().int().nullable(),
      /** The chosen sentence where it shows it, else one that does. */
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

/** How a text of this student begins to look, until they choose otherwise (decision 72). */
export const textSupports = z.object({ largerText: z.boolean(), lineFocus: z.boolean() });
export type TextSupports = z.output<typeof textSupports>;

/** A running quiz as its student may see it. */
export const quizView = z.object({
  /** The attempt. */
  attemptId: id,
  /** The version of the passage with its questions. */
  versionId: id,
  isPretest: z.boolean(),
  /** Level of the passage, 1–12; null where a class hides it and in the pretest. */
  level: z.number().int().nullable(),
  passage: passageView,
  questionCount: z.number().int(),
  answeredCount: z.number().int(),
  /** Practice only: the questions answered so far, with their feedback. Empty in the pretest. */
  answered: z.array(answeredQuestionView),
  next: questionView.nullable(),
  /** The questions after the next one, in their order, so that a device without network can go on. */
  later: z.array(questionView),
  /** Provisional until the last question; null where a class hides points and in the pretest. */
  pointsSoFar: z.number().int().nullable(),
  /** Before the first answer: how often today the student may still put the passage back. Absent in what older releases kept. */
  swapsLeft: z.number().int().optional(),
  /** A teacher assigned it, and it is far above the student. Absent in what older releases kept. */
  farAbove: z.boolean().optional(),
  /** Of a passage that a teacher assigned, whether a short essay comes after it; else null. Absent in what older releases kept. */
  assigned: z.object({ essay: z.boolean() }).nullable().optional(),
  readAloud: z.boolean(),
  /** Absent in what older releases kept. */
  supports: textSupports.optional(),
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
  /** How the text begins, in one line. */
  teaser: z.string(),
  topic: z.string(),
  genre: z.string(),
  /** Reading and answering together, in minutes, rounded up. */
  minutes: z.number().int(),
  level: z.number().int().nullable(),
  bestMatch: z.boolean(),
});
export type OfferView = z.output<typeof offerView>;

export const pointsCause = z.enum(LEDGER_CAUSES);
export type PointsCause = z.output<typeof pointsCause>;

/** How a finished quiz went. Points, rank and level are null where a class of the student hides them. */
export const quizResult = z.object({
  finishedAt: moment,
  /** Right answers that were not too fast to count. */
  right: z.number().int(),
  total: z.number().int(),
  passed: z.boolean(),
  perfect: z.boolean(),
  fastAnswers: z.number().int(),
  points: z
    .object({
      /** Of this quiz: everything in `causes` but the weekly goal, which is the week's. */
      total: z.number().int(),
      causes: z.array(z.object({ cause: pointsCause, points: z.number().int() })),
    })
    .nullable(),
  /** Why the quiz itself earned nothing; null when it did, or where a class hides points. */
  noPoints: z.enum(['fast', 'read-before', 'day-limit', 'half']).nullable(),
  rankBefore: rankView.nullable(),
  rankAfter: rankView.nullable(),
  /**
   * The shown level before and after, how much of it was behind the student each time (null at Twelve), whether it was still being looked
   * for, and why.
   */
  level: z
    .object({
      before: z.number().int(),
      after: z.number().int(),
      shareBefore: z.number().nullable(),
      shareAfter: z.number().nullable(),
      settling: z.boolean(),
      reason: levelReason,
    })
    .nullable(),
});
export type QuizResult = z.output<typeof quizResult>;
