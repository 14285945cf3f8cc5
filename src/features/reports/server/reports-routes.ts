import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import { classReport } from '../contract/class-report.ts';
import { skillAnswers } from '../contract/skill-answers.ts';
import { listSkillAnswers } from './list-skill-answers.ts';
import { readClassReport } from './read-class-report.ts';

export const reportsRoutes = (services: QuizServices): Route[] => [
  on(classReport, (call) => readClassReport(services, call)),
  onReading(
    skillAnswers,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => listSkillAnswers(services, call),
  ),
];
