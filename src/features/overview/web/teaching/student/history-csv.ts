import { toCsv } from '#platform/csv/core/csv.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { HistoryLine } from '../../../contract/views.ts';

const COLUMNS = [
  'Student number',
  'Student',
  'Passage',
  'Finished on',
  'Level',
  'Right',
  'Questions',
  'Score in %',
  'Passed',
  'Answers too fast',
  'Points',
  'Minutes',
  'Essay score',
  'Before starting over',
];

interface Whose {
  readonly studentId: number;
  readonly name: string;
  /** In which the days are meant. */
  readonly zone: string;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** The quizzes of a student as a table for a spreadsheet: a line for each, in the order of the history. What is not told is empty. */
export const historyCsv = (quizzes: readonly HistoryLine[], { studentId, name, zone }: Whose): string =>
  toCsv(
    COLUMNS,
    quizzes.map((quiz) => [
      studentId,
      name,
      quiz.title,
      isoDay(dayNumber(Date.parse(quiz.finishedAt), zone)),
      quiz.passageLevel,
      quiz.right,
      quiz.total,
      Math.round((100 * quiz.right) / quiz.total),
      yesOrNo(quiz.passed),
      quiz.fastAnswers,
      quiz.points,
      quiz.minutes,
      quiz.essay?.score,
      yesOrNo(quiz.beforeReset),
    ]),
  );
