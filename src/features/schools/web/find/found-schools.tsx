import { useEffect } from 'react';
import type { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { School } from '../../contract/fields.ts';
import type { searchSchools } from '../../contract/find-school.ts';
import { addressOf } from '../../core/school-address.ts';
import { schoolWords } from '../../core/school-words.ts';
import { fitsAsTyped } from '../../core/search-plan.ts';
import { stateNameOf } from '../../core/us-states.ts';
import styles from './find-school.module.css';
import type { ChooseSchool } from './use-choose-school.ts';

interface FoundSchoolsProps {
  readonly found: ReturnType<typeof useEndpointQuery<typeof searchSchools>>;
  /** What was typed. */
  readonly query: string;
  readonly country: string;
  readonly choosing: ChooseSchool;
}

/** The schools that fit what was typed, the best first. */
export const FoundSchools = ({ found, query, country, choosing }: FoundSchoolsProps) => (
  <>
    <ProblemNote words={choosing.problem} />
    <QueryState query={found} skeleton={<SkeletonCard lines={4} />}>
      {({ schools, more }) => (
        <>
          <SayHowMany schools={schools} more={more} />
          {!found.isPlaceholderData && areClose(query, schools) && (
            <p>No exact match. Did you mean {schools.length === 1 ? 'this one' : 'one of these'}?</p>
          )}
          {schools.length === 0 ? (
            <p>
              No school fits. Try fewer words, or add the city. If your school is not on the list, add it
              yourself.
            </p>
          ) : (
            <Stack as="ul" gap={0} className={styles.found}>
              {schools.map((school) => (
                <FoundSchool key={school.schoolId} school={school} country={country} choosing={choosing} />
              ))}
            </Stack>
          )}
          {more && (
            <p className={styles.more}>There are more. Add the city or the ZIP code to see the right ones.</p>
          )}
        </>
      )}
    </QueryState>
  </>
);

/** Whether there are schools, and none of them as it was typed. */
const areClose = (query: string, schools: readonly School[]): boolean =>
  schools.length > 0 &&
  !schools.some((school) =>
    fitsAsTyped(query, schoolWords(school, stateNameOf(school.country, school.state))),
  );

/** Says to those who listen what the others see change. */
function SayHowMany({ schools, more }: { readonly schools: readonly School[]; readonly more: boolean }) {
  const said =
    schools.length === 0
      ? 'No school fits.'
      : `${count(schools.length, 'school', 'schools')}${more ? ', and there are more' : ''}.`;
  useEffect(() => announce(said), [said]);
  return null;
}

interface FoundSchoolProps extends Omit<FoundSchoolsProps, 'found' | 'query'> {
  readonly school: School;
}

/** The button of a school in the list, which its dot on the map leads to. */
export const buttonOf = (schoolId: number): string => `choose-school-${schoolId}`;

const FoundSchool = ({ school, country, choosing: { choose, under } }: FoundSchoolProps) => (
  <li className={styles.school}>
    <div>
      <p className={styles.name}>{school.name}</p>
      <p className={styles.address}>{addressOf(school, country)}</p>
    </div>
    <Button
      id={buttonOf(school.schoolId)}
      aria-label={`Choose ${school.name}, ${school.city}`}
      pending={under === school.schoolId}
      pendingLabel="Saving…"
      onClick={() => choose(school.schoolId)}
    >
      Choose
    </Button>
  </li>
);
