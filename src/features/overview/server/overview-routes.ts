import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import { classEngagement } from '../contract/class-engagement.ts';
import { listClassFigures as figuresContract } from '../contract/class-figures.ts';
import * as contract from '../contract/endpoints.ts';
import { listLevelChanges as changesOfLevel } from '../contract/level-changes.ts';
import * as notification from '../contract/notification.ts';
import { listPassageReaders as readersContract } from '../contract/passage-readers.ts';
import { readPointsBySource as pointsContract } from '../contract/points-by-source.ts';
import { listPretests as pretestsOfStudent } from '../contract/pretests.ts';
import { listRecentChanges as changesContract } from '../contract/recent-changes.ts';
import * as students from '../contract/students-of-teacher.ts';
import * as summaries from '../contract/summaries.ts';
import * as teaching from '../contract/teaching.ts';
import * as worklist from '../contract/worklist.ts';
import {
  approveNotification,
  readNotification,
  skipNotification,
  updateNotification,
} from './answer-notification.ts';
import { askForSummaries } from './ask-for-summaries.ts';
import { listClassFigures } from './list-class-figures.ts';
import { listHistory } from './list-history.ts';
import { listLevelChanges } from './list-level-changes.ts';
import { listPassageReaders } from './list-passage-readers.ts';
import { listPretestStatuses, listPretestStatusesOfStudents } from './list-pretest-statuses.ts';
import { listPretests } from './list-pretests.ts';
import { listRecentChanges } from './list-recent-changes.ts';
import { listRoster } from './list-roster.ts';
import { listStudentClasses } from './list-student-classes.ts';
import { listStudentsOfTeacher, listStudentsToSelect } from './list-students-of-teacher.ts';
import { listTaughtStudents } from './list-taught-students.ts';
import { listNotes, listWorklist, listWorklistOfClass } from './list-worklist.ts';
import { dismissWorklistRow, restoreWorklistRow } from './put-row-away.ts';
import { readClassEngagement } from './read-class-engagement.ts';
import { readPointsBySource } from './read-points-by-source.ts';
import { searchTeaching } from './search-teaching.ts';
import { readStudentHome } from './student-home.ts';
import { studentProfileData } from './student-profile-data.ts';
import { countTaught } from './taught-queries.ts';
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
  onReading(
    changesOfLevel,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => listLevelChanges(services, call),
  ),
  onReading(
    pretestsOfStudent,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => listPretests(services, call),
  ),
  onReading(
    pointsContract,
    (studentId, { now }) => readStudentContext(services.db, studentId, now),
    (call) => readPointsBySource(services, call),
  ),
  on(contract.listStudentsOfClass, (call) => listRoster(services, call)),
  on(classEngagement, (call) => readClassEngagement(services, call)),
  on(teaching.listTaughtStudents, (call) => listTaughtStudents(services, call)),
  on(teaching.searchTeaching, (call) => searchTeaching(services, call)),
  on(figuresContract, (call) => listClassFigures(services, call)),
  on(changesContract, (call) => listRecentChanges(services, call)),
  on(worklist.listWorklist, (call) => listWorklist(services, call)),
  on(worklist.listWorklistOfClass, (call) => listWorklistOfClass(services, call)),
  on(worklist.listNotes, (call) => listNotes(services, call)),
  on(worklist.dismissWorklistRow, (call) => dismissWorklistRow(services, call)),
  on(worklist.restoreWorklistRow, (call) => restoreWorklistRow(services, call)),
  on(notification.getNotification, ({ params, now }) => readNotification(services.db, params.userId, now)),
  on(notification.updateNotification, (call) => updateNotification(services, call)),
  on(notification.skipNotification, (call) => skipNotification(services, call)),
  on(notification.approveNotification, (call) => approveNotification(services, call)),
  on(summaries.summarizeStudents, (call) => askForSummaries(services, call)),
  on(summaries.generateReportData, (call) => askForSummaries(services, call)),
  on(readersContract, (call) => listPassageReaders(services, call)),
  on(students.listStudentsOfTeacher, (call) => listStudentsOfTeacher(services, call)),
  on(students.listStudentClasses, (call) => listStudentClasses(services, call)),
  on(students.countStudentsOfTeacher, async ({ actor }) => ({
    count: await countTaught(services.db, actor.userId),
  })),
  on(students.listStudentsToSelect, (call) => listStudentsToSelect(services, call)),
  on(students.listPretestStatusesOfStudents, (call) => listPretestStatusesOfStudents(services, call)),
  on(contract.pretestStatuses, (call) => listPretestStatuses(services, call)),
];
