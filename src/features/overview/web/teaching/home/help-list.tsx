import {
  IconClockPause,
  IconDoorExit,
  IconListCheck,
  IconMoodPuzzled,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { nameOf } from '#features/accounts/core/student-name.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, type RosterColumnId, studentPage } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { RosterLine } from '../../../contract/endpoints.ts';
import type { HelpGroup, HelpKind } from '../../../core/who-needs-help.ts';
import { helpAdvice, helpFigure, helpSentence } from '../help-sentence.ts';
import styles from './help-list.module.css';

const ICONS: Readonly<Record<HelpKind, TablerIcon>> = {
  'pretest-open': IconListCheck,
  guessing: IconClockPause,
  'not-passing': IconMoodPuzzled,
  away: IconDoorExit,
};

/** The column of the roster that shows the same. */
const COLUMNS: Readonly<Record<HelpKind, RosterColumnId>> = {
  'pretest-open': 'pretest',
  guessing: 'guessing',
  'not-passing': 'passed',
  away: 'seen',
};

/** Lines shown at first: what fits into one look. */
const AT_FIRST = 5;
/** Names in one line; the class shows them all. */
const NAMES = 6;

/** Who needs the teacher: what, who, and what to do, a line each. */
export function HelpList({ groups }: { readonly groups: readonly HelpGroup<RosterLine>[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? groups : groups.slice(0, AT_FIRST);
  const rest = groups.length - shown.length;
  return (
    <Card className={styles.card}>
      <ul className={styles.list}>
        {shown.map((group) => (
          <HelpLine key={`${group.kind} ${group.classId}`} group={group} />
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show {rest} more
          </Button>
        </div>
      )}
    </Card>
  );
}

function HelpLine({ group }: { readonly group: HelpGroup<RosterLine> }) {
  const { kind, classId, className, students } = group;
  const Icon = ICONS[kind];
  const [only] = students.length === 1 ? students : [];
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.reason}>
          {helpSentence(group)} <span className={styles.class}>{className}</span>
        </p>
        {!only && <Names group={group} />}
        <p className={styles.advice}>{helpAdvice[kind]}</p>
      </div>
      {only ? (
        <LinkButton {...linkTo(studentPage, { id: only.student.studentId })}>
          Open {nameOf(only.student)}
        </LinkButton>
      ) : (
        <LinkButton {...linkTo(classPage, { id: classId }, { sort: COLUMNS[kind] })}>
          Open {className}
        </LinkButton>
      )}
    </li>
  );
}

function Names({ group: { students } }: { readonly group: HelpGroup<RosterLine> }) {
  const rest = students.length - NAMES;
  return (
    <ul className={styles.names}>
      {students.slice(0, NAMES).map(({ student, reason }) => (
        <li key={student.studentId}>
          <TextLink {...linkTo(studentPage, { id: student.studentId })}>{nameOf(student)}</TextLink>{' '}
          <span className={styles.figure}>{helpFigure(reason)}</span>
        </li>
      ))}
      {rest > 0 && <li className={styles.figure}>and {rest} more</li>}
    </ul>
  );
}
