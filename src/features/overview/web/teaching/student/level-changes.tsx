import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { levelSentenceForTeacher } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import type { Span } from '#platform/time/core/span.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { ScreenOnly } from '#platform/ui/web/screen-only.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { listLevelChanges } from '../../../contract/level-changes.ts';
import type { LevelChange } from '../../../contract/views.ts';
import { periodInBody } from '../../history/period.ts';
import { DownloadChanges } from './download-changes.tsx';
import styles from './level-changes.module.css';

/** Changes on one page, as quizzes in the history; beside other things the newest ones alone, until all are asked for. */
const SIZE = 10;
const FEW = 3;

interface LevelChangesProps {
  readonly studentId: number;
  readonly name: string;
  /** Only the changes of these days; without them of all. */
  readonly days?: Span;
  /** It stands beside other things, which a long list would push away. */
  readonly few?: boolean;
}

/** When the shown level moved, newest first, each with its reason and the quiz that moved it. */
export function LevelChanges({ studentId, name, days, few = false }: LevelChangesProps) {
  const [all, setAll] = useState(!few);
  const [page, setPage] = useState(0);
  const asked = days ? periodInBody(days) : {};
  const size = all ? SIZE : FEW;
  const query = useEndpointQuery(
    listLevelChanges,
    { params: { studentId }, body: { page, size, ...asked } },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonBlock height="8rem" />}>
      {({ changes, total, timezone }) =>
        total === 0 ? (
          <EmptyState title={days ? 'No change in these days' : 'No change yet'}>
            The level follows the quizzes. Each time it moves, you see here when and why.
          </EmptyState>
        ) : (
          <>
            <Card>
              <Changes studentId={studentId} name={name} zone={timezone} changes={changes} />
            </Card>
            {all ? (
              <>
                <Pager page={page} size={SIZE} total={total} onTurn={setPage} />
                <DownloadChanges studentId={studentId} name={name} asked={asked} />
              </>
            ) : (
              total > FEW && (
                <div>
                  <Button onClick={() => setAll(true)}>{`Show all ${count(total, 'change')}`}</Button>
                </div>
              )
            )}
          </>
        )
      }
    </QueryState>
  );
}

interface ChangesProps {
  readonly studentId: number;
  readonly name: string;
  readonly zone: string;
  readonly changes: readonly LevelChange[];
}

const Changes = ({ studentId, name, zone, changes }: ChangesProps) => (
  <Stack as="ol" className={styles.changes}>
    {changes.map(({ at, reason, beforeReset, ...quiz }) => (
      <li key={at}>
        <time dateTime={at} className={styles.date}>
          {shortDate(at, zone)}
        </time>
        {beforeReset && <Badge>Before starting over</Badge>}
        <p>
          {levelSentenceForTeacher(name, reason)}{' '}
          <ScreenOnly>
            <TextLink {...linkTo(studentReviewPage, { id: studentId }, finishedQuiz(quiz))}>
              See the quiz
            </TextLink>
          </ScreenOnly>
        </p>
      </li>
    ))}
  </Stack>
);
