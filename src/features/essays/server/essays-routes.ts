import * as quiz from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import { listEssaysOfStudent } from '../contract/student-essays.ts';
import { answerEssay } from './answer-essay.ts';
import { countWaitingEssays } from './count-waiting-essays.ts';
import { readFinishedQuizWithEssay } from './essay-queries.ts';
import type { EssayServices } from './essay-scored.ts';
import { listEssays } from './list-essays.ts';
import { listEssaysOfStudent as listEssaysOfStudentUseCase } from './list-essays-of-student.ts';
import { openQuizAndEssay } from './open-quiz-and-essay.ts';
import { reviewQuizWithEssay } from './review-quiz-with-essay.ts';
import { scoreEssay } from './score-essay.ts';
import { startQuizAfterEssay } from './start-quiz-after-essay.ts';

/** Short essays, and the calls of a quiz that can have one. */
export const essaysRoutes = (services: EssayServices): Route[] => [
  on(quiz.startQuiz, (call) => startQuizAfterEssay(services, call)),
  on(quiz.studentQuizData, (call) => openQuizAndEssay(services, call)),
  onReading(
    quiz.quizReviewData,
    (attemptId, { actor }) => readFinishedQuizWithEssay(services.db, attemptId, actor),
    (call) => reviewQuizWithEssay(services, call),
  ),
  on(answerShortEssay, (call) => answerEssay(services, call)),
  on(contract.listEssays, (call) => listEssays(services, call)),
  on(listEssaysOfStudent, (call) => listEssaysOfStudentUseCase(services, call)),
  on(contract.essaysWaiting, (call) => countWaitingEssays(services, call)),
  on(contract.scoreEssay, (call) => scoreEssay(services, call)),
];
