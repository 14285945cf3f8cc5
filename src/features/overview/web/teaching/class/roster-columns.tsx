import { IconClockPause } from '@tabler/icons-react';
import { BY_LAST_NAME, bookName, namesAmong } from '#features/accounts/core/student-name.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { guessesMuch } from '#features/progress/core/guessing.ts';
import { RANKS } from '#features/progress/core/ranks.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import type { PretestStatus } from '#features/quiz/contract/views.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { daysAgo, percent, wholeNumber } from '#platform/wording/core/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { hasPretestToDo, helpReasons } from '../../../core/who-needs-help.ts';
import { ACCOUNT_LOCKED, helpWord, PRETEST_TO_DO } from '../help-sentence.ts';
import { LevelNow } from '../level-now.tsx';
import { ownRangeInShort } from '../own-range.ts';
import { PRETEST } from './pretest-words.ts';
import type { RosterColumnId } from './roster-column-ids.ts';
import styles from './roster-columns.module.css';

/** What a roster shows of a student. `says` distinguishes two students where the order by `sort` does not. */
export type RosterColumn = Column<RosterLine> & {
  readonly id: RosterColumnId;
  readonly says?: (line: RosterLine) => string;
};

/** Columns that a roster shows unless its teacher wants others. */
export const AT_FIRST: readonly RosterColumnId[] = [
  'name',
  'week',
  'level',
  'since',
  'lately',
  'needs',
  'seen',
];

/** What is left of them on a telephone, where each student takes two lines. */
export const BRIEF: ReadonlySet<RosterColumnId> = new Set(['name', 'week', 'level', 'needs']);

interface Look {
  /** When the roster was fetched, epoch milliseconds. */
  readonly asOf: number;
  /** The class's: `timezone` says how long ago a student was seen, `grade` who is far below it. */
  readonly schoolClass: Pick<TeacherClass, 'timezone' | 'grade'>;
  /** All of the roster: two may have the same name. */
  readonly students: readonly RosterLine[];
}

/** Everything that a roster can show of each student, in the order of `ROSTER_COLUMNS`. */
export const rosterColumns = (look: Look): readonly RosterColumn[] => [
  ...columnsOfNow(look),
  ...COLUMNS_OF_ALL_TIME,
];

/** Who a student is, how reading goes now, and who needs the teacher. */
const columnsOfNow = ({
  asOf,
  schoolClass: { timezone, grade },
  students,
}: Look): readonly RosterColumn[] => [
  {
    id: 'name',
    header: BY_LAST_NAME,
    cell: namesAmong(students),
    sort: bookName,
    rowHeader: true,
  },
  {
    id: 'week',
    header: 'Quizzes this week',
    cell: ({ weekQuizzes, weekTooFast }) => <Quizzes read={weekQuizzes} tooFast={weekTooFast} />,
    sort: ({ weekQuizzes }) => weekQuizzes,
    align: 'right',
  },
  {
    id: 'level',
    header: 'Level now',
    cell: (line) => <Level line={line} />,
    sort: ({ readingLevel }) => readingLevel?.value ?? null,
    align: 'right',
  },
  {
    id: 'since',
    header: 'Since start',
    cell: (line) => <Change {...line} />,
    sort: ({ sinceStart }) => sinceStart,
    align: 'right',
  },
  {
    id: 'lately',
    header: 'Last 5 passed',
    cell: ({ recentQuizzes: { taken, passed } }) => (taken === 0 ? NONE_YET : `${passed} of ${taken}`),
    sort: ({ recentQuizzes: { taken, passed } }) => (taken === 0 ? null : passed / taken),
    align: 'right',
  },
  {
    id: 'needs',
    header: 'Needs',
    highFirst: true,
    speaksForItself: true,
    cell: (line) => <Needs chips={needsOf(line, asOf, grade)} />,
    sort: (line) => needsOf(line, asOf, grade).length,
    says: (line) =>
      needsOf(line, asOf, grade)
        .map(({ words }) => words)
        .join(),
  },
  {
    id: 'seen',
    header: 'Last seen',
    cell: ({ lastSeen, figures }) => {
      if (!figures) return NOT_SHOWN;
      return (
        <span className={styles.seen}>{lastSeen === null ? 'never' : daysAgo(lastSeen, asOf, timezone)}</span>
      );
    },
    sort: ({ lastSeen }) => (lastSeen === null ? 0 : Date.parse(lastSeen)),
  },
];

