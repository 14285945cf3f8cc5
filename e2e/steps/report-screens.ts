import { href } from '#platform/screens/core/address.ts';
import {
  classMonthPage,
  classProgressPage,
  classReportPage,
  classSkillPage,
  studentActivitiesPage,
  studentAnswersPage,
  studentEssaysPage,
  studentPage,
  studentPretestsPage,
  studentQuizzesPage,
  studentReportPage,
  studentSkillsPage,
} from '#platform/screens/core/staff-addresses.ts';
import type { DemoReports } from './demo-reports.ts';

/** Every screen that shows figures of a class or of a student, by its path, with an address where it has something to show. */
export const reportScreens = ({ classId, studentId, skill }: DemoReports): ReadonlyMap<string, string> => {
  const ofClass = { id: classId };
  const ofStudent = { id: studentId };
  return new Map([
    [classReportPage.path, href(classReportPage, ofClass)],
    [classSkillPage.path, href(classSkillPage, ofClass, { skill, standing: 'below' })],
    [classProgressPage.path, href(classProgressPage, ofClass)],
    [classMonthPage.path, href(classMonthPage, ofClass)],
    [studentPage.path, href(studentPage, ofStudent)],
    [studentReportPage.path, href(studentReportPage, ofStudent)],
    [studentSkillsPage.path, href(studentSkillsPage, ofStudent)],
    [studentAnswersPage.path, href(studentAnswersPage, ofStudent, { skill })],
    [studentQuizzesPage.path, href(studentQuizzesPage, ofStudent)],
    [studentPretestsPage.path, href(studentPretestsPage, ofStudent)],
    [studentActivitiesPage.path, href(studentActivitiesPage, ofStudent)],
    [studentEssaysPage.path, href(studentEssaysPage, ofStudent)],
  ]);
};
