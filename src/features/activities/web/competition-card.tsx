import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey, useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import {
  getStudentCompetitions,
  noteCompetitionTold,
  type StudentCompetition,
} from '../contract/competition.ts';
import { activityName } from './activity-words.ts';
import styles from './competition-card.module.css';
import { classStandsInWords, daysLeftInWords } from './competition-words.ts';
import { lookAgain } from './look-again.ts';

/** The competitions that a child reads for; how one ended is told until the child has put it away. Nothing where there is none. */
export function CompetitionCards() {
  const { userId: studentId } = useActor();
  const query = useEndpointQuery(
    getStudentCompetitions,
    { params: { studentId } },
    {
      refetchOnMount: 'always',
      // Who reads for no class has nothing to look for.
      refetchInterval: (of) => (of.state.data?.competitions.length ? lookAgain(of) : false),
    },
  );
  // What fails here says so elsewhere: the home has its own state, and a child misses nothing to do.
  return query.data?.competitions.map((one) => <CompetitionCard key={one.activityId} competition={one} />);
}

function CompetitionCard({ competition }: { readonly competition: StudentCompetition }) {
  const heading = useId();
  const { phase, daysLeft, name } = competition;
  return (
    <Card as="section" tone={phase === 'ended' ? 'leaf' : 'plain'} labelledBy={heading} gap={8}>
      <h2 id={heading} className={styles.heading}>
        {name ?? activityName(competition)}
      </h2>
      {phase === 'ended' && <p>It is over.</p>}
      <p>{classStandsInWords(competition)}</p>
      {phase === 'active' && (
        <p className={styles.about}>
          {daysLeft === 1 ? 'Today is the last day.' : `${daysLeftInWords(daysLeft)}.`} Every passage that you
          read with care helps your class. Guessing does not.
        </p>
      )}
      {phase === 'counting' && <p className={styles.about}>It is over. The result comes soon.</p>}
      {phase === 'ended' && <PutAway competitionId={competition.competitionId} />}
    </Card>
  );
}

function PutAway({ competitionId }: { readonly competitionId: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { userId: studentId } = useActor();
  const [problem, setProblem] = useState<string | null>(null);
  const putAway = async () => {
    const result = await api(noteCompetitionTold, { body: { studentId, competitionId } });
    if (!result.ok) return setProblem(result.problem.detail);
    await queryClient.invalidateQueries({ queryKey: endpointKey(getStudentCompetitions) });
  };
  return (
    <>
      <ProblemNote words={problem} />
      <div>
        <Button onClick={() => void putAway()}>OK</Button>
      </div>
    </>
  );
}
