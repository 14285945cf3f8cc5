import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { wholeNumber } from '#platform/ui/web/figures.ts';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { shortDate } from '#platform/ui/web/short-date.ts';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { quizHistory } from '../../../contract/endpoints.ts';
import type { HistoryLine } from '../../../contract/views.ts';

/** Quizzes on one page of the history (product: "Reports"). */
const SIZE = 10;

/** Finished quizzes, newest first; a row opens the quiz as it was read and answered. */
export function QuizTable({ studentId, name }: { readonly studentId: number; readonly name: string }) {
  const [page, setPage] = useState(0);
  const query = useEndpointQuery(
    quizHistory,
    { params: { studentId }, body: { page, size: SIZE } },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={SIZE} columns={7} />}>
      {({ quizzes, total, timezone }) => (
        <>
          <DataTable
            caption={`Quizzes of ${name}, newest first`}
            columns={columnsIn(timezone)}
            rows={quizzes}
            rowKey={({ attemptId: attempt }) => attempt}
            rowLink={(quiz) => href(studentReviewPage, { id: studentId }, finishedQuiz(quiz))}
            empty={
              <EmptyState title="No quizzes yet">
                Every finished quiz appears here. Open one to see its answers.
              </EmptyState>
            }
          />
          <Pager page={page} size={SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </QueryState>
  );
}

const columnsIn = (zone: string): readonly Column<HistoryLine>[] => [
  { id: 'title', header: 'Passage', cell: ({ title }) => title, rowHeader: true },
  { id: 'date', header: 'Finished', cell: ({ finishedAt }) => shortDate(finishedAt, zone) },
  {
    id: 'level',
    header: 'Level',
    cell: ({ passageLevel }) => (passageLevel === null ? <Unknown /> : levelWord(passageLevel)),
  },
  { id: 'score', header: 'Score', cell: scoreInWords },
  {
    id: 'passed',
    header: 'Result',
    cell: ({ passed, beforeReset }) => (
      <>
        {passed ? <Badge tone="leaf">Passed</Badge> : <Badge>Not passed</Badge>}{' '}
        {beforeReset && <Badge>Before the reset</Badge>}
      </>
    ),
  },
  {
    id: 'points',
    header: 'Points',
    cell: ({ points }) => (points === null ? <Unknown /> : wholeNumber(points)),
    align: 'right',
  },
  { id: 'minutes', header: 'Minutes', cell: ({ minutes }) => minutes.toFixed(0), align: 'right' },
];
