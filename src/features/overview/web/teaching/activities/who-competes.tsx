import { useActor } from '#features/accounts/web/public.tsx';
import { readSchoolOfTeacher } from '#features/schools/contract/own-school.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { schoolSettings } from '#platform/screens/core/staff-addresses.ts';
import { Choices } from '#platform/ui/web/choices.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

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
                about: 'The classes you choose above, at least two.',
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
          <MyClassesAlone school={school?.name ?? null} />
        )
      }
    </QueryState>
  );
}

interface MyClassesAloneProps {
  /** The school where the teacher says to teach; null for none. */
  readonly school: string | null;
}

/** Why the classes of the school cannot compete, and what to do for it. */
const MyClassesAlone = ({ school }: MyClassesAloneProps) => (
  <>
    <p>The classes you choose above compete. Choose at least two.</p>
    <p>
      {school === null ? (
        <>
          Would you like other classes of your school to compete, too?{' '}
          <TextLink {...linkTo(schoolSettings)}>Choose your school</TextLink> first.
        </>
      ) : (
        <>
          Other classes of {school} can compete, too, once an administrator or a colleague has confirmed that
          you teach there. <TextLink {...linkTo(schoolSettings)}>Open your school</TextLink>
        </>
      )}
    </p>
  </>
);
