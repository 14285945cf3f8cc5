import {
  IconBulb,
  IconClockPause,
  IconDoorExit,
  IconListCheck,
  IconMoodPuzzled,
  IconStairs,
  IconTrendingDown,
  type TablerIcon,
} from '@tabler/icons-react';
import { nameOf, namesAmong } from '#features/accounts/core/student-name.ts';
import { PracticeAssigned } from '#features/activities/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, classReportPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { WorklistAdvice, WorklistRow } from '#platform/ui/web/worklist-row.tsx';
import type { HelpSummary } from '../../../core/help-group.ts';
import { practiceInWords } from '../../../core/practice-in-words.ts';
import type { HelpKind } from '../../../core/who-needs-help.ts';
import { helpAdvice, helpFigure, helpSentence } from '../help-sentence.ts';
import { practiceLink } from '../practice-link.ts';
import { isToldByQuizzes, reasonLink } from '../reason-link.ts';
import styles from './help-row.module.css';

const ICONS: Readonly<Record<HelpKind, TablerIcon>> = {
  'pretest-open': IconListCheck,
  guessing: IconClockPause,
  'not-passing': IconMoodPuzzled,
  'level-fell': IconTrendingDown,
  skill: IconBulb,
  'far-below': IconStairs,
  away: IconDoorExit,
};

interface HelpRowProps {
  readonly summary: HelpSummary;
  /** The class, where it is not the one that is open. */
  readonly where?: string;
  /** Whether what to do is said in words, too. */
  readonly advises: boolean;
  readonly onDismiss?: () => void;
}

/** Who needs the teacher: what, who, and what to do. */
export function HelpRow({ summary, where, advises, onDismiss }: HelpRowProps) {
  const { kind, classId, count, named, practice } = summary;
  const Icon = ICONS[kind];
  const [only] = count === 1 ? named : [];
  const sentence = helpSentence(summary);
  return (
    <WorklistRow
      icon={<Icon size={24} />}
      tone="sun"
      why={sentence}
      where={where}
      about={
        <>
          {(!only || isToldByQuizzes(kind)) && <Names summary={summary} />}
          {practice !== null && count === named.length && (
            <PracticeAssigned classId={classId} skill={practice} students={named} />
          )}
          {advises && <WorklistAdvice>{helpAdvice[kind]}</WorklistAdvice>}
        </>
      }
      act={<Act summary={summary} />}
      onDismiss={onDismiss}
      dismissLabel={where === undefined ? sentence : `${sentence} ${where}`}
    />
  );
}

/** One thing to do: practice a skill with those who can sit at one table, open the one student, or show them all. */
function Act({ summary: { kind, skill, classId, count, named, practice } }: Pick<HelpRowProps, 'summary'>) {
  const [only] = count === 1 ? named : [];
  if (practice !== null && count === named.length)
    return (
      <LinkButton {...practiceLink(classId, practice, named)}>
        {practiceInWords(skill ?? practice, practice)}
      </LinkButton>
    );
  // Of more than fit at a table, the report says who sits with whom.
  if (practice !== null)
    return <LinkButton {...linkTo(classReportPage, { id: classId })}>Show the groups</LinkButton>;
  if (only)
    return <LinkButton {...linkTo(studentPage, { id: only.studentId })}>Open {nameOf(only)}</LinkButton>;
  return (
    <LinkButton {...linkTo(classPage, { id: classId }, { need: kind })}>Show the {count} students</LinkButton>
  );
}

/** A student of a row leads to what the row says. */
const linkToNamed = ({ studentId, reason }: HelpSummary['named'][number]) =>
  reasonLink(studentId, reason, Date.now());

function Names({ summary: { count, named } }: { readonly summary: HelpSummary }) {
  const rest = count - named.length;
  const nameIn = namesAmong(named);
  const [only] = count === 1 ? named : [];
  // The sentence has the name.
  if (only) {
    return (
      <p>
        <TextLink {...linkToNamed(only)}>
          {only.reason.kind === 'skill' ? helpFigure(only.reason) : 'See these quizzes'}
        </TextLink>
      </p>
    );
  }
  return (
    <Row as="ul" gap={16} rowGap={0} align="baseline">
      {named.map((student) => (
        <li key={student.studentId}>
          <TextLink {...linkToNamed(student)}>{nameIn(student)}</TextLink>{' '}
          <span className={styles.figure}>{helpFigure(student.reason)}</span>
        </li>
      ))}
      {rest > 0 && <li className={styles.figure}>and {rest} more</li>}
    </Row>
  );
}
