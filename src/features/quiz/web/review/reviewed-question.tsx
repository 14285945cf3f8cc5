import { IconBulb, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Quote } from '#platform/ui/web/quote.tsx';
import type { AnsweredQuestionView } from '../../contract/views.ts';
import { letterOf } from '../quiz/quiz-state.ts';
import { showEvidence } from '../quiz/show-evidence.ts';
import { CorrectedNote } from './corrected-note.tsx';
import styles from './review.module.css';

interface ReviewedQuestionProps {
  readonly question: AnsweredQuestionView;
  readonly paragraphs: readonly string[];
  readonly zone: string;
  /** Somebody else looks at a student's answers. */
  readonly ofStudent: boolean;
  readonly isLit: boolean;
  readonly onShow: () => void;
}

/** A question as it was answered. */
export function ReviewedQuestion({
  question,
  paragraphs,
  zone,
  ofStudent,
  isLit,
  onShow,
}: ReviewedQuestionProps) {
  const { feedback } = question;
  const wasLit = useRef(isLit);
  useEffect(() => {
    if (isLit && !wasLit.current) showEvidence(document.body);
    wasLit.current = isLit;
  }, [isLit]);
  return (
    <Card as="li" className={styles.question}>
      <h3 className={styles.stem}>
        {question.number}. {question.stem}
      </h3>
      <Options question={question} ofStudent={ofStudent} />
      {feedback.fast && <Badge tone="sky">Answered faster than the text can be read, so not counted</Badge>}
      <CorrectedNote keyCorrectedAt={feedback.keyCorrectedAt} zone={zone} />
      {feedback.chosenRationale !== feedback.rightRationale && <p>{feedback.chosenRationale}</p>}
      <p>{feedback.rightRationale}</p>
      {feedback.evidence.map(({ paragraph, start, end }) => (
        <Quote key={`${paragraph} ${start}`} from={`Paragraph ${paragraph}`}>
          {paragraphs[paragraph - 1]?.slice(start, end)}
        </Quote>
      ))}
      {feedback.evidence.length > 0 && (
        <div className={styles.show}>
          <Button variant="quiet" icon={<IconEye size={20} aria-hidden />} onClick={onShow}>
            Show it in the text
          </Button>
        </div>
      )}
    </Card>
  );
}

function Options({ question, ofStudent }: Pick<ReviewedQuestionProps, 'question' | 'ofStudent'>) {
  const { chosenAnswerId, correctAnswerId } = question.feedback;
  const chosenWord = ofStudent ? 'Chosen' : 'Your answer';
  return (
    <ul className={styles.options}>
      {question.options.map(({ answerId, text }, index) => {
        const [chosen, right] = [answerId === chosenAnswerId, answerId === correctAnswerId];
        return (
          <li key={answerId} className={styles.option} data-chosen={chosen} data-right={right}>
            <span className={styles.letter}>{letterOf(index)}</span>
            <span className={styles.optionText}>{text}</span>
            {chosen && (
              <Badge tone={right ? 'leaf' : 'berry'} icon={<Sign right={right} />}>
                {chosenWord}
              </Badge>
            )}
            {right && !chosen && (
              <Badge tone="leaf" icon={<Sign right />}>
                Right answer
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Sign = ({ right }: { right: boolean }) =>
  right ? <IconCircleCheck size={16} aria-hidden /> : <IconBulb size={16} aria-hidden />;
