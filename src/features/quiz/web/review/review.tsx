import { IconArrowDown, IconPencil } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { scoreForReader, scoreInWords } from '#features/progress/core/score-in-words.ts';
import { TooFastNote } from '#features/progress/web/public.tsx';
import {
  PassageArticle,
  ReaderPanel,
  readerLetters,
  useReaderSettings,
} from '#features/reading/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayPage, finishedQuiz } from '#platform/screens/core/addresses.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { QuizReview } from '../../contract/endpoints.ts';
import type { FeedbackView } from '../../contract/views.ts';
import { useEssayLabel } from '../essay/use-essay-draft.ts';
import styles from './review.module.css';
import { ReviewHead } from './review-head.tsx';
import { ReviewedEssay } from './reviewed-essay.tsx';
import { ReviewedQuestion } from './reviewed-question.tsx';

const QuizMarks = lazyPart(async () => (await import('../marks/quiz-marks.tsx')).QuizMarks);

interface ReviewProps {
  readonly review: QuizReview;
  /** Another person looks at a student's answers. */
  readonly ofStudent: boolean;
  /** The way on, above the text; in a narrow place after the last answer. */
  readonly before?: ReactNode;
  /** The way back, after the last answer. */
  readonly after?: ReactNode;
}

/** The passage, and each question with what was chosen, what is right, why, and where it is. */
export function Review({ review, ofStudent, before, after }: ReviewProps) {
  const [lit, setLit] = useState<FeedbackView['evidence']>([]);
  const [from, setFrom] = useState<number | null>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { settings, change } = useReaderSettings(review.supports);
  const letters = ofStudent ? null : readerLetters(settings);
  const isOpen = !ofStudent && review.essay?.status === 'open';
  const toQuestion = (number: number) => list.current?.querySelectorAll('h3')[number - 1]?.focus();
  return (
    <div {...letters} className={classNames(styles.review, letters?.className)}>
      <ReviewHead review={review} onQuestion={toQuestion} />
      <div className={styles.ways}>
        {!ofStudent && <p className={styles.first}>{scoreForReader(review.result)}</p>}
        {before !== undefined && <div className={styles.before}>{before}</div>}
        <div className={styles.toAnswers}>
          <Button icon={<IconArrowDown size={20} aria-hidden />} onClick={() => answers.current?.focus()}>
            Go to the answers
          </Button>
        </div>
        {!ofStudent && <ReaderPanel settings={settings} change={change} keys={false} />}
      </div>
      <div className={styles.text}>
        <PassageArticle passage={review.passage} settings={settings} evidence={lit} titleAs="h2" />
        {/* A teacher sees the answers of a student, and nothing of what they marked. */}
        {!ofStudent && (
          <Suspense>
            <QuizMarks attemptId={review.attemptId} paragraphs={review.passage.paragraphs} />
          </Suspense>
        )}
      </div>
      <Stack className={styles.answers}>
        {isOpen && (
          <div>
            <WriteLink review={review} />
          </div>
        )}
        <h2 ref={answers} tabIndex={-1} className={styles.score}>
          {ofStudent ? scoreInWords(review.result) : scoreForReader(review.result)}
        </h2>
        <TooFastNote of={[review.result]} />
        <ol ref={list} className={styles.list}>
          {review.answered.map((question) => (
            <ReviewedQuestion
              key={question.questionId}
              question={question}
              paragraphs={review.passage.paragraphs}
              form={review.passage.form}
              zone={review.timezone}
              ofStudent={ofStudent}
              isLit={lit === question.feedback.evidence}
              onShow={() => {
                setLit(question.feedback.evidence);
                setFrom(question.number);
              }}
            />
          ))}
        </ol>
        {from !== null && (
          <div className={styles.back}>
            <Button
              icon={<IconArrowDown size={20} aria-hidden />}
              onClick={() => {
                toQuestion(from);
                setFrom(null);
              }}
            >
              Back to question {from}
            </Button>
          </div>
        )}
        {review.essay && !isOpen && <ReviewedEssay essay={review.essay} ofStudent={ofStudent} />}
        <Row>
          {after}
          {before !== undefined && <div className={styles.beforeAtEnd}>{before}</div>}
        </Row>
      </Stack>
    </div>
  );
}

const WriteLink = ({ review }: Pick<ReviewProps, 'review'>) => (
  <LinkButton {...linkTo(essayPage, {}, finishedQuiz(review))} icon={<IconPencil size={20} aria-hidden />}>
    {useEssayLabel(review.attemptId)}
  </LinkButton>
);
