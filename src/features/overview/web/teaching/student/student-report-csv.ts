import { isGroup, STANDING_WORDS, skillName } from '#features/reports/core/skill-words.ts';
import { toCsv } from '#platform/csv/core/csv.ts';
import type { StudentProfileData } from '../../../contract/endpoints.ts';
import { skillRows } from '../../../core/skill-rows.ts';

const COLUMNS = [
  'Student number',
  'Student',
  'From',
  'To',
  'Skill',
  'Group of skills',
  'Answers',
  'Answers that count',
  'Right of these',
  'Expected',
  'Give or take',
  'Beyond expected',
  'How it goes',
];

/** The question performance of a student as a table for a spreadsheet: a line for each group of skills and each skill. */
export const studentReportCsv = (
  name: string,
  {
    studentId,
    skills,
    skillDays: { start, end },
  }: Pick<StudentProfileData, 'studentId' | 'skills' | 'skillDays'>,
): string =>
  toCsv(
    COLUMNS,
    skillRows(skills).map((row) => [
      studentId,
      name,
      start,
      end,
      skillName(row.skill),
      isGroup(row.skill) ? 'yes' : 'no',
      row.answers,
      row.counted,
      row.right,
      row.expected,
      row.giveOrTake,
      row.difference === null ? null : Math.round(row.difference * 1000) / 1000,
      STANDING_WORDS[row.standing],
    ]),
  );
