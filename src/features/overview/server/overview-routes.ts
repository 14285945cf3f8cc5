import type { QuizServices } from '#features/quiz/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import { listHistory } from './list-history.ts';
import { listPretestStatuses, listRoster } from './list-roster.ts';
import { studentProfileData } from './student-profile-data.ts';
import { viewProfile } from './view-profile.ts';

export const overviewRoutes = (services: QuizServices): Route[] => [
  on(contract.quizHistory, (call) => listHistory(services, call)),
  on(contract.viewProfileForStudent, (call) => viewProfile(services, call)),
  on(contract.studentProfileData, (call) => studentProfileData(services, call)),
  on(contract.listStudentsOfClass, (call) => listRoster(services, call)),
  on(contract.pretestStatuses, (call) => listPretestStatuses(services, call)),
];
