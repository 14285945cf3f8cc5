import { IconClockPause } from '@tabler/icons-react';
import { nameOf } from '#features/accounts/core/student-name.ts';
import { RANKS } from '#features/progress/core/ranks.ts';
import { levelWithDoubt, levelWord } from '#features/progress/web/public.tsx';
import type { PretestStatus } from '#features/quiz/contract/views.ts';
import type { RosterColumnId } from '#platform/screens/core/addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { daysAgo, percent, wholeNumber } from '#platform/ui/web/figures.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { GUESSING_SHARE } from '../../../core/who-needs-help.ts';

const PRETEST: Readonly<Record<PretestStatus, { place: number; label: string }>> = {
  pretest_not_started: { place: 0, label: 'Not started' },
  pretest_in_progress: { place: 1, label: 'Started' },
  pretest_complete: { place: 2, label: 'Done' },
};

/** What is left of them on a telephone, where each student is a card. */
export const BRIEF: ReadonlySet<RosterColumnId> = new Set([
  'name',
  'pretest',
  'level',
  'passed',
  'guessing',
  'seen',
]);

/** What a roster shows of each student; `nowMs` and `zone` (the class's) say how long ago somebody was seen. */
export const rosterColumns = (
  nowMs: number,
  zone: string,
): (Column<RosterLine> & { readonly id: RosterColumnId })[] => [
  {
    id: 'name',
    header: 'Student',
    cell: nameOf,
    sort: ({ lastName, firstName, username }) => `${lastName} ${firstName} ${username}`.trim(),
    rowHeader: true,
  },
  {
    id: 'pretest',
    header: 'Pretest',
    cell: ({ pretestStatus }) => <Pretest status={pretestStatus} />,
    sort: ({ pretestStatus }) => pretestStatus && PRETEST[pretestStatus].place,
  },
  {
    id: 'level',
    header: 'Reading level',
    cell: ({ readingLevel }) => (readingLevel ? levelWithDoubt(readingLevel) : <Unknown />),
    sort: ({ readingLevel }) => readingLevel?.value ?? null,
    align: 'right',
  },
  {
    id: 'start',
    header: 'At start',
    cell: ({ initialLevel }) => (initialLevel === null ? <Unknown /> : levelWord(initialLevel)),
    sort: ({ initialLevel }) => initialLevel,
  },
  {
    id: 'taken',
    header: 'Quizzes',
    cell: ({ quizzesTaken }) => wholeNumber(quizzesTaken),
    sort: ({ quizzesTaken }) => quizzesTaken,
    align: 'right',
  },
  {
    id: 'passed',
    header: 'Passed',
    cell: ({ quizzesTaken, quizzesPassed }) =>
      quizzesTaken === 0 ? (
        <Unknown />
      ) : (
        `${wholeNumber(quizzesPassed)} (${percent(quizzesPassed / quizzesTaken)})`
      ),
    sort: ({ quizzesTaken, quizzesPassed }) => (quizzesTaken === 0 ? null : quizzesPassed / quizzesTaken),
    align: 'right',
  },
  {
    id: 'points',
    header: 'Points',
    cell: ({ totalPoints }) => (totalPoints === null ? <Unknown /> : wholeNumber(totalPoints)),
    sort: ({ totalPoints }) => totalPoints,
    align: 'right',
  },
  {
    id: 'rank',
    header: 'Rank',
    cell: ({ progressLevelId }) => RANKS[(progressLevelId ?? 0) - 1]?.title ?? <Unknown />,
    sort: ({ progressLevelId }) => progressLevelId,
  },
  {
    id: 'guessing',
    header: 'Guessing',
    cell: ({ fastShare }) => <Guessing share={fastShare} />,
    sort: ({ fastShare }) => fastShare,
    align: 'right',
  },
  {
    id: 'seen',
    header: 'Last seen',
    cell: ({ lastSeen, figures }) => {
      if (!figures) return <Unknown />;
      return lastSeen === null ? 'never' : daysAgo(lastSeen, nowMs, zone);
    },
    sort: ({ lastSeen }) => (lastSeen === null ? 0 : Date.parse(lastSeen)),
  },
];

function Pretest({ status }: { readonly status: PretestStatus | null }) {
  if (status === null) return <Unknown />;
  const { label } = PRETEST[status];
  return status === 'pretest_complete' ? label : <Badge tone="sun">{label}</Badge>;
}

/** The share of fast answers; marked where it is worth a look, by an icon and not by colour alone. */
function Guessing({ share }: { readonly share: number | null }) {
  if (share === null) return <Unknown />;
  if (share <= GUESSING_SHARE) return percent(share);
  return (
    <Badge tone="sun" icon={<IconClockPause size={16} aria-label="Much guessing" />}>
      {percent(share)}
    </Badge>
  );
}
