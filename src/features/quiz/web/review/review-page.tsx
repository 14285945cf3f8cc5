import { IconArrowDown, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { PassageArticle, useReaderSettings } from '#features/reading/web/public.tsx';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizReview, studentHome, studentPage } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { type QuizReview, quizReviewData } from '../../contract/endpoints.ts';
import type { FeedbackView } from '../../contract/views.ts';
import { type EssayEnd, EssaySlot } from '../essay-slot.tsx';
import { QuizSkeleton } from '../quiz/quiz-skeleton.tsx';
import { useFinishedQuiz } from '../results/use-finished-quiz.ts';
import styles from './review.module.css';
import { ReviewedEssay } from './reviewed-essay.tsx';
import { ReviewedQuestion } from './reviewed-question.tsx';

/** A finished quiz: the passage, and each question with what was chosen, what is right, why, and where it stands. */
export function ReviewPage() {
  const { role } = useActor();
  const query = useFinishedQuiz(quizReview);
  const { data } = query;
  return (
    <Page title={data ? `Answers: ${data.passage.title}` : 'Answers'} width="quiz" hideHeading>
      <QueryState query={query} skeleton={<QuizSkeleton />} action={role === 'student' ? <ToMyHome /> : null}>
        {(review) => <Review review={review} ofStudent={role !== 'student'} />}
      </QueryState>
    </Page>
  );
}

const ToMyHome = () => <LinkButton {...linkTo(studentHome)}>To my home</LinkButton>;

interface ReviewProps {
  readonly review: QuizReview;
  /** Somebody else looks at a student's answers. */
  readonly ofStudent: boolean;
}

function Review({ review, ofStudent }: ReviewProps) {
  const [lit, setLit] = useState<FeedbackView['evidence']>([]);
  const answers = useRef<HTMLHeadingElement>(null);
  const { settings } = useReaderSettings();
  const essay = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<EssayEnd | null>(null);
  const queryClient = useQueryClient();
  const isOpen = !ofStudent && review.essay?.status === 'open' && end === null;
  const endEssay = (how: EssayEnd) => {
    setEnd(how);
    forgetReplies(queryClient, 'practice');
    void queryClient.invalidateQueries({ queryKey: endpointKey(quizReviewData) });
  };
  return (
    <div className={styles.review}>
      <div className={styles.toAnswers}>
        {isOpen && (
          <Button icon={<IconPencil size={20} aria-hidden />} onClick={() => essay.current?.focus()}>
            To the essay
          </Button>
        )}
        <Button icon={<IconArrowDown size={20} aria-hidden />} onClick={() => answers.current?.focus()}>
          To the answers
        </Button>
      </div>
      <div className={styles.text}>
        <PassageArticle passage={review.passage} settings={settings} evidence={lit} titleAs="h2" />
      </div>
      <div className={styles.questions}>
        {(isOpen || end !== null) && (
          <div ref={essay} tabIndex={-1} className={styles.toWrite}>
            <EssaySlot review={review} end={end} onEnd={endEssay} />
          </div>
        )}
        <h2 ref={answers} tabIndex={-1} className={styles.score}>
          {review.result.right} of {review.result.total} right
        </h2>
        <ol className={styles.list}>
          {review.answered.map((question) => (
            <ReviewedQuestion
              key={question.questionId}
              question={question}
              paragraphs={review.passage.paragraphs}
              zone={review.timezone}
              ofStudent={ofStudent}
              isLit={lit === question.feedback.evidence}
              onShow={() => setLit(question.feedback.evidence)}
            />
          ))}
        </ol>
        {review.essay && !isOpen && <ReviewedEssay essay={review.essay} ofStudent={ofStudent} />}
        <div>
          {ofStudent ? (
            <LinkButton {...linkTo(studentPage, { id: review.studentId })}>To the student</LinkButton>
          ) : (
            <ToMyHome />
          )}
        </div>
      </div>
    </div>
  );
}
