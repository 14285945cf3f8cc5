import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import { generateHandout } from '../contract/class-handout.ts';
import { classProgress } from '../contract/class-progress.ts';
import { classReport, viewClassStats } from '../contract/class-report.ts';
import { generateWorksheet, getDocument, getJobStatus } from '../contract/documents.ts';
import { skillAnswers } from '../contract/skill-answers.ts';
import { askForHandout } from './ask-for-handout.ts';
import { askForWorksheet } from './ask-for-worksheet.ts';
import { listSkillAnswers } from './list-skill-answers.ts';
import { readClassProgress } from './read-class-progress.ts';
import { readClassReport } from './read-class-report.ts';
import { readDocument } from './read-document.ts';
import { readJobStatus } from './read-job-status.ts';

export const reportsRoutes = (services: QuizServices): Route[] => [
  on(classReport, (call) => readClassReport(services, call, call.query)),
  on(classProgress, (call) => readClassProgress(services, call)),
  on(viewClassStats, (call) => readClassReport(services, call, call.body)),
  onReading(
    skillAnswers,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => listSkillAnswers(services, call),
  ),
  on(getJobStatus, (call) => readJobStatus(services, call)),
  on(getDocument, (call) => readDocument(services, call)),
  on(generateHandout, (call) => askForHandout(services, call)),
  on(generateWorksheet, (call) => askForWorksheet(services, call)),
];
