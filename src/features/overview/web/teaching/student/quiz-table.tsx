import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { scoreInWords, tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { levelWord, PassedNote, TooFastNote } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentQuizzesPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import type { Span } from '#platform/time/core/span.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { ScreenOnly } from '#platform/ui/web/screen-only.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { quizHistory } from '../../../contract/endpoints.ts';
import type { HistoryLine } from '../../../contract/views.ts';
import { periodInBody } from '../../history/period.ts';
import { DownloadQuizzes } from './download-quizzes.tsx';
import { PointsOf } from './points-by-source.tsx';
import { someInWords } from './some-quizzes.ts';

/** Quizzes on one page of the history (product: "Reports"). */
const SIZE = 10;

interface QuizTableProps {
  readonly studentId: number;
  readonly name: string;
  /** The days of a report that led here, or open ends. */
  readonly days: Span;
  /** Only quizzes since the last reset, as a report counts them. */
  readonly sinceReset: boolean;
}

/** Finished quizzes, newest first; a row opens the quiz as it was read and answered. */
export function QuizTable({ studentId, name, days, sinceReset }: QuizTableProps) {
  const [page, setPage] = useState(0);
  const caption = `Quizzes of ${name}, newest first`;
  const asked = { sinceReset, ...periodInBody(days) };
  const query = useEndpointQuery(
    quizHistory,
    { params: { studentId }, body: { page, size: SIZE, ...asked } },
    { placeholderData: keepPreviousData },
  );
  // How many there are of all, where a link asked for some.
  const all = useEndpointQuery(
    quizHistory,
    { params: { studentId }, body: { page: 0, size: 1 } },
    { enabled: sinceReset || days.start !== '' },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={SIZE} columns={7} />}>
      {({ quizzes, total, timezone, today }) => (
        <>
          <OnlySome
            studentId={studentId}
            words={someInWords({ days, sinceReset, today, total, all: all.data?.total ?? null })}
          />
          <PointsOf studentId={studentId} asked={asked} />
          {total > 0 && <DownloadQuizzes studentId={studentId} name={name} caption={caption} asked={asked} />}
          <DataTable
            caption={caption}
            columns={columnsIn(timezone)}
            rows={quizzes}
            rowKey={({ attemptId: attempt }) => attempt}
            rowLink={(quiz) => href(studentReviewPage, { id: studentId }, finishedQuiz(quiz))}
            empty={
              days.start === '' ? (
                <EmptyState title="No quizzes yet">
                  Every finished quiz appears here. Open one to see its answers.
                </EmptyState>
              ) : (
                <EmptyState title="No quizzes in these days">
                  {sinceReset
                    ? 'No quiz was finished in them. Those from before starting over are not counted here.'
                    : 'No quiz was finished in them.'}
                </EmptyState>
              )
            }
          />
          {quizzes.length > 0 && <PassedNote />}
          <TooFastNote of={quizzes} />
          <Pager page={page} size={SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </QueryState>
  );
}

interface OnlySomeProps {
  readonly studentId: number;
  readonly words: string | null;
}

/** Which quizzes these are, where they are not all, and the way to all. */
function OnlySome({ studentId, words }: OnlySomeProps) {
  if (words === null) return null;
  return (
    <p>
      {words}{' '}
      <ScreenOnly>
        <TextLink {...linkTo(studentQuizzesPage, { id: studentId })}>Show all quizzes</TextLink>
      </ScreenOnly>
    </p>
  );
}

/** What became of a quiz: one that was too fast to count was neither passed nor not. */
function Result({ quiz }: { readonly quiz: HistoryLine }) {
  if (quiz.passed) return <Badge tone="leaf">Passed</Badge>;
  return tooFastToCount(quiz) ? <Badge tone="sun">Too fast to count</Badge> : <Badge>Not passed</Badge>;
}

const columnsIn = (zone: string): readonly Column<HistoryLine>[] => [
  { id: 'title', header: 'Passage', cell: ({ title }) => title, rowHeader: true },
  {
    id: 'date',
    header: 'Finished',
    cell: ({ finishedAt }) => shortDate(finishedAt, zone),
    speaksForItself: true,
  },
  {
    id: 'level',
    header: 'Level',
    cell: ({ passageLevel }) => (passageLevel === null ? <Unknown /> : levelWord(passageLevel)),
  },
  { id: 'score', header: 'Score', cell: scoreInWords, speaksForItself: true },
  {
    id: 'passed',
    header: 'Result',
    speaksForItself: true,
    cell: (quiz) => (
      <>
        <Result quiz={quiz} /> {quiz.beforeReset && <Badge>Before starting over</Badge>}
      </>
    ),
  },
  {
    id: 'points',
    header: 'Points',
    cell: ({ points }) => (points === null ? <Unknown says="not shown" /> : wholeNumber(points)),
    align: 'right',
  },
  {
    id: 'minutes',
    header: 'Minutes',
    cell: ({ minutes }) => minutes.toFixed(0),
    align: 'right',
    onDesk: true,
  },
];