/** Where a student began, and what has come together since. */
const COLUMNS_OF_ALL_TIME: readonly RosterColumn[] = [
  {
    id: 'pretest',
    header: 'Pretest',
    cell: ({ pretestStatus }) => <Pretest status={pretestStatus} />,
    sort: ({ pretestStatus }) => pretestStatus && PRETEST[pretestStatus].order,
  },
  {
    id: 'start',
    header: 'At start',
    cell: ({ initialLevel, figures }) =>
      initialLevel === null ? (figures ? NO_LEVEL : NOT_SHOWN) : levelWord(initialLevel),
    sort: ({ initialLevel }) => initialLevel,
  },
  {
    id: 'taken',
    header: 'Quizzes in all',
    highFirst: true,
    cell: ({ quizzesTaken, quizzesTooFast }) => <Quizzes read={quizzesTaken} tooFast={quizzesTooFast} />,
    sort: ({ quizzesTaken }) => quizzesTaken,
    align: 'right',
  },
  {
    id: 'passed',
    header: 'Passed',
    cell: ({ quizzesTaken, quizzesPassed }) =>
      quizzesTaken === 0
        ? NONE_YET
        : `${wholeNumber(quizzesPassed)} (${percent(quizzesPassed / quizzesTaken)})`,
    sort: ({ quizzesTaken, quizzesPassed }) => (quizzesTaken === 0 ? null : quizzesPassed / quizzesTaken),
    align: 'right',
  },
  {
    id: 'points',
    header: 'Points',
    highFirst: true,
    cell: ({ totalPoints }) => (totalPoints === null ? NOT_SHOWN : wholeNumber(totalPoints)),
    sort: ({ totalPoints }) => totalPoints,
    align: 'right',
  },
  {
    id: 'rank',
    header: 'Rank',
    highFirst: true,
    cell: ({ rankId }) => (rankId === null ? NOT_SHOWN : `${rankId}. ${RANKS[rankId - 1]?.title}`),
    sort: ({ rankId }) => rankId,
  },
  {
    id: 'guessing',
    header: 'Guessing',
    highFirst: true,
    cell: ({ fastShare }) => <Guessing share={fastShare} />,
    sort: ({ fastShare }) => fastShare,
    align: 'right',
  },
];

/** Nothing was finished. */
const NONE_YET = <Unknown says="none yet" />;
/** It belongs to another teacher's class. */
const NOT_SHOWN = <Unknown says="not shown" />;
const NO_LEVEL = <Unknown says="not known yet" />;

/** The level, and below it the levels that the class gives this student alone. */
const Level = ({ line }: { readonly line: RosterLine }) => (
  <>
    <LevelNow student={line} />
    {line.ownLevels && <span className={styles.ownRange}>{ownRangeInShort(line.ownLevels)}</span>}
  </>
);

/** "4", or where some were too fast to count "4" and in gray "+2 too fast". */
function Quizzes({ read, tooFast }: { readonly read: number; readonly tooFast: number }) {
  if (tooFast === 0) return wholeNumber(read);
  return (
    <>
      {wholeNumber(read)} <span className={styles.tooFast}>+{wholeNumber(tooFast)} too fast</span>
    </>
  );
}

/** "+1.7 ▲", "−1.4 ▼", and in gray without an arrow what may be chance. The sign and the arrow say the same as the color. */
function Change({
  sinceStart: levels,
  moved,
  figures,
}: Pick<RosterLine, 'sinceStart' | 'moved' | 'figures'>) {
  if (levels === null) return figures ? NO_LEVEL : NOT_SHOWN;
  const change = `${levels === 0 ? '' : levels > 0 ? '+' : '−'}${Math.abs(levels).toFixed(1)}`;
  if (moved === null) return <span className={styles.unsure}>{change}</span>;
  return (
    <span className={moved === 'up' ? styles.up : styles.down}>
      {change} <span aria-hidden="true">{moved === 'up' ? '▲' : '▼'}</span>
    </span>
  );
}

interface Chip {
  readonly words: string;
  readonly tone: 'sun' | 'sky';
}

/** What a student needs, the most pressing first: who cannot log in needs that. The pretest of one who joined lately presses nobody yet. */
function needsOf(line: RosterLine, asOf: number, grade: number): Chip[] {
  const chips: Chip[] = helpReasons(line, asOf, grade).map((reason) => ({
    words: helpWord(reason),
    tone: 'sun',
  }));
  if (line.accountLocked) return [{ words: ACCOUNT_LOCKED, tone: 'sun' }, ...chips];
  return chips.length === 0 && hasPretestToDo(line) ? [{ words: PRETEST_TO_DO, tone: 'sky' }] : chips;
}

function Needs({ chips }: { readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return <VisuallyHidden>nothing</VisuallyHidden>;
  return (
    <span className={styles.needs}>
      {chips.map(({ words, tone }) => (
        <Badge key={words} tone={tone}>
          {words}
        </Badge>
      ))}
    </span>
  );
}

function Pretest({ status }: { readonly status: PretestStatus | null }) {
  if (status === null) return NOT_SHOWN;
  const { label } = PRETEST[status];
  return status === 'pretest_complete' ? label : <Badge tone="sun">{label}</Badge>;
}

/** The share of fast answers; marked where it is worth a look, by an icon and not by colour alone. */
function Guessing({ share }: { readonly share: number | null }) {
  if (share === null) return <Unknown says="no answers" />;
  if (!guessesMuch(share)) return percent(share);
  return (
    <Badge tone="sun" icon={<IconClockPause size={16} aria-label="Guesses a lot" />}>
      {percent(share)}
    </Badge>
  );
}
