import type { PassageView } from '#features/library/contract/passage-view.ts';
import {
  anyOf,
  type Check,
  isBoolean,
  isNumber,
  isString,
  listOf,
  oneOf,
  orAbsent,
  orNull,
  shapeOf,
} from '#platform/device/core/shape.ts';
import type {
  AnsweredQuestionView,
  ChallengeView,
  FeedbackView,
  QuestionView,
  QuizView,
} from '../../contract/views.ts';
import type { KeptQuiz, PendingAnswer, PendingExtra } from './kept-quiz.ts';

const question = {
  questionId: isNumber,
  number: isNumber,
  questionType: oneOf('multiple_choice'),
  level: orNull(isString),
  stem: isString,
  options: listOf(shapeOf({ optionId: isNumber, text: isString })),
};
const questionShape = shapeOf<QuestionView>(question);

const feedbackShape = shapeOf<FeedbackView>({
  right: isBoolean,
  chosenOptionId: isNumber,
  rightOptionId: isNumber,
  chosenRationale: orNull(isString),
  rightRationale: orNull(isString),
  evidence: listOf(shapeOf({ paragraph: isNumber, start: isNumber, end: isNumber })),
  fast: isBoolean,
  keyCorrectedAt: orNull(isString),
});

const challengeShape = shapeOf<ChallengeView>({
  challengedQuestionId: isNumber,
  options: listOf(shapeOf({ sentence: isNumber, text: isString })),
  answer: orNull(
    shapeOf({
      found: isBoolean,
      chosenSentence: orNull(isNumber),
      shownBy: isNumber,
      points: orNull(isNumber),
    }),
  ),
});

const passageShape = shapeOf<PassageView>({
  title: isString,
  topic: isString,
  genre: isString,
  form: oneOf('prose', 'verse', 'dialogue', 'procedure'),
  paragraphs: listOf(isString),
  glossary: listOf(shapeOf({ word: isString, meaning: isString })),
  words: isNumber,
  // Absent in quizzes that were kept by releases that did not show it.
  invented: orAbsent(isBoolean),
});

const quizShape = shapeOf<QuizView>({
  attemptId: isNumber,
  versionId: isNumber,
  isPretest: isBoolean,
  level: orNull(isNumber),
  passage: passageShape,
  questionCount: isNumber,
  answeredCount: isNumber,
  answered: listOf(
    shapeOf<AnsweredQuestionView>({
      ...question,
      feedback: feedbackShape,
      challenge: orNull(challengeShape),
    }),
  ),
  next: orNull(questionShape),
  later: listOf(questionShape),
  pointsSoFar: orNull(isNumber),
  // Absent in quizzes that were kept by releases that did not say it.
  swapsLeft: orAbsent(isNumber),
  farAbove: orAbsent(isBoolean),
  assigned: orAbsent(orNull(shapeOf({ essay: isBoolean }))),
  readAloud: isBoolean,
  supports: orAbsent(shapeOf({ largerText: isBoolean, lineFocus: isBoolean })),
  timezone: isString,
});

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid: Check<string> = (value): value is string => isString(value) && UUID.test(value);

const pendingShape = shapeOf<PendingAnswer>({
  key: isUuid,
  body: shapeOf({
    studentId: isNumber,
    optionId: isNumber,
    questionId: isNumber,
    elapsedSeconds: isNumber,
    versionId: isNumber,
  }),
});

const extraShape = anyOf<PendingExtra<'challenge'>, PendingExtra<'essay'>>(
  shapeOf<PendingExtra<'challenge'>>({
    kind: oneOf('challenge'),
    key: isUuid,
    body: shapeOf({ isSelected: isBoolean, sentence: orNull(isNumber), challengedQuestionId: isNumber }),
  }),
  shapeOf<PendingExtra<'essay'>>({
    kind: oneOf('essay'),
    key: isUuid,
    body: shapeOf({
      studentId: isNumber,
      questionId: isNumber,
      text: isString,
      skipped: isBoolean,
      elapsedSeconds: isNumber,
    }),
  }),
);

/**
 * Whether this is a quiz as the outbox keeps it. By hand and not by the contract's schemas, which a page that starts would
 * have to make first (docs/decisions/0017); the compiler holds both to the same type.
 */
export const isKeptQuiz: Check<KeptQuiz> = shapeOf<KeptQuiz>({
  quiz: orNull(quizShape),
  pretest: orNull(shapeOf({ passagesDone: isNumber, passagesPlanned: isNumber })),
  waiting: listOf(pendingShape),
  extras: listOf(extraShape),
});
