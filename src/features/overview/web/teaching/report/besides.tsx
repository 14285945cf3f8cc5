import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './help-tables.module.css';
import { changeInWords, fastInWords } from './report-words.ts';

interface BesidesProps {
  readonly report: ClassReport;
}

interface Noted {
  readonly student: ReportedStudent;
  readonly words: string;
}

/** What a teacher should know besides the skills: who guesses, who has not begun, whose level moved beyond doubt. */
export function Besides({ report }: BesidesProps) {
  const { students } = report;
  const groups = [
    {
      title: 'Guessing a lot',
      about: 'Sit beside them, and let them read aloud to you.',
      noted: guessing(students),
    },
    {
      title: 'Pretest to do',
      about: 'Until then we do not know their level.',
      noted: withoutPretest(students),
    },
    { title: 'Moved down', about: 'In these days. We are fairly sure.', noted: movers(students, 'down') },
    { title: 'Moved up', about: 'In these days. We are fairly sure.', noted: movers(students, 'up') },
  ].filter(({ noted }) => noted.length > 0);
  return groups.map(({ title, about, noted }) => (
    <Card as="li" key={title} className={styles.table}>
      <div>
        <h3 className={styles.skill}>{title}</h3>
        <p className={styles.quiet}>{about}</p>
      </div>
      <Names report={report} noted={noted} />
    </Card>
  ));
}

function Names({
  report: { students, start, end },
  noted,
}: BesidesProps & { readonly noted: readonly Noted[] }) {
  const nameIn = namesAmong(students);
  return (
    <ul className={styles.students}>
      {noted.map(({ student, words }) => {
        const { studentId: id, quizzes } = student;
        const to =
          quizzes > 0
            ? linkTo(studentQuizzesPage, { id }, { from: start, until: end, counted: true })
            : linkTo(studentPage, { id });
        return (
          <li key={id}>
            <TextLink {...to}>{nameIn(student)}</TextLink>
            <span className={styles.quiet}>{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

const guessing = (students: readonly ReportedStudent[]): Noted[] =>
  students
    .filter(({ guesses }) => guesses)
    .toSorted((a, b) => (b.fastShare ?? 0) - (a.fastShare ?? 0))
    .map((student) => ({ student, words: fastInWords(student) }));

const withoutPretest = (students: readonly ReportedStudent[]): Noted[] =>
  students.flatMap((student) => {
    if (student.pretestStatus === 'pretest_not_started') return [{ student, words: 'not started' }];
    return student.pretestStatus === 'pretest_in_progress' ? [{ student, words: 'started' }] : [];
  });

const movers = (students: readonly ReportedStudent[], way: 'up' | 'down'): Noted[] =>
  students.flatMap((student) =>
    student.moved === way && student.movedBy !== null
      ? [{ student, words: `${changeInWords(student.movedBy)} levels` }]
      : [],
  );
