import { useId } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { type QuizReview, studentQuizData } from '../../contract/endpoints.ts';
import styles from './essay.module.css';
import { type EssayEnd, EssayForm } from './essay-form.tsx';
import { EssayNote } from './essay-note.tsx';

interface OpenEssayProps {
  readonly review: QuizReview;
  /** How it was left behind; null before. */
  readonly end: EssayEnd | null;
  readonly onEnd: (end: EssayEnd) => void;
}

/** The short essay of a finished quiz while it can be written, and what became of it. */
export function OpenEssay({ review, end, onEnd }: OpenEssayProps) {
  if (end) return <EssayNote end={end} />;
  return review.essay?.status === 'open' ? <EssayCard review={review} onEnd={onEnd} /> : null;
}

function EssayCard({ review, onEnd }: Pick<OpenEssayProps, 'review' | 'onEnd'>) {
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
      <EssayForm essay={essay} onDone={onEnd} />
    </Card>
  );
}
