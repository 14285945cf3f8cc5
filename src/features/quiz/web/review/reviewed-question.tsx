import { IconBulb, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PassageView } from '#features/library/contract/passage-view.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { placeForStudent, placeName } from '#features/library/core/place-name.ts';
import { fittingWords } from '#features/reading/web/public.tsx';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Quote } from '#platform/ui/web/quote.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { AnsweredQuestionView } from '../../contract/views.ts';
import { letterOf } from '../quiz/quiz-state.ts';
import { showEvidence } from '../quiz/show-evidence.ts';
import { CorrectedNote } from './corrected-note.tsx';
import styles from './review.module.css';

interface ReviewedQuestionProps {
  readonly question: AnsweredQuestionView;
  readonly paragraphs: readonly string[];
  /** Of the passage: a poem has stanzas. */
  readonly form: PassageView['form'];
  readonly zone: string;
  /** Another person looks at a student's answers. */
  readonly ofStudent: boolean;
  readonly isLit: boolean;
  readonly onShow: () => void;
}

/** A question as it was answered. */
export function ReviewedQuestion({
  question,
  paragraphs,
  form,
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
    <Card as="li" gap={12}>
      <h3 className={styles.stem} style={fittingWords(question.stem)} tabIndex={-1}>
        {question.number}. {curlQuotes(question.stem)}
      </h3>
      <Options question={question} ofStudent={ofStudent} />
      {feedback.fast && (
        <div>
          <Badge tone="sky">Too fast to count</Badge>
        </div>
      )}
      <CorrectedNote keyCorrectedAt={feedback.keyCorrectedAt} zone={zone} />
      {feedback.chosenRationale !== feedback.rightRationale && <Why words={feedback.chosenRationale} />}
      <Why words={feedback.rightRationale} />
      {feedback.evidence.map(({ paragraph, start, end }) => (
        <Quote
          key={`${paragraph} ${start}`}
          from={ofStudent ? placeName(form, paragraph) : placeForStudent(form, paragraph)}
        >
          {curlQuotes(paragraphs[paragraph - 1] ?? '').slice(start, end)}
        </Quote>
      ))}
      {feedback.evidence.length > 0 && (
        <div>
          <Button
            variant="quiet"
            icon={<IconEye size={20} aria-hidden />}
            onClick={() => {
              // Lit already, it is not drawn anew.
              if (isLit) showEvidence(document.body);
              onShow();
            }}
          >
            Show it in the text
          </Button>
        </div>
      )}
    </Card>
  );
}

const Why = ({ words }: { readonly words: string | null }) => (
  <p className={styles.why} style={fittingWords(words ?? '')}>
    {curlQuotes(words ?? '')}
  </p>
);

function Options({ question, ofStudent }: Pick<ReviewedQuestionProps, 'question' | 'ofStudent'>) {
  const { chosenOptionId, rightOptionId } = question.feedback;
  const chosenWord = ofStudent ? 'Chosen' : 'Your answer';
  return (
    <Stack as="ul" gap={4} style={fittingWords(...question.options.map(({ text }) => text))}>
      {question.options.map(({ optionId, text }, index) => {
        const [chosen, right] = [optionId === chosenOptionId, optionId === rightOptionId];
        return (
          <li key={optionId} className={styles.option} data-chosen={chosen} data-right={right}>
            <span className={styles.letter}>{letterOf(index)}</span>
            <span className={styles.optionText}>{curlQuotes(text)}</span>
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
    </Stack>
  );
}

const Sign = ({ right }: { right: boolean }) =>
  right ? <IconCircleCheck size={16} aria-hidden /> : <IconBulb size={16} aria-hidden />;
