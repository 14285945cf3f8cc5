import { SKILL_NAMES } from '#features/library/core/skill-names.ts';
import { SKILLS } from '#features/library/core/skills.ts';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { needsOf } from '#features/reports/core/skill-words.ts';
import { toCsv } from '#platform/csv/core/csv.ts';

const COLUMNS = [
  'Student number',
  'Username',
  'Last name',
  'First name',
  'From',
  'To',
  'Level now',
  'Plus or minus',
  'Levels moved',
  'Quizzes',
  'Passed',
  'Quizzes too fast',
  'Lowest level of the passages',
  'Highest level of the passages',
  'Points of these quizzes',
  'Answers',
  'Answers that count',
  'Right of these',
  'Answers too fast',
  'Minutes',
  'Could use help with',
];
/** Right beyond expected as a share of the answers; empty while there are too few. */
const OF_SKILLS = SKILLS.flatMap((skill) => [
  `${SKILL_NAMES[skill]}: answers that count`,
  `${SKILL_NAMES[skill]}: right`,
  `${SKILL_NAMES[skill]}: expected`,
  `${SKILL_NAMES[skill]}: beyond expected`,
]);

/** The report as a table for a spreadsheet: a line for each student, in the order of the report. */
export const reportCsv = ({
  students,
  start,
  end,
}: Pick<ClassReport, 'students' | 'start' | 'end'>): string =>
  toCsv(
    [...COLUMNS, ...OF_SKILLS],
    students.map((line) => [
      line.studentId,
      line.username,
      line.lastName,
      line.firstName,
      start,
      end,
      line.readingLevel?.value,
      line.readingLevel?.uncertainty,
      line.movedBy,
      line.quizzes,
      line.passed,
      line.quizzesTooFast,
      line.lowestLevel,
      line.highestLevel,
      line.points,
      line.answers,
      line.counted,
      line.right,
      line.answers - line.counted,
      line.minutes,
      needsOf(line).join(', '),
      ...skillCells(line),
    ]),
  );

const skillCells = ({ skills }: ReportedStudent) =>
  SKILLS.flatMap((skill) => {
    const one = skills.find((found) => found.skill === skill);
    if (!one) return [0, null, null, null];
    const { counted, right, expected, difference } = one;
    return [counted, right, expected, difference === null ? null : Math.round(difference * 1000) / 1000];
  });
