import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Quote } from '#platform/ui/web/quote.tsx';
import type { CatalogQuestion } from '../../contract/endpoints.ts';
import { SKILL_NAMES } from '../catalog-names.ts';
import { CorrectedNote } from './corrected-note.tsx';
import styles from './question-card.module.css';
import { QuestionOption } from './question-option.tsx';

interface QuestionCardProps {
  readonly question: CatalogQuestion;
  readonly paragraphs: readonly string[];
  readonly answers: boolean;
  /** Somebody came to see this question. */
  readonly startHere: boolean;
  readonly isLit: boolean;
  readonly onLight: () => void;
}

/** A question with its options; with the answers shown also the key, the reasons, and where it stands. */
export function QuestionCard({
  question,
  paragraphs,
  answers,
  startHere,
  isLit,
  onLight,
}: QuestionCardProps) {
  const heading = useHeadingFocus(startHere, question.correction?.at);
  return (
    <Card as="li" className={styles.question}>
      <h3 ref={heading} tabIndex={-1} className={styles.stem}>
        {question.number}. {question.stem}
      </h3>
      <p className={styles.skill}>
        {SKILL_NAMES[question.skill]} · {DIFFICULTIES[question.difficulty] ?? question.difficulty}
      </p>
      {answers && question.correction && <CorrectedNote correction={question.correction} />}
      <ol className={styles.options}>
        {question.options.map((option, index) => (
          <QuestionOption
            key={option.answerId}
            question={question}
            option={option}
            index={index}
            answers={answers}
          />
        ))}
      </ol>
      {answers && question.evidence.length > 0 && (
        <PlaceInText question={question} paragraphs={paragraphs} isLit={isLit} onLight={onLight} />
      )}
    </Card>
  );
}

/** The focus comes to a question that somebody came to see, and back to it when its key has been corrected. */
function useHeadingFocus(startHere: boolean, correctedAt: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!startHere) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [startHere]);
  // The button that asked for the correction is gone with it, and its dialog.
  const knownAt = useRef(correctedAt);
  useEffect(() => {
    if (knownAt.current !== correctedAt) heading.current?.focus();
    knownAt.current = correctedAt;
  }, [correctedAt]);
  return heading;
}

const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'meant to be easy',
  medium: 'of medium difficulty',
  hard: 'meant to be hard',
};

const PlaceInText = ({
  question,
  paragraphs,
  isLit,
  onLight,
}: Pick<QuestionCardProps, 'question' | 'paragraphs' | 'isLit' | 'onLight'>) => (
  <>
    <div>
      <Button
        variant="quiet"
        icon={isLit ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        onClick={onLight}
      >
        {isLit ? 'Hide it in the text' : 'Show it in the text'}
      </Button>
    </div>
    {isLit && <Quotes question={question} paragraphs={paragraphs} />}
  </>
);

/** The place in words, for narrow screens, where the text is far above. */
const Quotes = ({ question, paragraphs }: Pick<QuestionCardProps, 'question' | 'paragraphs'>) => (
  <div className={styles.quotes}>
    {question.evidence.map(({ paragraph, start, end }) => (
      <Quote key={`${paragraph} ${start}`} from={`Paragraph ${paragraph}`}>
        {paragraphs[paragraph - 1]?.slice(start, end)}
      </Quote>
    ))}
  </div>
);
