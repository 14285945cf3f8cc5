import { namesAmong } from '#features/accounts/core/student-name.ts';
import { levelName } from '#features/library/web/public.tsx';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { library, studentAnswersPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { count } from '#platform/ui/web/figures.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './help-tables.module.css';
import { skillInWords, skillName, skillToPractice } from './report-words.ts';
import { skillIn } from './skill-in.ts';

type HelpTable = ClassReport['tables'][number];

/** The students who need help with the same skill, as many as fit around a table; each number opens to the answers behind it. */
export const HelpTables = ({ report }: { readonly report: ClassReport }) =>
  report.tables.map((table) => (
    <Card as="li" key={`${table.skill} ${table.studentIds.join(' ')}`} className={styles.table}>
      <TableOfSkill report={report} table={table} />
    </Card>
  ));

interface TableProps {
  readonly report: ClassReport;
  readonly table: HelpTable;
}

function TableOfSkill({ report: { students, start, end }, table: { skill, studentIds } }: TableProps) {
  const seated = studentIds.flatMap((id) => students.find(({ studentId }) => studentId === id) ?? []);
  const nameIn = namesAmong(students);
  const level = middleLevel(seated);
  const practice = skillToPractice(skill, seated);
  return (
    <>
      <div>
        <h3 className={styles.skill}>{skillName(skill)}</h3>
        <p className={styles.quiet}>{count(seated.length, 'student')}</p>
      </div>
      <ul className={styles.students}>
        {seated.map((student) => {
          const number = skillIn(student, skill);
          return (
            <li key={student.studentId}>
              <TextLink
                {...linkTo(studentAnswersPage, { id: student.studentId }, { skill, from: start, until: end })}
              >
                {nameIn(student)}
              </TextLink>
              {number && <span className={styles.quiet}>{skillInWords(number)}</span>}
            </li>
          );
        })}
      </ul>
      <div className={styles.act}>
        <LinkButton {...linkTo(library, {}, { skill: practice, ...(level !== null && { level }) })}>
          Practice {skillName(practice).toLowerCase()}
          {level !== null && ` at ${levelName(level)}`}
        </LinkButton>
      </div>
    </>
  );
}

/** The level of the student in the middle, for a text that all can read; null where no level is known. */
function middleLevel(seated: readonly ReportedStudent[]): number | null {
  const levels = seated.flatMap(({ readingLevel }) => readingLevel?.level ?? []).toSorted((a, b) => a - b);
  return levels[(levels.length - 1) >> 1] ?? null;
}
