import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { TooFastNote } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { quizHistory } from '../../contract/endpoints.ts';
import type { HistoryLine } from '../../contract/views.ts';
import { DateFilter } from './date-filter.tsx';
import { HistoryRow } from './history-row.tsx';
import { type Period, periodFault, periodInBody, WHOLE_TIME } from './period.ts';

/** Quizzes on a page; with fewer there is nothing to look for by its day. */
const SIZE = 10;

/** The passages a student has read, newest first. */
export function HistoryPage() {
  const { userId } = useActor();
  const [period, setPeriod] = useState<Period>(WHOLE_TIME);
  const [page, setPage] = useState(0);
  const [today, setToday] = useState<string>();
  const isFine = periodFault(period, today) === null;
  const query = useEndpointQuery(
    quizHistory,
    { params: { studentId: userId }, body: { page, size: SIZE, ...periodInBody(period) } },
    { placeholderData: (before) => before, enabled: isFine },
  );
  if (query.data && query.data.today !== today) setToday(query.data.today);
  const filter = (next: Period) => {
    setPeriod(next);
    setPage(0);
  };
  return (
    <Page title="My quizzes" width="reading">
      {(period !== WHOLE_TIME || (query.data?.total ?? 0) >= SIZE) && (
        <DateFilter period={period} today={today} onChange={filter} />
      )}
      <QueryState query={query} skeleton={<SkeletonTable rows={5} columns={3} />}>
        {({ quizzes, total, timezone }) =>
          quizzes.length === 0 ? (
            isFine && <Nothing filtered={period !== WHOLE_TIME} onClear={() => filter(WHOLE_TIME)} />
          ) : (
            <>
              <List quizzes={quizzes} zone={timezone} />
              <TooFastNote of={quizzes} />
              <Pager page={page} size={SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

const List = ({ quizzes, zone }: { readonly quizzes: readonly HistoryLine[]; readonly zone: string }) => (
  <Stack as="ol" gap={12}>
    {quizzes.map((line) => (
      <HistoryRow key={line.attemptId} line={line} zone={zone} />
    ))}
  </Stack>
);

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <EmptyState title="Nothing on these days" action={<Button onClick={onClear}>Show all days</Button>}>
        You did not finish a passage on these days.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing here yet"
      action={
        <LinkButton {...linkTo(studentHome)} variant="primary">
          Choose a passage
        </LinkButton>
      }
    >
      Every passage that you finish is kept here, with your answers.
    </EmptyState>
  );
}
