import { type QuizServices, readStudentContext } from '#features/quiz/server/public.ts';
import { on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import * as archive from '../contract/archive-preview.ts';
import * as competition from '../contract/competition.ts';
import * as student from '../contract/student.ts';
import * as teaching from '../contract/teaching.ts';
import { cancelAssignment } from './cancel-assignment.ts';
import { changeRecurringActivity } from './change-recurring-activity.ts';
import { classScores } from './class-scores.ts';
import { openStandings } from './competition-standings.ts';
import { countActivities } from './count-activities.ts';
import { createAssessment } from './create-assessment.ts';
import { createAssignment } from './create-assignment.ts';
import { createCompetition } from './create-competition.ts';
import { createRecurringActivity } from './create-recurring-activity.ts';
import { getCompetition } from './get-competition.ts';
import { giveMoreTime } from './give-more-time.ts';
import { joinCompetition } from './join-competition.ts';
import { listActivities } from './list-activities.ts';
import { listAssignedPassages } from './list-assigned-passages.ts';
import { listCompetitionsToJoin } from './list-competitions-to-join.ts';
import { noteCompetitionTold } from './note-competition-told.ts';
import { pauseAssignment } from './pause-assignment.ts';
import { pendingAssignments } from './pending-assignments.ts';
import { previewArchive } from './preview-archive.ts';
import { reportActivity } from './report-activity.ts';
import { rescheduleAssignment } from './reschedule-assignment.ts';
import { startAssignment } from './start-assignment.ts';
import { studentAssignments } from './student-assignments.ts';
import { studentCompetitions } from './student-competitions.ts';
import { uncancelAssignment } from './uncancel-assignment.ts';

export function activitiesRoutes(quiz: QuizServices): Route[] {
  const services = { ...quiz, standings: openStandings(quiz.db) };
  return [
    on(teaching.createAssignment, (call) => createAssignment(services, call)),
    on(teaching.createAssessment, (call) => createAssessment(services, call)),
    on(teaching.createRecurringActivity, (call) => createRecurringActivity(services, call)),
    on(teaching.changeRecurringActivity, (call) => changeRecurringActivity(services, call)),
    on(teaching.pauseAssignment, (call) => pauseAssignment(services, call)),
    on(teaching.cancelAssignment, (call) => cancelAssignment(services, call)),
    on(teaching.uncancelAssignment, (call) => uncancelAssignment(services, call)),
    on(teaching.rescheduleAssignment, (call) => rescheduleAssignment(services, call)),
    on(teaching.giveMoreTime, (call) => giveMoreTime(services, call)),
    on(teaching.listActivities, (call) => listActivities(services, call)),
    on(teaching.listAssignedPassages, (call) => listAssignedPassages(services, call)),
    on(teaching.countActivities, (call) => countActivities(services, call)),
    on(teaching.getStudentAssignmentReport, (call) => reportActivity(services, call)),
    on(teaching.getClassScores, (call) => classScores(services, call)),
    on(archive.previewArchive, (call) => previewArchive(services, call)),
    on(student.getPendingStudentAssignments, (call) => pendingAssignments(services, call)),
    on(student.startAssignment, (call) => startAssignment(services, call)),
    onReading(
      student.getStudentAssignments,
      (studentId, { now }) => readStudentContext(services.db, studentId, now),
      (call) => studentAssignments(services, call),
    ),
    on(competition.createCompetition, (call) => createCompetition(services, call)),
    on(competition.joinCompetition, (call) => joinCompetition(services, call)),
    on(competition.listCompetitionsToJoin, (call) => listCompetitionsToJoin(services, call)),
    on(competition.getCompetition, (call) => getCompetition(services, call)),
    on(competition.getStudentCompetitions, (call) => studentCompetitions(services, call)),
    on(competition.noteCompetitionTold, (call) => noteCompetitionTold(services, call)),
  ];
}
