import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Quote } from '#platform/ui/web/quote.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useFocusOnChange } from '#platform/ui/web/use-focus-on-change.ts';
import type { CatalogQuestion, CatalogQuiz } from '../../contract/endpoints.ts';
import { placeName } from '../../core/place-name.ts';
import { SKILL_NAMES } from '../../core/skill-names.ts';
import { CorrectedNote } from './corrected-note.tsx';
import styles from './question-card.module.css';
import { QuestionOption } from './question-option.tsx';

interface QuestionCardProps {
  readonly question: CatalogQuestion;
  readonly paragraphs: readonly string[];
  /** Of the passage: a poem has stanzas. */
  readonly form: CatalogQuiz['form'];
  readonly answers: boolean;
  /** In which dates are told. */
  readonly zone: string;
  /** The teacher came to see this question. */
  readonly startHere: boolean;
  readonly isLit: boolean;
  readonly onLight: () => void;
}

/** A question with its options; with the answers shown also the key, the reasons, and the place in the text. */
export function QuestionCard({
  question,
  paragraphs,
  form,
  answers,
  zone,
  startHere,
  isLit,
  onLight,
}: QuestionCardProps) {
  const heading = useHeadingFocus(startHere, question.correction?.at);
  return (
    <Card as="li" gap={8}>
      <h3 ref={heading} tabIndex={-1} className={styles.stem}>
        {question.number}. {question.stem}
      </h3>
      <p className={styles.skill}>
        {SKILL_NAMES[question.skill]} · {DIFFICULTIES[question.difficulty] ?? question.difficulty}
      </p>
      {answers && question.correction && <CorrectedNote correction={question.correction} zone={zone} />}
      <Stack as="ol" gap={4}>
        {question.options.map((option, index) => (
          <QuestionOption
            key={option.optionId}
            question={question}
            option={option}
            index={index}
            answers={answers}
          />
        ))}
      </Stack>
      {answers && question.evidence.length > 0 && (
        <PlaceInText
          question={question}
          paragraphs={paragraphs}
          form={form}
          isLit={isLit}
          onLight={onLight}
        />
      )}
    </Card>
  );
}

/** The focus comes to a question that the teacher came to see, and back to it when its key has been corrected. */
function useHeadingFocus(startHere: boolean, correctedAt: string | undefined) {
  // The button that asked for the correction is gone with it, and its dialog.
  const heading = useFocusOnChange<HTMLHeadingElement>(correctedAt);
  useEffect(() => {
    if (!startHere) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [startHere, heading]);
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
  form,
  isLit,
  onLight,
}: Pick<QuestionCardProps, 'question' | 'paragraphs' | 'form' | 'isLit' | 'onLight'>) => (
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
    {isLit && <Quotes question={question} paragraphs={paragraphs} form={form} />}
  </>
);

/** The place in words, for narrow screens, where the text is far above. */
const Quotes = ({
  question,
  paragraphs,
  form,
}: Pick<QuestionCardProps, 'question' | 'paragraphs' | 'form'>) => (
  <div className={styles.quotes}>
    {question.evidence.map(({ paragraph, start, end }) => (
      <Quote key={`${paragraph} ${start}`} from={placeName(form, paragraph)}>
        {paragraphs[paragraph - 1]?.slice(start, end)}
      </Quote>
    ))}
  </div>
);
