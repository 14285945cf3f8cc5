import { toCsv } from '#platform/csv/core/csv.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { getStudentAssignmentReport } from '../contract/teaching.ts';
import type { AssessmentReportLine, ReportLine, WeeklyReportLine } from '../contract/views.ts';
import { activityName, dayInWords, pretestInWords, progressInWords } from './activity-words.ts';

type Report = ResponseOf<typeof getStudentAssignmentReport>;

export const STUDENT_COLUMNS = ['Student number', 'Username', 'Last name', 'First name'] as const;
type OfStudent = Pick<ReportLine, 'studentId' | 'username' | 'lastName' | 'firstName'>;
export const toStudentCells = ({ studentId, username, lastName, firstName }: OfStudent) => [
  studentId,
  username,
  lastName,
  firstName,
];

/** The scores of one activity as a table for a spreadsheet (product: "Reports"): a line for each student, in the order of the report. */
export function scoreCsv({ activity, students, weekly, assessed }: Report): string {
  if (activity.type === 'FIXED_WEEKLY') return ofWeeks(weekly);
  return activity.type === 'PASSAGE' ? ofPassage(students) : ofPretest(assessed);
}

const ofPassage = (students: readonly ReportLine[]): string =>
  toCsv(
    [...STUDENT_COLUMNS, 'Progress', 'Right', 'Questions', 'Score in %', 'Finished on'],
    students.map((line) => {
      const { result } = line;
      const figures = result && [result.right, result.total, Math.round((100 * result.right) / result.total)];
      return [
        ...toStudentCells(line),
        progressInWords(line).words,
        ...(figures ?? [null, null, null]),
        result?.finishedOn ?? null,
      ];
    }),
  );

const ofPretest = (students: readonly AssessmentReportLine[]): string =>
  toCsv(
    [
      ...STUDENT_COLUMNS,
      'Progress',
      'Level before',
      'Plus or minus before',
      'Level after',
      'Plus or minus after',
      'Questions',
      'Answers too fast',
      'Finished on',
    ],
    students.map((line) => {
      const { before, after } = line.found ?? {};
      return [
        ...toStudentCells(line),
        pretestInWords(line).words,
        before?.value ?? null,
        before?.uncertainty ?? null,
        after?.value ?? null,
        after?.uncertainty ?? null,
        line.found?.questions ?? null,
        line.found?.fastAnswers ?? null,
        line.result?.finishedOn ?? null,
      ];
    }),
  );

/** A column for each week: how many quizzes count. */
function ofWeeks(students: readonly WeeklyReportLine[]): string {
  const mondays = [...new Set(students.flatMap(({ weeks }) => weeks.map(({ monday }) => monday)))].toSorted(
    (a, b) => a.localeCompare(b),
  );
  return toCsv(
    [...STUDENT_COLUMNS, ...mondays.map((monday) => `Week of ${dayInWords(monday)}`)],
    students.map((line) => [
      ...toStudentCells(line),
      ...mondays.map((monday) => line.weeks.find((week) => week.monday === monday)?.counted ?? null),
    ]),
  );
}

/** "The River Turns - Room 12". */
export const scoreTableName = ({ activity }: Pick<Report, 'activity'>): string =>
  `${activityName(activity)} - ${activity.className}`;
