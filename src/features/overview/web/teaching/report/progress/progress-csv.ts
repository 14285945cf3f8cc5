import type { ClassProgress } from '#features/reports/contract/class-progress.ts';
import { toCsv } from '#platform/csv/core/csv.ts';
import { whyInWords } from './progress-words.ts';

const COLUMNS = [
  'Student number',
  'Username',
  'Last name',
  'First name',
  'From',
  'To',
  'Level at the start',
  'Plus or minus at the start',
  'Level at the end',
  'Plus or minus at the end',
  'Levels moved',
  'Clearly moved',
  'Answers in words',
  'Quizzes read',
  'Passed',
  'Quizzes too fast',
  'Lowest level of the passages',
  'Highest level of the passages',
  'Minutes',
  'Answers',
  'Answers too fast',
  'Answers that count',
  'Right of these',
  'Expected right',
  'Points of these quizzes',
];

/** The progress report as a table for a spreadsheet: a line for each student, and in a month a column for each week. */
export const progressCsv = ({
  students,
  weeks,
  start,
  end,
}: Pick<ClassProgress, 'students' | 'weeks' | 'start' | 'end'>): string => {
  const isByWeek = students.some(({ weekQuizzes }) => weekQuizzes.length > 0);
  return toCsv(
    [...COLUMNS, ...(isByWeek ? weeks.map(({ monday }) => `Quizzes read in the week of ${monday}`) : [])],
    students.map((line) => [
      line.studentId,
      line.username,
      line.lastName,
      line.firstName,
      start,
      end,
      line.levelAtStart?.value,
      line.levelAtStart?.uncertainty,
      line.levelAtEnd?.value,
      line.levelAtEnd?.uncertainty,
      line.movedBy,
      line.moved,
      whyInWords(line),
      line.quizzes,
      line.passed,
      line.quizzesTooFast,
      line.lowestLevel,
      line.highestLevel,
      line.minutes,
      line.answers,
      line.answers - line.counted,
      line.counted,
      line.right,
      line.expected,
      line.points,
      ...line.weekQuizzes,
    ]),
  );
};
