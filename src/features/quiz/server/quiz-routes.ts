import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import * as readerMarks from '../contract/reader-marks.ts';
import * as resets from '../contract/reset-progress.ts';
import { swapPassage as swapPassageContract } from '../contract/swap-passage.ts';
import { answerChallenge } from './answer-challenge.ts';
import { answerQuestion } from './answer-question.ts';
import { keepReaderMarks } from './keep-reader-marks.ts';
import { listResets } from './list-resets.ts';
import { presentPretest } from './present-pretest.ts';
import type { QuizServices } from './quiz.ts';
import { readReaderMarks } from './read-reader-marks.ts';
import { resetClass, resetProgress } from './reset-progress.ts';
import { startPretest } from './start-pretest.ts';
import { swapPassage } from './swap-passage.ts';
import { undoReset } from './undo-reset.ts';

/**
 * Pretest and answers. Starting, opening and reviewing a quiz are bound by `essays`, which reads the short essay that
 * is beside a quiz in the same statement.
 */
export const quizRoutes = (services: QuizServices): Route[] => [
  on(contract.startPretest, (call) => startPretest(services, call)),
  on(contract.presentPretest, ({ actor, now }) => presentPretest(services, actor.userId, now)),
  on(contract.answerQuestion, (call) => answerQuestion(services, call)),
  on(contract.answerChallenge, (call) => answerChallenge(services, call)),
  on(readerMarks.readReaderMarks, (call) => readReaderMarks(services, call)),
  on(readerMarks.keepReaderMarks, (call) => keepReaderMarks(services, call)),
  on(swapPassageContract, (call) => swapPassage(services, call)),
  on(resets.resetProgress, (call) => resetProgress(services, call)),
  on(resets.resetStudents, (call) =>
    resetProgress(services, { ...call, body: { ...call.body, studentIds: call.body.students } }),
  ),
  on(resets.resetClassProgress, (call) => resetClass(services, call)),
  on(resets.undoReset, (call) => undoReset(services, call)),
  on(resets.listResets, (call) => listResets(services, call)),
];
