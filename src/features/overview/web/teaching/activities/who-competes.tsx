import { useActor } from '#features/accounts/web/public.tsx';
import { readSchoolOfTeacher } from '#features/schools/contract/own-school.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Choices } from '#platform/ui/web/choices.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';

interface WhoCompetesProps {
  readonly ofSchool: boolean;
  readonly onChoose: (ofSchool: boolean) => void;
}

/** The teacher's classes alone, or those of the school where the teacher is confirmed. */
export function WhoCompetes({ ofSchool, onChoose }: WhoCompetesProps) {
  const { userId } = useActor();
  const query = useEndpointQuery(readSchoolOfTeacher, { params: { id: userId } });
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
      {({ confirmed, school }) =>
        confirmed && school ? (
          <Choices
            legend="Classes"
            value={ofSchool ? 'school' : 'mine'}
            options={[
              {
                value: 'mine',
                label: 'My classes',
                about: 'The classes that you choose above, two at least.',
              },
              {
                value: 'school',
                label: `Classes of ${school.name}`,
                about:
                  'Other teachers who are confirmed at your school join with classes of their own, until it starts. Classes compete with those of their size, and nobody learns the names of your classes or students.',
              },
            ]}
            onChange={(value) => onChoose(value === 'school')}
          />
        ) : (
          <p>Your own classes compete, two at least.</p>
        )
      }
    </QueryState>
  );
}
