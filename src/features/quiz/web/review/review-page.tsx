import { Navigate } from '@tanstack/react-router';
import { useActor } from '#features/accounts/web/public.tsx';
import { tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz, quizReview, studentHome } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import type { QuizReview } from '../../contract/endpoints.ts';
import { QuizSkeleton } from '../quiz/quiz-skeleton.tsx';
import { useFinishedQuiz } from '../results/use-finished-quiz.ts';
import { Review } from './review.tsx';

/** A finished quiz of the student who asks. A teacher is led to the same quiz below its student. */
export function ReviewPage() {
  const isStudent = useActor().role === 'student';
  const query = useFinishedQuiz(quizReview);
  const { data } = query;
  if (data && !isStudent) {
    return <Navigate {...linkTo(studentReviewPage, { id: data.studentId }, finishedQuiz(data))} replace />;
  }
  return (
    <Page title={data ? titleOf(data) : 'Answers'} width="quiz" hideHeading>
      <QueryState query={query} skeleton={<QuizSkeleton />} action={isStudent ? <Home /> : null}>
        {(review) => <Review review={review} ofStudent={false} before={<Next />} after={<Home />} />}
      </QueryState>
    </Page>
  );
}

/** Of a passage that was too fast to count the text comes first, as the way here says. */
const titleOf = ({ passage: { title }, result }: QuizReview): string =>
  `${tooFastToCount(result) ? 'Text and answers' : 'Answers'}: ${title}`;

const Next = () => <LinkButton {...linkTo(studentHome)}>Choose the next passage</LinkButton>;

const Home = () => <LinkButton {...linkTo(studentHome)}>Home</LinkButton>;
