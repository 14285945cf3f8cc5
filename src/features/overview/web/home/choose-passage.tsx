import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { coverLooks } from '#features/library/web/public.tsx';
import { startQuiz } from '#features/quiz/contract/endpoints.ts';
import type { OfferView } from '#features/quiz/contract/views.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizPage } from '#platform/screens/core/addresses.ts';
import { Columns } from '#platform/ui/web/columns.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { EssayCard } from './essay-card.tsx';
import styles from './home.module.css';
import { NextStepCard } from './next-step-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { offersBeside, type ToldLevelNow } from './offers-beside.ts';
import { PickedPassage } from './picked-passage.tsx';

interface ChoosePassageProps {
  readonly level: ToldLevelNow;
  /** Something else on the screen comes first. */
  readonly quiet: boolean;
}

/** Three passages to choose from; a class may have the passage picked instead. */
export function ChoosePassage({ level, quiet }: ChoosePassageProps) {
  const query = useEndpointQuery(startQuiz, { query: {} });
  return (
    <QueryState query={query} skeleton={<SkeletonBlock height="18rem" />}>
      {(started) => {
        switch (started.kind) {
          case 'quiz':
            return <PickedPassage quiz={started.quiz} quiet={quiet} />;
          case 'essay':
            return <EssayCard essay={started.essay} />;
          case 'offers':
            return (
              <Offers {...{ level, quiet }} offers={started.offers} onStale={() => void query.refetch()} />
            );
        }
      }}
    </QueryState>
  );
}

interface OffersProps extends ChoosePassageProps {
  readonly offers: readonly OfferView[];
  readonly onStale: () => void;
}

function Offers({ offers, level, quiet, onStale }: OffersProps) {
  const navigate = useNavigate();
  const start = useEndpointMutation(startQuiz);
  const [picked, setPicked] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const pick = async (offerId: number) => {
    setPicked(offerId);
    setTrouble(null);
    const result = await start.send({ query: { offerId } });
    if (result.ok) return navigate(linkTo(quizPage));
    setTrouble(result.problem.detail);
    if (result.problem.code === 'offer-gone') onStale();
  };
  if (offers.length === 0) return <NothingToRead />;
  const beside = offersBeside(offers, level);
  return (
    <NextStepCard title="What would you like to read?">
      {beside !== null && <p className={styles.about}>{beside}</p>}
      <ProblemNote words={trouble} />
      <Columns as="ul" least={15}>
        {withCovers(inOrder(offers)).map(({ offer, cover }) => (
          <OfferCard
            key={offer.offerId}
            offer={offer}
            cover={cover}
            leads={offer.bestMatch && !quiet}
            pending={start.pending && picked === offer.offerId}
            onPick={() => void pick(offer.offerId)}
          />
        ))}
      </Columns>
    </NextStepCard>
  );
}

/** The best match first. */
const inOrder = (offers: readonly OfferView[]) =>
  offers.toSorted((a, b) => Number(b.bestMatch) - Number(a.bestMatch));

/** Each offer with its cover, which differs from those beside it. */
const withCovers = (offers: readonly OfferView[]) =>
  coverLooks(offers.map(({ topic }) => topic)).flatMap((cover, index) => {
    const offer = offers[index];
    return offer ? [{ offer, cover }] : [];
  });

const NothingToRead = () => (
  <NextStepCard title="No passage fits right now">
    <EmptyState title="The shelf for your level is empty">
      Please tell your teacher. Your class reads only a few levels, and you have read everything there.
    </EmptyState>
  </NextStepCard>
);
