import { Navigate } from '@tanstack/react-router';
import { useActor } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz, quizReview, studentHome } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
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
    <Page title={data ? `Answers: ${data.passage.title}` : 'Answers'} width="quiz" hideHeading>
      <QueryState query={query} skeleton={<QuizSkeleton />} action={isStudent ? <Home /> : null}>
        {(review) => <Review review={review} ofStudent={false} after={<Home />} />}
      </QueryState>
    </Page>
  );
}

const Home = () => <LinkButton {...linkTo(studentHome)}>Home</LinkButton>;
