import { listCompetitionsToJoin } from '#features/activities/contract/competition.ts';
import { dayInWords } from '#features/activities/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Choices } from '#platform/ui/web/choices.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { NO_OPEN_COMPETITION } from './draft-words.ts';

interface ChooseCompetitionProps {
  readonly chosen: number | null;
  readonly onChoose: (competitionId: number) => void;
}

/** The competitions of the school and of all schools that have not started. */
export function ChooseCompetition({ chosen, onChoose }: ChooseCompetitionProps) {
  const query = useEndpointQuery(listCompetitionsToJoin, {}, { refetchOnMount: 'always' });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
      {({ competitions }) =>
        competitions.length === 0 ? (
          <p>{NO_OPEN_COMPETITION}</p>
        ) : (
          <Choices
            legend="Competition"
            value={chosen === null ? '' : String(chosen)}
            options={competitions.map(({ competitionId, name, ofSchool, startDate, dueDate }) => ({
              value: String(competitionId),
              label: `${ofSchool ? `Classes of ${name}` : name}, ${dayInWords(startDate)} to ${dayInWords(dueDate)}`,
            }))}
            onChange={(value) => onChoose(Number(value))}
          />
        )
      }
    </QueryState>
  );
}
