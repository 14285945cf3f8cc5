import { useId, useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { TooFastNote } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { listPassageReaders, type PassageReader } from '../../../contract/passage-readers.ts';
import styles from './passage-readers.module.css';

/** Shown at first: what fits into one look. */
const AT_FIRST = 7;

/** Which students of the teacher have read a passage, the last first; each opens the quiz. */
export function PassageReaders({ versionId }: { readonly versionId: number }) {
  const heading = useId();
  const query = useEndpointQuery(listPassageReaders, { params: { versionId } });
  return (
    <Card as="section" gap={12} labelledBy={heading}>
      <h2 id={heading} className={styles.title}>
        Your students
      </h2>
      {query.error && (
        <ErrorState
          problem={query.error.problem}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isPending && <SkeletonLines lines={3} />}
      {query.data && <Readers {...query.data} />}
    </Card>
  );
}

interface ReadersProps {
  readonly readers: readonly PassageReader[];
  readonly more: number;
}

function Readers({ readers, more }: ReadersProps) {
  const [all, setAll] = useState(false);
  if (readers.length === 0) return <p>None of your students has read this passage yet.</p>;
  const shown = all ? readers : readers.slice(0, AT_FIRST);
  const nameIn = namesAmong(readers);
  const number = readers.length + more;
  return (
    <>
      <p>
        {count(number, 'student')} {number === 1 ? 'has' : 'have'} read it.
      </p>
      <TooFastNote of={shown} />
      <Stack as="ul" gap={8}>
        {shown.map((reader) => (
          <Reader key={reader.studentId} reader={reader} name={nameIn(reader)} />
        ))}
      </Stack>
      {shown.length < readers.length && (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show all {readers.length}
          </Button>
        </div>
      )}
      {all && more > 0 && <p>And {more} more, earlier.</p>}
    </>
  );
}

const Reader = ({ reader, name }: { readonly reader: PassageReader; readonly name: string }) => (
  <Row as="li" gap={16} rowGap={4} align="center" between>
    <span>
      <TextLink {...linkTo(studentReviewPage, { id: reader.studentId }, finishedQuiz(reader))}>
        {name}
      </TextLink>{' '}
      <span className={styles.facts}>
        {/* A day of a calendar is the same in every zone. */}
        <time dateTime={reader.finishedOn}>{shortDate(reader.finishedOn, 'UTC')}</time> ·{' '}
        {scoreInWords(reader)}
      </span>
    </span>
    {reader.passed ? <Badge tone="leaf">Passed</Badge> : <Badge>Not passed</Badge>}
  </Row>
);
