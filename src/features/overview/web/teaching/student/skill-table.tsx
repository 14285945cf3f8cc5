import type { ReactNode } from 'react';
import { TOO_FAST_MEANS } from '#features/progress/core/score-meanings.ts';
import { ENOUGH_ANSWERS } from '#features/reports/core/skill-number.ts';
import { expectedInWords, isGroup, skillName } from '#features/reports/core/skill-words.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { href } from '#platform/screens/core/address.ts';
import { studentAnswersPage } from '#platform/screens/core/staff-addresses.ts';
import type { Span } from '#platform/time/core/span.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import type { StudentProfileData } from '../../../contract/endpoints.ts';
import { type SkillRow, skillRows, skillsSentence } from '../../../core/skill-rows.ts';
import { Standing } from '../report/standing.tsx';
import styles from './skill-table.module.css';
import { studentReportCsv } from './student-report-csv.ts';

interface SkillTableProps {
  readonly studentId: number;
  readonly name: string;
  readonly data: Pick<StudentProfileData, 'skills' | 'skillDays'>;
  /** What helps, between the sentence and the table. */
  readonly help?: ReactNode;
}

/** The skills of a student in a sentence, with what helps, and in a table; each row opens the answers that its numbers are made from. */
export function SkillTable({ studentId, name, data, help }: SkillTableProps) {
  const { skills, skillDays } = data;
  const caption = `Skills of ${name}`;
  const rows = skillRows(skills).filter(({ answers }) => answers > 0);
  return (
    <>
      {rows.length > 0 && (
        <p className={styles.sentence}>
          {skillsSentence(rows)}{' '}
          <span className={styles.quiet}>
            We compare the right answers with those we expected of this student at the difficulty of the
            questions. Below and above are said only where we are fairly sure, from {ENOUGH_ANSWERS} answers
            on. {TOO_FAST_MEANS}
          </span>
        </p>
      )}
      {help}
      {rows.length > 0 && (
        <CsvButton
          of={caption}
          name={`Skills - ${name}`}
          csv={() => studentReportCsv(name, { studentId, skills, skillDays })}
        />
      )}
      <DataTable
        caption={caption}
        columns={rows.some(({ answers, counted }) => answers > counted) ? COLUMNS : WITHOUT_FAST}
        rows={rows}
        rowKey={({ skill }) => skill}
        rowLink={({ skill }) => href(studentAnswersPage, { id: studentId }, linkSearch(skill, skillDays))}
        empty={
          <EmptyState title="No answers in these days">
            After the first quizzes you see here which skills are strong and which one to practice.
          </EmptyState>
        }
      />
    </>
  );
}

const linkSearch = (skill: string, { start, end }: Span) => ({ skill, from: start, until: end });

const COLUMNS: readonly Column<SkillRow>[] = [
  {
    id: 'skill',
    header: 'Skill',
    cell: ({ skill }) => <span className={isGroup(skill) ? undefined : styles.part}>{skillName(skill)}</span>,
    sort: ({ skill }) => skillName(skill),
    rowHeader: true,
  },
  {
    id: 'standing',
    header: 'How it goes',
    cell: ({ standing }) => <Standing standing={standing} />,
    sort: ({ difference }) => difference,
    speaksForItself: true,
  },
  {
    id: 'right',
    header: 'Right',
    cell: ({ right, counted }) =>
      counted === 0 ? <Unknown says="no answers" /> : `${wholeNumber(right)} of ${wholeNumber(counted)}`,
    sort: ({ counted }) => counted,
    align: 'right',
  },
  {
    id: 'expected',
    header: 'Right answers we expected',
    cell: (row) => (row.counted === 0 ? <Unknown says="no answers" /> : expectedInWords(row)),
    sort: ({ expected }) => expected,
    align: 'right',
    onDesk: true,
  },
  {
    id: 'fast',
    header: 'Too fast',
    // Most rows have none: a number that stands there says something.
    cell: ({ answers, counted }) => (answers > counted ? wholeNumber(answers - counted) : null),
    sort: ({ answers, counted }) => answers - counted,
    align: 'right',
  },
];

const WITHOUT_FAST = COLUMNS.filter(({ id }) => id !== 'fast');
