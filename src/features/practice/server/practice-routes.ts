import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import * as essays from '../contract/essays.ts';
import * as corrections from '../contract/key-corrections.ts';
import { questionReport } from '../contract/question-report.ts';
import { answerChallenge } from './answer-challenge.ts';
import { answerEssay } from './answer-essay.ts';
import { answerQuestion } from './answer-question.ts';
import { choosePrimaryClass } from './choose-primary-class.ts';
import { insertSeen } from './correction-notes-queries.ts';
import { selectWaitingEssays } from './essay-queries.ts';
import { listEssays } from './list-essays.ts';
import { listHistory } from './list-history.ts';
import { listCorrectionNotes, listKeyCorrections } from './list-key-corrections.ts';
import { listPretestStatuses, listRoster } from './list-roster.ts';
import type { PracticeServices } from './practice.ts';
import { presentPretest } from './present-pretest.ts';
import { reportQuestions } from './report-questions.ts';
import { reviewQuiz } from './review-quiz.ts';
import { scoreEssay } from './score-essay.ts';
import { startPretest } from './start-pretest.ts';
import { startQuiz } from './start-quiz.ts';
import { studentProfileData } from './student-profile-data.ts';
import { studentQuizData } from './student-quiz-data.ts';
import { viewProfile } from './view-profile.ts';

export const practiceRoutes = (services: PracticeServices): Route[] => [
  on(contract.startPretest, (call) => startPretest(services, call)),
  on(contract.presentPretest, ({ actor, now }) => presentPretest(services, actor.userId, now)),
  on(contract.startQuiz, (call) => startQuiz(services, call)),
  on(contract.studentQuizData, (call) => studentQuizData(services, call)),
  on(contract.answerQuestion, (call) => answerQuestion(services, call)),
  on(contract.answerChallenge, (call) => answerChallenge(services, call)),
  on(contract.quizReviewData, (call) => reviewQuiz(services, call)),
  on(contract.quizHistory, (call) => listHistory(services, call)),
  on(contract.viewProfileForStudent, (call) => viewProfile(services, call)),
  on(contract.studentProfileData, (call) => studentProfileData(services, call)),
  on(contract.listStudentsOfClass, (call) => listRoster(services, call)),
  on(contract.pretestStatuses, (call) => listPretestStatuses(services, call)),
  on(contract.choosePrimaryClass, (call) => choosePrimaryClass(services, call)),
  on(essays.answerShortEssay, (call) => answerEssay(services, call)),
  on(essays.listEssays, (call) => listEssays(services, call)),
  on(essays.essaysWaiting, async ({ actor }) => ({
    classes: await selectWaitingEssays(services.db, actor.userId),
  })),
  on(essays.scoreEssay, (call) => scoreEssay(services, call)),
  on(questionReport, () => reportQuestions(services)),
  on(corrections.listKeyCorrections, async () => ({ corrections: await listKeyCorrections(services) })),
  on(corrections.keyCorrectionNotes, async ({ actor }) => ({
    corrections: await listCorrectionNotes(services, actor.userId),
  })),
  on(corrections.dismissKeyCorrection, async ({ actor, body, now }) => {
    await insertSeen(services.db, actor.userId, body.correctionId, now);
    return {};
  }),
];
