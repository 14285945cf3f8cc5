import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { type QuizReview, quizReviewData, studentQuizData } from '#features/quiz/contract/endpoints.ts';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { ESSAY_REASON } from '#features/quiz/core/essay-reason.ts';
import { AssignedSteps, coveredBySheet, QuestionSheet } from '#features/quiz/web/public.tsx';
import {
  LineFocus,
  ListenPlace,
  PassageArticle,
  ReaderPanel,
  readerSurface,
  SpeakButton,
  useReaderSettings,
} from '#features/reading/web/public.tsx';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { endpointKey, useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayPage, finishedQuiz, quizReview, studentHome } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import styles from './essay.module.css';
import { EssayDone } from './essay-done.tsx';
import { type EssayEnd, EssayForm } from './essay-form.tsx';

/** No quiz has this id. */
const NONE = Number.MAX_SAFE_INTEGER;

/** The short essay of a finished quiz, written beside its passage; required and optional ones alike. */
export function EssayPage() {
  const { userId } = useActor();
  const { attemptId = NONE, versionId = NONE } = useScreen(essayPage).search;
  const review = useEndpointQuery(quizReviewData, { params: { versionId }, query: { attemptId } });
  const open = useEndpointQuery(
    studentQuizData,
    { params: { studentId: userId } },
    { refetchOnMount: 'always' },
  );
  const title = review.data?.passage.title;
  return (
    <Page title={title === undefined ? 'Write about it' : `Write about “${title}”`} width="quiz" hideHeading>
      <QueryState
        query={review}
        skeleton={<SkeletonLines lines={8} />}
        action={<LinkButton {...linkTo(studentHome)}>Home</LinkButton>}
      >
        {(data) => (
          <QueryState query={open} skeleton={<SkeletonLines lines={8} />}>
            {({ essay }) => <EssayDesk review={data} essay={essay} />}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}

interface EssayDeskProps {
  readonly review: QuizReview;
  /** The essay that can be written now. */
  readonly essay: EssayPrompt | null;
}

/** The passage, and beside it what is written; on a narrow screen a sheet that one thumb opens and closes, as in the quiz. */
export function EssayDesk({ review, essay }: EssayDeskProps) {
  const { settings, change } = useReaderSettings(review.supports);
  const [sheet, setSheet] = useState(true);
  const [end, setEnd] = useState<EssayEnd | null>(null);
  // What was written is asked for again once it has arrived; the form stays the one that it was.
  const [first] = useState(essay);
  const desk = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const quiz = finishedQuiz(review);
  const surface = readerSurface(settings);
  const queryClient = useQueryClient();
  const isOver = end !== null;
  const finish = (how: EssayEnd) => {
    setEnd(how);
    setSheet(true);
    forgetReplies(queryClient, 'practice');
    void queryClient.invalidateQueries({ queryKey: endpointKey(quizReviewData) });
  };
  useEffect(() => {
    if (isOver) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [isOver]);
  if (first?.attemptId !== review.attemptId) return <Navigate {...linkTo(quizReview, {}, quiz)} replace />;
  return (
    <div ref={desk} {...surface} className={classNames(styles.desk, surface.className)}>
      <div className={styles.text} data-sheet={sheet}>
        <Row gap={4} className={styles.tools}>
          {first.readAloud && <ListenPlace {...review.passage} />}
          <ReaderPanel settings={settings} change={change} keys={false} />
        </Row>
        {review.assigned && <AssignedSteps now="Essay" essay />}
        <div className={styles.lines}>
          {settings.lineFocus && (
            <Suspense>
              <LineFocus covered={() => coveredBySheet(desk.current)} />
            </Suspense>
          )}
          <PassageArticle passage={review.passage} settings={settings} evidence={[]} titleAs="h2" />
        </div>
      </div>
      <QuestionSheet
        label="Write about it"
        text={review.passage.form === 'verse' ? 'poem' : 'text'}
        open={sheet}
        onTurn={setSheet}
      >
        <div ref={panel} className={styles.panel}>
          {end ? (
            <EssayDone end={end} teacherName={review.essay?.teacherName ?? null} quiz={quiz} />
          ) : (
            <>
              <Row align="center" between oneLine>
                <p className={styles.reason}>
                  {first.maySkip ? 'This one is optional: you can skip it.' : ESSAY_REASON}
                </p>
                {first.readAloud && (
                  <Suspense>
                    <SpeakButton text={first.prompt} what="the question" />
                  </Suspense>
                )}
              </Row>
              <EssayForm essay={first} onDone={finish} />
            </>
          )}
        </div>
      </QuestionSheet>
    </div>
  );
}
