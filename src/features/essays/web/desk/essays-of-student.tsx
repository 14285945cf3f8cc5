import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { classEssaysPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type EssayOfStudent, listEssaysOfStudent } from '../../contract/student-essays.ts';
import { DownloadEssays } from './download-essays.tsx';
import styles from './essays-of-student.module.css';
import { PageTurner } from './page-turner.tsx';

/** What a student handed in, newest first, with score and comment. */
export function EssaysOfStudent({ studentId, name }: { readonly studentId: number; readonly name: string }) {
  const [page, setPage] = useState(0);
  const query = useEndpointQuery(
    listEssaysOfStudent,
    { params: { id: studentId }, query: { page } },
    { placeholderData: keepPreviousData },
  );
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={4} />}>
      {({ essays, total, size, timezone }) =>
        essays.length === 0 && page === 0 ? (
          <EmptyState title="No essays yet">
            What this student hands in after a quiz appears here, with your score and comment.
          </EmptyState>
        ) : (
          <>
            <DownloadEssays studentId={studentId} name={name} />
            <Stack as="ul" gap={16}>
              {essays.map((essay) => (
                <EssayCard key={essay.attemptId} essay={essay} studentId={studentId} zone={timezone} />
              ))}
            </Stack>
            <PageTurner page={page} total={total} size={size} onTurn={setPage} />
          </>
        )
      }
    </QueryState>
  );
}

interface EssayCardProps {
  readonly essay: EssayOfStudent;
  readonly studentId: number;
  readonly zone: string;
}

const EssayCard = ({ essay, studentId, zone }: EssayCardProps) => (
  <Card as="li" gap={12}>
    <Row gap={16} rowGap={8} align="center" between>
      <div>
        <h2 className={styles.title}>
          <TextLink {...linkTo(studentReviewPage, { id: studentId }, finishedQuiz(essay))}>
            {essay.title}
          </TextLink>
        </h2>
        <p className={styles.quiet}>{shortDate(essay.submittedAt, zone)}</p>
      </div>
      {essay.score === null ? (
        <Row gap={12} align="center">
          <Badge>To read</Badge>
          {essay.classId !== null && (
            <LinkButton {...linkTo(classEssaysPage, { id: essay.classId }, { by: 'student' })}>
              Read and score
            </LinkButton>
          )}
        </Row>
      ) : (
        <Badge tone="leaf">{essay.score} of 4</Badge>
      )}
    </Row>
    <p className={styles.quiet}>{curlQuotes(essay.prompt)}</p>
    <p className={styles.text}>{essay.text}</p>
    {essay.comment !== '' && (
      <p>
        <strong>Comment:</strong> {essay.comment}
      </p>
    )}
  </Card>
);
