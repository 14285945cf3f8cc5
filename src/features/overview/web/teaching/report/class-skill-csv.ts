import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { skillName } from '#features/reports/core/skill-words.ts';
import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import type { Span } from '#platform/time/core/span.ts';
import { skillIn } from './skill-in.ts';

/** Who is meant, as the first columns of every table of students. */
const WHO: readonly CsvColumn<Pick<ReportedStudent, 'studentId' | 'username' | 'lastName' | 'firstName'>>[] =
  [
    ['Student number', ({ studentId }) => studentId],
    ['Username', ({ username }) => username],
    ['Last name', ({ lastName }) => lastName],
    ['First name', ({ firstName }) => firstName],
  ];

/** Students who stand alike in a skill as a table for a spreadsheet. What is not told of a student is empty. */
export const classSkillCsv = (
  { start, end }: Span,
  skill: SkillOrGroup,
  students: readonly ReportedStudent[],
): string => {
  const of = (student: ReportedStudent) => skillIn(student, skill);
  const columns: readonly CsvColumn<ReportedStudent>[] = [
    ...WHO,
    ['From', () => start],
    ['To', () => end],
    ['Skill', () => skillName(skill)],
    ['Answers that count', (student) => of(student)?.counted ?? 0],
    ['Right of these', (student) => of(student)?.right],
    ['Expected', (student) => of(student)?.expected],
    ['Give or take', (student) => of(student)?.giveOrTake],
  ];
  return csvOf(columns, students);
};
