import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import { listHistory } from './list-history.ts';
import { listPretestStatuses, listRoster } from './list-roster.ts';
import { readStudentHome } from './student-home.ts';
import { studentProfileData } from './student-profile-data.ts';
import { viewProfile } from './view-profile.ts';

export const overviewRoutes = (services: QuizServices): Route[] => [
  onReading(
    contract.quizHistory,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => listHistory(services, call),
  ),
  onReading(
    contract.viewProfileForStudent,
    (studentId, { now }) => readStudentHome(services.db, studentId, now),
    (call) => viewProfile(services, call),
  ),
  onReading(
    contract.studentProfileData,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => studentProfileData(services, call),
  ),
  on(contract.listStudentsOfClass, (call) => listRoster(services, call)),
  on(contract.pretestStatuses, (call) => listPretestStatuses(services, call)),
];
