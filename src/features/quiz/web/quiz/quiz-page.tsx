import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz, pretest, quizResults, studentHome } from '#platform/screens/core/addresses.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import { QuizDesk } from './quiz-desk.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { type Opening, useOpenQuiz } from './use-open-quiz.ts';

/** The quiz that is open, where the student left it. */
export function QuizPage() {
  const { userId } = useActor();
  const query = useOpenQuiz(userId);
  const queryClient = useQueryClient();
  useEffect(() => () => forgetReplies(queryClient, 'practice'), [queryClient]);
  if (query.data?.kind === 'quiz') return <OpenQuiz key={query.data.quiz.attemptId} {...query.data} />;
  return (
    <Page title="Quiz" width="quiz" hideHeading>
      <QueryState query={query} skeleton={<QuizSkeleton />}>
        {(opening) => {
          if (opening.kind === 'finished')
            return <Navigate {...linkTo(quizResults, {}, opening.quiz)} replace />;
          return <Navigate {...linkTo(opening.kind === 'pretest' ? pretest : studentHome)} replace />;
        }}
      </QueryState>
    </Page>
  );
}

function OpenQuiz({ quiz, arrived, leftEssay }: Extract<Opening, { kind: 'quiz' }>) {
  const { userId } = useActor();
  const outbox = useOutbox();
  useEffect(() => outbox.keepQuiz(quiz), [outbox, quiz]);
  const navigate = useNavigate();
  const toResults = () => void navigate({ ...linkTo(quizResults, {}, finishedQuiz(quiz)), replace: true });
  const progress = (answered: number) => ({
    value: answered,
    max: quiz.questionCount,
    label: `${answered} of ${quiz.questionCount} questions answered`,
    short: `${answered}\u00A0of\u00A0${quiz.questionCount} answered`,
  });
  return (
    <QuizDesk
      quiz={quiz}
      studentId={userId}
      arrived={arrived}
      leftEssay={leftEssay}
      progress={progress}
      onOver={toResults}
      // Where a teacher lets the student start over, they say that this passage ended.
      onGone={toResults}
    />
  );
}
