import { useId } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { studentQuizData } from '#features/quiz/contract/endpoints.ts';
import type { EssaySlotProps } from '#features/quiz/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import styles from './essay.module.css';
import { EssayForm } from './essay-form.tsx';
import { EssayNote } from './essay-note.tsx';

/** The short essay of a finished quiz while it can be written, and what became of it. */
export function OpenEssay({ review, end, onEnd }: EssaySlotProps) {
  if (end) return <EssayNote end={end} />;
  return review.essay?.status === 'open' ? <EssayCard review={review} onEnd={onEnd} /> : null;
}

function EssayCard({ review, onEnd }: Pick<EssaySlotProps, 'review' | 'onEnd'>) {
  const { userId } = useActor();
  const heading = useId();
  const { data } = useEndpointQuery(
    studentQuizData,
    { params: { studentId: userId } },
    { refetchOnMount: 'always' },
  );
  const essay = data?.essay;
  if (essay?.student_quiz_response_id !== review.student_quiz_response_id) return null;
  return (
    <Card as="section" labelledBy={heading} className={styles.card}>
      <h2 id={heading} className={styles.heading}>
        Write a few sentences
      </h2>
      <EssayForm key={essay.student_quiz_response_id} essay={essay} onDone={onEnd} />
    </Card>
  );
}
