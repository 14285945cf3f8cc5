import { IconLeafFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import type { RankView } from '#features/progress/contract/views.ts';
import { noneCounted, tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { pointsTaken, RankMoment } from '#features/progress/web/public.tsx';
import { readerLetters, useReaderSettings, useTold } from '#features/reading/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import {
  essayPage,
  finishedQuiz,
  quizResults,
  quizReview,
  studentHome,
} from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { QuizReview } from '../../contract/endpoints.ts';
import { AssignedSteps } from '../assigned/assigned-steps.tsx';
import { useEssayLabel } from '../essay/use-essay-draft.ts';
import { LevelCard } from './level-card.tsx';
import { PointsCard } from './points-card.tsx';
import { isNewRank, RankCard } from './rank-card.tsx';
import { headingOf, praise, reachedGoalWords, suggestionFor } from './result-words.ts';
import styles from './results.module.css';
import { ScoreCard } from './score-card.tsx';
import { useFinishedQuiz } from './use-finished-quiz.ts';

/** How a quiz went: what was read and understood, where each point came from, and what now. */
export function ResultsPage({ week }: { readonly week?: ResultProps['week'] }) {
  const query = useFinishedQuiz(quizResults);
  const { data, error } = query;
  if (error?.problem.code === 'started-over') return <StartedOver words={error.problem.detail} />;
  return (
    <Page
      title={data === undefined ? 'How it went' : `How it went: ${data.passage.title}`}
      width="student"
      heading={data === undefined ? 'How it went' : <Heading review={data} />}
      lead={data && praise(data.result, data.passage.title, levelsOf(data))}
    >
      <QueryState
        query={query}
        skeleton={<SkeletonCard lines={5} />}
        action={<LinkButton {...linkTo(studentHome)}>Home</LinkButton>}
      >
        {(review) => <Result review={review} week={week} />}
      </QueryState>
    </Page>
  );
}

/** It names the text, so it has its letters. */
function Heading({ review: { passage, result, supports } }: OfQuiz) {
  const letters = readerLetters(useReaderSettings(supports).settings);
  return (
    <span {...letters} className={classNames(styles.heading, letters.className)}>
      {headingOf(passage.title, result)}
    </span>
  );
}

const levelsOf = ({ level, result }: QuizReview) => ({
  passage: level,
  reader: result.level?.before ?? null,
});

/** A teacher let the student start over in the middle of the passage: nothing went wrong. */
export const StartedOver = ({ words }: { readonly words: string }) => (
  <Page title="You start over" width="student" lead={words}>
    <div>
      <LinkButton {...linkTo(studentHome)} variant="primary">
        Home
      </LinkButton>
    </div>
  </Page>
);

interface ResultProps extends OfQuiz {
  /** What the quiz did for the week, below the points. */
  readonly week?: ((review: QuizReview) => ReactNode) | undefined;
}

/**
 * On a wide screen the score with the next step beside points, rank and level; a new rank comes before all. A passage that was hard begins with
 * what to do next, before any figure.
 */
export function Result({ review, week }: ResultProps) {
  const { result, answered } = review;
  const { points, rankBefore: before, rankAfter: after } = result;
  const letters = readerLetters(useReaderSettings(review.supports).settings);
  const isTooFast = tooFastToCount(result);
  const isHard = !result.passed;
  const level = isTooFast ? null : result.level;
  const isCounted = !noneCounted(result);
  const reachedGoal = reachedGoalWords(result);
  useRankTold(isNewRank({ before, after }) ? after : null);
  const standsBeside = (points !== null && !isTooFast) || after !== null || level !== null;
  return (
    <div
      {...letters}
      className={classNames(styles.result, letters.className)}
      data-beside={standsBeside && isCounted}
    >
      {review.assigned && (
        <div className={styles.first}>
          <AssignedSteps
            now="Results"
            essay={review.essay !== null}
            essayLeft={review.essay?.status !== 'submitted'}
          />
        </div>
      )}
      {reachedGoal !== null && (
        <div className={styles.first}>
          <Card tone="leaf">
            <p className={styles.goal}>
              <IconLeafFilled size={28} aria-hidden />
              {reachedGoal}
            </p>
          </Card>
        </div>
      )}
      {after && isNewRank({ before, after }) && (
        <div className={styles.first}>
          <RankMoment rank={after} above="A new rank" took={pointsTaken(after)} />
        </div>
      )}
      {isHard && (
        <Stack gap={24} className={styles.first}>
          <Done review={review} />
          <Card tone="leaf">
            <NextThing review={review} />
          </Card>
        </Stack>
      )}
      {isCounted && (
        <Stack gap={24}>
          <ScoreCard result={result} answered={answered} />
          {week?.(review)}
          {!isHard && (
            <>
              <Done review={review} />
              <NextThing review={review} />
            </>
          )}
        </Stack>
      )}
      {standsBeside && (
        <Stack gap={24}>
          {!isTooFast && <PointsCard result={result} />}
          <RankCard before={before} after={after} />
          {level && <LevelCard level={level} passageLevel={review.level} />}
        </Stack>
      )}
    </div>
  );
}

/** The home does not tell once more of a rank that is shown here. */
function useRankTold(reached: Pick<RankView, 'rankId'> | null): void {
  const { told, onTold } = useTold();
  const before = told?.rankTold ?? null;
  const now = reached?.rankId ?? 0;
  useEffect(() => {
    if (before !== null && now > before) onTold({ rankTold: now });
  }, [before, now, onTold]);
}

interface OfQuiz {
  readonly review: QuizReview;
}

/** An assigned passage is done, unless it was too fast to count. */
const Done = ({ review: { assigned, result } }: OfQuiz) =>
  assigned &&
  !tooFastToCount(result) && (
    <p className={styles.suggestion}>This was from your teacher. You have done it.</p>
  );

/** One suggestion, one button; the other way on is a quiet link. */
function NextThing({ review }: OfQuiz) {
  const {
    text,
    leadsTo,
    else: other,
  } = suggestionFor(review.result, {
    firstWasFast: review.answered[0]?.feedback.fast === true,
    assigned: review.assigned,
    essay: review.essay,
  });
  const quiz = finishedQuiz(review);
  const ways = {
    write: { ...linkTo(essayPage, {}, quiz), label: useEssayLabel(review.attemptId) },
    review: { ...linkTo(quizReview, {}, quiz), label: 'Look at your answers' },
    choose: { ...linkTo(studentHome), label: 'Choose the next passage' },
    again: { ...linkTo(studentHome), label: 'Go to my home page' },
    reread: { ...linkTo(quizReview, {}, quiz), label: 'See the text and the answers' },
  };
  const { label, ...first } = ways[leadsTo];
  const { label: otherLabel, ...second } = ways[other];
  return (
    <Stack gap={12}>
      <p className={styles.suggestion}>{text}</p>
      <Row className={styles.ways}>
        <LinkButton {...first} variant="primary">
          {label}
        </LinkButton>
        <LinkButton {...second} variant="quiet">
          {otherLabel}
        </LinkButton>
      </Row>
    </Stack>
  );
}
