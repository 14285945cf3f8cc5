import { useId, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { type QuizReview, studentQuizData } from '../../contract/endpoints.ts';
import { type EssayEnd, EssayForm } from '../essay/essay-form.tsx';
import styles from './results.module.css';

interface EssayCardProps {
  readonly review: QuizReview;
  /** How it was left behind; null before. */
  readonly end: EssayEnd | null;
  readonly onEnd: (end: EssayEnd) => void;
}

/** The short essay after a quiz, where the class has one. */
export function EssayCard({ review, end, onEnd }: EssayCardProps) {
  if (end) return <EssayNote end={end} />;
  return review.essay?.status === 'open' ? <OpenEssay review={review} onDone={onEnd} /> : null;
}

function OpenEssay({
  review,
  onDone,
}: {
  readonly review: QuizReview;
  readonly onDone: (end: EssayEnd) => void;
}) {
  const { userId } = useActor();
  const heading = useId();
  const { data } = useEndpointQuery(studentQuizData, { params: { studentId: userId } });
  const essay = data?.essay;
  if (essay?.student_quiz_response_id !== review.student_quiz_response_id) return null;
  return (
    <Card as="section" labelledBy={heading} className={styles.part}>
      <h2 id={heading} className={styles.heading}>
        Write a few sentences
      </h2>
      <EssayForm essay={essay} onDone={onDone} />
    </Card>
  );
}

/** What became of it; it can be closed. */
function EssayNote({ end }: { readonly end: EssayEnd }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  if (end.kind === 'gone') return null;
  if (end.kind === 'skipped') {
    return (
      <Note title="You left the essay out" onClose={() => setOpen(false)}>
        <p>That is fine. The next one may suit you better.</p>
      </Note>
    );
  }
  return (
    <Note tone="leaf" title="Your essay is handed in" onClose={() => setOpen(false)}>
      <p>
        {end.points !== null && end.points > 0
          ? `Your own words earned ${end.points} points. Your teacher will read it.`
          : 'Your teacher will read it.'}
      </p>
    </Note>
  );
}
