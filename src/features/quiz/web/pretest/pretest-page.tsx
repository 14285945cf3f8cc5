import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import type { PretestView } from '../../contract/endpoints.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import { QuizDesk } from '../quiz/quiz-desk.tsx';
import { QuizSkeleton } from '../quiz/quiz-skeleton.tsx';
import { PretestEnd } from './pretest-end.tsx';
import { PretestGrew } from './pretest-grew.tsx';
import { passagesAdded, pretestProgress } from './pretest-progress.ts';
import { PretestWelcome } from './pretest-welcome.tsx';
import { useOpenPretest } from './use-open-pretest.ts';

/** The pretest from its welcome to its end, where the student left it. */
export function PretestPage() {
  const { userId } = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const query = useOpenPretest(userId);
  useKeptPretest(query.data);
  useEffect(() => () => forgetReplies(queryClient, 'practice'), [queryClient]);
  // Null until a passage was begun or ended here: who comes back is told of passages that came to the first four.
  const [told, setMore] = useState<number | null>(null);
  const goOn = async (what: 'started' | 'saved') => {
    const planned = query.data?.quiz ? query.data.passagesPlanned : undefined;
    const { data } = await query.refetch();
    window.scrollTo({ top: 0 });
    if (!data?.quiz) return;
    setMore(planned === undefined ? 0 : Math.max(0, data.passagesPlanned - planned));
    if (what === 'saved') announce('Saved. Here is the next passage.');
  };
  const quiz = query.data?.quiz;
  const more = told ?? (query.data ? passagesAdded(query.data) : 0);
  if (quiz && query.data && more > 0) {
    return (
      <PretestGrew
        more={more}
        left={query.data.passagesPlanned - query.data.passagesDone}
        progress={pretestProgress(query.data)(0)}
        onContinue={() => setMore(0)}
      />
    );
  }
  if (quiz && query.data && !query.isRefetchError) {
    return (
      <QuizDesk
        key={quiz.attemptId}
        quiz={quiz}
        studentId={userId}
        arrived={null}
        progress={pretestProgress(query.data)}
        onOver={() => void goOn('saved')}
        onGone={(startsOver) =>
          void (startsOver ? navigate({ ...linkTo(studentHome), replace: true }) : goOn('saved'))
        }
      />
    );
  }
  if (query.isRefetchError) {
    return (
      <Page title="Pretest" width="reading">
        <ErrorState problem={query.error.problem} onRetry={() => void goOn('saved')} />
      </Page>
    );
  }
  return (
    <QueryState query={query} skeleton={<QuizSkeleton />}>
      {(pretest) => <Outside pretest={pretest} onStart={() => void goOn('started')} />}
    </QueryState>
  );
}

/** Keeps the open passage on this device, with how far the pretest is. */
function useKeptPretest(pretest: PretestView | undefined): void {
  const outbox = useOutbox();
  useEffect(() => {
    if (pretest?.quiz) outbox.keepQuiz(pretest.quiz, pretest);
  }, [outbox, pretest]);
}

/** Before the first passage and after the last. */
function Outside({ pretest, onStart }: { pretest: PretestView; onStart: () => void }) {
  if (pretest.mayStart) return <PretestWelcome again={pretest.again} onStarted={onStart} />;
  return <PretestEnd {...pretest} />;
}
