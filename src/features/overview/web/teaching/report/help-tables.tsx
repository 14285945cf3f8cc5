import { namesAmong } from '#features/accounts/core/student-name.ts';
import { PracticeAssigned } from '#features/activities/web/public.tsx';
import type { Skill } from '#features/library/core/skills.ts';
import { levelName } from '#features/library/web/public.tsx';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { skillInWords, skillName } from '#features/reports/core/skill-words.ts';
import { skillToPractice } from '#features/reports/core/skills-to-help.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentAnswersPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { practiceInWords } from '../../../core/practice-in-words.ts';
import { practiceLink } from '../practice-link.ts';
import { levelInMiddle, readsAt } from '../reads-at.ts';
import styles from './help-tables.module.css';
import { levelsDiffer, levelsInWords } from './levels-at-table.ts';
import { alsoBelow } from './report-words.ts';
import { skillIn } from './skill-in.ts';

type HelpTable = ClassReport['tables'][number];

interface TableProps {
  readonly report: ClassReport;
  readonly table: HelpTable;
}

/** Students who need help with the same skill, as many as fit around a table; each number opens to the answers behind it. */
export function HelpCard({ report, table }: TableProps) {
  const { skill, studentIds } = table;
  const { classId, students, start, end } = report;
  const seated = studentIds.flatMap((id) => students.find(({ studentId }) => studentId === id) ?? []);
  const nameIn = namesAmong(students);
  const practice = skillToPractice(
    skill,
    seated.flatMap(({ skills }) => skills),
  );
  const others = alsoBelow(report, table);
  return (
    <Card as="li" className={styles.table}>
      <div>
        <h3 className={styles.skill}>{skillName(skill)}</h3>
        <p className={styles.quiet}>
          {[count(seated.length, 'student'), levelsInWords(seated)].filter(Boolean).join(' · ')}
        </p>
        {others !== null && <p className={styles.quiet}>{others}</p>}
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
              <span className={styles.quiet}>
                {levelsDiffer(seated) && `${ownLevel(student)} · `}
                {number && skillInWords(number)}
              </span>
            </li>
          );
        })}
      </ul>
      <PracticeAssigned classId={classId} skill={practice} students={seated} />
      <div className={styles.act}>
        <LinkButton {...practiceLink(classId, practice, seated)}>
          {practiceAtLevel(skill, practice, seated)}
        </LinkButton>
      </div>
    </Card>
  );
}

/** "Practice inference at Level Three"; without a level where there is not one for all. */
function practiceAtLevel(need: SkillOrGroup, skill: Skill, seated: readonly ReportedStudent[]): string {
  const level = levelInMiddle(seated);
  const what = practiceInWords(need, skill);
  return level === null || levelsDiffer(seated) ? what : `${what} at ${levelName(level)}`;
}

function ownLevel(student: ReportedStudent): string {
  const level = readsAt(student);
  return level === null ? 'No level yet' : levelName(level);
}
