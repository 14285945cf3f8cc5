import type { QuizServices } from '#features/quiz/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import { classReport } from '../contract/class-report.ts';
import { readClassReport } from './read-class-report.ts';

export const reportsRoutes = (services: QuizServices): Route[] => [
  on(classReport, (call) => readClassReport(services, call)),
];
