import { type Named, namesAmong } from '#features/accounts/core/student-name.ts';
import { PASSED_MEANS } from '#features/progress/core/score-meanings.ts';
import type { ClassReport } from '#features/reports/contract/class-report.ts';
import { changeInWords } from '#features/reports/core/change-in-words.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { waitingForPretest } from '../../../core/class-rows.ts';
import { RECENT_DAYS } from '../../../core/recent-answers.ts';
import { type HelpKind, type Roster, type StudentFacts, whoNeedsHelp } from '../../../core/who-needs-help.ts';
import { helpAdvice, helpFigure } from '../help-sentence.ts';
import { reasonLink } from '../reason-link.ts';
import styles from './help-tables.module.css';

type Noticed = Named & { readonly studentId: number };

interface Noted {
  readonly student: Noticed;
  readonly words: string;
  /** Where what the words say is seen. */
  readonly to: ReturnType<typeof linkTo>;
}

/** Students of whom the same is to be noted. */
export interface NotedGroup {
  /** Null for good news, and for those who joined too lately for help. */
  readonly kind: Kind | null;
  readonly title: string;
  readonly about: string;
  readonly noted: readonly Noted[];
}

type Kind = Exclude<HelpKind, 'skill'>;

const TITLES: Readonly<Record<Kind, string>> = {
  'pretest-open': 'Pretest to do',
  guessing: 'Guessing a lot',
  'not-passing': 'Rarely passing',
  'level-fell': 'Level fell',
  'far-below': 'Far below the grade',
  away: 'Away',
};
/** What the numbers beside the names count. */
const COUNTED: Readonly<Record<Kind, string>> = {
  'pretest-open': 'Days since joining.',
  guessing: `Answers in the last ${RECENT_DAYS} days.`,
  'not-passing': `Of the last five quizzes, leaving out those that were too fast to count. ${PASSED_MEANS}`,
  'level-fell': 'Levels since the pretest. We are fairly sure.',
  'far-below': 'Reading level now.',
  away: 'Days since the last visit.',
};

/** Whom to help for another reason than a skill, as it is now: by the same rule as on the home page and on the overview of the class. */
export function besides(roster: Roster<StudentFacts & Named>, nowMs: number): NotedGroup[] {
  const groups = whoNeedsHelp([roster], nowMs).flatMap(({ kind, students }): NotedGroup[] =>
    kind === 'skill'
      ? []
      : [
          {
            kind,
            title: TITLES[kind],
            about: `${COUNTED[kind]} ${helpAdvice[kind]}`,
            noted: students.map(({ student, reason }) => ({
              student,
              words: helpFigure(reason),
              to: reasonLink(student.studentId, reason, nowMs),
            })),
          },
        ],
  );
  const waiting = waitingForPretest(roster, nowMs);
  if (waiting.length === 0) return groups;
  const noted = waiting.map((student) => ({
    student,
    words: 'joined lately',
    to: linkTo(studentPage, { id: student.studentId }),
  }));
  return [
    ...groups,
    {
      kind: null,
      title: `${TITLES['pretest-open']}: new students`,
      about: helpAdvice['pretest-open'],
      noted,
    },
  ];
}

/** Whose level moved up in the days of the report; null where there is nobody. */
export function goodNews({
  students,
  start,
  end,
}: Pick<ClassReport, 'students' | 'start' | 'end'>): NotedGroup | null {
  const noted = students.flatMap((student): Noted[] =>
    student.moved === 'up' && student.movedBy !== null
      ? [
          {
            student,
            words: `${changeInWords(student.movedBy)} levels`,
            to: linkTo(
              studentQuizzesPage,
              { id: student.studentId },
              { from: start, until: end, counted: true },
            ),
          },
        ]
      : [],
  );
  return noted.length === 0
    ? null
    : { kind: null, title: 'Moved up', about: 'In these days. We are fairly sure. Tell them!', noted };
}

interface NotedCardProps {
  readonly group: NotedGroup;
  /** The whole class: two may have the same name. */
  readonly students: readonly Noticed[];
}

/** A group in a card. */
export function NotedCard({ students, group: { title, about, noted } }: NotedCardProps) {
  const nameIn = namesAmong(students);
  return (
    <Card as="li" className={styles.table}>
      <div>
        <h3 className={styles.skill}>{title}</h3>
        <p className={styles.quiet}>{about}</p>
      </div>
      <ul className={styles.students}>
        {noted.map(({ student, words, to }) => (
          <li key={student.studentId}>
            <TextLink {...to}>{nameIn(student)}</TextLink>
            <span className={styles.quiet}>{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
