import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { changeInWords } from '#features/reports/core/change-in-words.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './help-tables.module.css';
import { fastInWords } from './report-words.ts';

interface BesidesProps {
  readonly report: ClassReport;
}

interface Noted {
  readonly student: ReportedStudent;
  readonly words: string;
}

/** Students of whom the same is to be noted. */
export interface NotedGroup {
  readonly title: string;
  readonly about: string;
  readonly noted: readonly Noted[];
}

/** Whom to help for another reason than a skill: who guesses, who has not begun, whose level moved down. */
export const besides = ({ students }: Pick<ClassReport, 'students'>): NotedGroup[] =>
  [
    {
      title: 'Guessing a lot',
      about: 'Sit beside them, and let them read aloud to you.',
      noted: guessing(students),
    },
    {
      title: 'Moved down',
      about: 'In these days. We are fairly sure.',
      noted: movers(students, 'down'),
    },
    {
      title: 'Pretest to do',
      about: 'Until then we do not know their level.',
      noted: withoutPretest(students),
    },
  ].filter(({ noted }) => noted.length > 0);

/** Whose level moved up; null where there is nobody. */
export function goodNews({ students }: Pick<ClassReport, 'students'>): NotedGroup | null {
  const noted = movers(students, 'up');
  return noted.length === 0
    ? null
    : { title: 'Moved up', about: 'In these days. We are fairly sure. Tell them!', noted };
}

/** A group in a card. */
export const NotedCard = ({
  report,
  group: { title, about, noted },
}: BesidesProps & { readonly group: NotedGroup }) => (
  <Card as="li" className={styles.table}>
    <div>
      <h3 className={styles.skill}>{title}</h3>
      <p className={styles.quiet}>{about}</p>
    </div>
    <Names report={report} noted={noted} />
  </Card>
);

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
