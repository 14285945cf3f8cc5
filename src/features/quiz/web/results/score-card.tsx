import { IconCheck, IconClockPlay, IconPointFilled } from '@tabler/icons-react';
import { scoreParts, tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { TooFastNote } from '#features/progress/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { AnsweredQuestionView, FeedbackView, QuizResult } from '../../contract/views.ts';
import styles from './results.module.css';

interface ScoreCardProps {
  readonly result: QuizResult;
  readonly answered: readonly AnsweredQuestionView[];
}

/** Right of total, and the way there, question by question. */
export const ScoreCard = ({ result, answered }: ScoreCardProps) => (
  <Card {...(result.passed && { tone: 'leaf' })} gap={12} className={styles.score}>
    <Words result={result} />
    <TooFastNote of={[result]} />
    <Row as="ol" aria-label="Your answers">
      {answered.map(({ questionId, number, feedback }) => (
        <li key={questionId} className={styles.mark} data-right={feedback.right && !feedback.fast}>
          <Mark {...feedback} />
          <span>
            {number}
            <span className={styles.said}>: {said(feedback)}</span>
          </span>
        </li>
      ))}
    </Row>
  </Card>
);

function Words({ result }: { readonly result: QuizResult }) {
  const { total, fastAnswers } = result;
  // A large nought helps nobody.
  if (tooFastToCount(result)) {
    return (
      <p>
        {fastAnswers} of {total} answers do not count.
      </p>
    );
  }
  const { figure, words } = scoreParts(result);
  return (
    <p>
      <span className={styles.figure}>{figure}</span> {words}
    </p>
  );
}

function Mark({ right, fast }: FeedbackView) {
  if (fast) return <IconClockPlay size={20} aria-hidden />;
  return right ? <IconCheck size={20} aria-hidden /> : <IconPointFilled size={20} aria-hidden />;
}

function said({ right, fast }: FeedbackView): string {
  if (fast) return 'not counted';
  return right ? 'right' : 'not quite';
}
