export { createAnswerQueue } from './answer-queue.ts';
export type { AskedPretests } from './asked-pretests.ts';
export { attemptKindOf, questionStatesOf } from './attempt-columns.ts';
export { type AttemptRef, THIS_ATTEMPT } from './attempt-ref.ts';
export { rulesOf } from './attempt-rules.ts';
export { attemptStanding } from './attempt-standing.ts';
export { finishedQuizOf, finishedSince, type OpenAttempt, WAS_TOO_FAST } from './attempts-queries.ts';
export { type AssignedPassage, beginAssignedPassage } from './begin-assigned-passage.ts';
export { beginPretest } from './begin-pretest.ts';
export type { KeptPassages } from './kept-passages.ts';
export { resetsIn } from './list-resets.ts';
export { passagesFor } from './make-offers.ts';
export { openQuiz } from './open-quiz.ts';
export { presentPretest } from './present-pretest.ts';
export { statusOf } from './pretest-state.ts';
export type { QuizServices } from './quiz.ts';
export type { OnPretestFinished, OnQuizFinished, OnWorkRejudged } from './quiz-finished.ts';
export { readQuiz } from './read-quiz.ts';
export { reviewQuiz } from './review-quiz.ts';
export { startQuiz } from './start-quiz.ts';
export {
  readStudentContext,
  readVisibility,
  type StudentContext,
  toStudentContext,
} from './student-context.ts';
export { studentRowOf } from './student-context-queries.ts';
export { anyFastQuiz, quizzesTooFast, quizzesTooFastByClass, wasReadInIndex } from './was-read-queries.ts';
