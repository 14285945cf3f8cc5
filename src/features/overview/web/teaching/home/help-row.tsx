import {
  IconClockPause,
  IconDoorExit,
  IconListCheck,
  IconMoodPuzzled,
  IconStairs,
  IconTrendingDown,
  type TablerIcon,
} from '@tabler/icons-react';
import { nameOf, namesAmong } from '#features/accounts/core/student-name.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { WorklistAdvice, WorklistRow } from '#platform/ui/web/worklist-row.tsx';
import type { HelpSummary } from '../../../core/help-group.ts';
import type { HelpKind } from '../../../core/who-needs-help.ts';
import { helpAdvice, helpFigure, helpSentence } from '../help-sentence.ts';
import styles from './help-row.module.css';

const ICONS: Readonly<Record<HelpKind, TablerIcon>> = {
  'pretest-open': IconListCheck,
  guessing: IconClockPause,
  'not-passing': IconMoodPuzzled,
  'level-fell': IconTrendingDown,
  'far-below': IconStairs,
  away: IconDoorExit,
};

interface HelpRowProps {
  readonly summary: HelpSummary;
  /** The class, where it is not the one that is open. */
  readonly where?: string;
  readonly onDismiss?: () => void;
}

/** Who needs the teacher: what, who, and what to do. */
export function HelpRow({ summary, where, onDismiss }: HelpRowProps) {
  const { kind, classId, count, named } = summary;
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
          {!only && <Names summary={summary} />}
          <WorklistAdvice>{helpAdvice[kind]}</WorklistAdvice>
        </>
      }
      act={
        only ? (
          <LinkButton {...linkTo(studentPage, { id: only.studentId })}>Open {nameOf(only)}</LinkButton>
        ) : (
          <LinkButton {...linkTo(classPage, { id: classId }, { need: kind })}>
            Show the {count} students
          </LinkButton>
        )
      }
      onDismiss={onDismiss}
      dismissLabel={where === undefined ? sentence : `${sentence} ${where}`}
    />
  );
}

function Names({ summary: { count, named } }: { readonly summary: HelpSummary }) {
  const rest = count - named.length;
  const nameIn = namesAmong(named);
  return (
    <Row as="ul" gap={16} rowGap={0} align="baseline">
      {named.map((student) => (
        <li key={student.studentId}>
          <TextLink {...linkTo(studentPage, { id: student.studentId })}>{nameIn(student)}</TextLink>{' '}
          <span className={styles.figure}>{helpFigure(student.reason)}</span>
        </li>
      ))}
      {rest > 0 && <li className={styles.figure}>and {rest} more</li>}
    </Row>
  );
}
