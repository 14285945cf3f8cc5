import { useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz, quizResults, quizReview, studentHome } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import type { QuizReview } from '../../contract/endpoints.ts';
import { type EssayEnd, EssaySlot } from '../essay-slot.tsx';
import { LevelCard } from './level-card.tsx';
import { PointsCard } from './points-card.tsx';
import { RankCard } from './rank-card.tsx';
import { praise, suggestionFor } from './result-words.ts';
import styles from './results.module.css';
import { ScoreCard } from './score-card.tsx';
import { useFinishedQuiz } from './use-finished-quiz.ts';

/** How a quiz went: what was read and understood, where each point came from, and what now. */
export function ResultsPage() {
  const query = useFinishedQuiz(quizResults);
  const title = query.data?.passage.title;
  return (
    <Page
      title={title === undefined ? 'How it went' : `How it went: ${title}`}
      width="reading"
      heading={title === undefined ? 'How it went' : `You read “${title}”`}
      lead={query.data && praise(query.data.result)}
    >
      <QueryState
        query={query}
        skeleton={<SkeletonCard lines={5} />}
        action={<LinkButton {...linkTo(studentHome)}>To my home</LinkButton>}
      >
        {(review) => <Result review={review} />}
      </QueryState>
    </Page>
  );
}

function Result({ review }: { review: QuizReview }) {
  const { result, answered, essay } = review;
  const [end, setEnd] = useState<EssayEnd | null>(null);
  const isWriting = essay?.status === 'open' && end === null;
  return (
    <div className={styles.result}>
      <ScoreCard result={result} answered={answered} />
      <PointsCard result={result} />
      <RankCard before={result.rankBefore} after={result.rankAfter} />
      {result.level && <LevelCard level={result.level} />}
      <EssaySlot review={review} end={end} onEnd={setEnd} />
      <NextThing review={review} isFirst={!isWriting} />
    </div>
  );
}

interface NextThingProps {
  readonly review: QuizReview;
  /** Nothing else on the screen comes before it. */
  readonly isFirst: boolean;
}

/** One suggestion, one button; the other way on is a quiet link. */
function NextThing({ review, isFirst }: NextThingProps) {
  const { text, leadsTo } = suggestionFor(review.result);
  const ways = {
    review: { ...linkTo(quizReview, {}, finishedQuiz(review)), label: 'Look at your answers' },
    choose: { ...linkTo(studentHome), label: 'Choose the next passage' },
  };
  const { label, ...first } = ways[leadsTo];
  const { label: otherLabel, ...other } = ways[leadsTo === 'review' ? 'choose' : 'review'];
  return (
    <div className={styles.next}>
      <p className={styles.suggestion}>{text}</p>
      <div className={styles.ways}>
        <LinkButton {...first} variant={isFirst ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
        <LinkButton {...other} variant="quiet">
          {otherLabel}
        </LinkButton>
      </div>
    </div>
  );
}
