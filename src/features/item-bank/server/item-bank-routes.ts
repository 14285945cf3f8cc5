import type { QuizServices } from '#features/quiz/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as corrections from '../contract/key-corrections.ts';
import { questionReport } from '../contract/question-report.ts';
import { listKeyCorrections } from './list-key-corrections.ts';
import { reportQuestions } from './report-questions.ts';

export const itemBankRoutes = (services: QuizServices): Route[] => [
  on(questionReport, () => reportQuestions(services)),
  on(corrections.listKeyCorrections, async () => ({ corrections: await listKeyCorrections(services) })),
];
