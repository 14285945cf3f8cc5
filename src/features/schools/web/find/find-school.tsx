import { keepPreviousData } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useActor, useKept } from '#features/accounts/web/public.tsx';
import { useStored } from '#platform/device/web/use-stored.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useFocusAtFirst } from '#platform/ui/web/use-focus-at-first.ts';
import { useOnTelephone } from '#platform/ui/web/use-on-telephone.ts';
import type { School } from '../../contract/fields.ts';
import { searchSchools } from '../../contract/find-school.ts';
import { CountryField } from './country-field.tsx';
import styles from './find-school.module.css';
import { FoundSchools } from './found-schools.tsx';
import { NameSchoolForm } from './name-school-form.tsx';
import { NOTHING_TYPED, readTypedSchool, type TypedSchool } from './typed-school.ts';
import { useChooseSchool } from './use-choose-school.ts';

const NO_SCHOOLS: readonly School[] = [];

/** Its script is fetched here and nowhere else. */
const SchoolMap = lazy(async () => ({ default: (await import('./school-map.tsx')).SchoolMap }));

interface FindSchoolProps {
  /** The school is chosen, and it is saved. */
  readonly onChosen: () => unknown;
  /** It comes in the place of what was pressed, and takes the focus. */
  readonly takesFocus?: boolean;
  /** Another way on. */
  readonly otherwise?: ReactNode;
}

/** Finds a school by typing, with a list first and a map beside it, or names one that is on no list. What is typed outlives a reload. */
export function FindSchool({ onChosen, takesFocus = false, otherwise }: FindSchoolProps) {
  const typed = useStored<TypedSchool>(useKept('school', readTypedSchool), { first: NOTHING_TYPED });
  const [moved, setMoved] = useState(takesFocus);
  if (!typed.isRead) return null;
  const onTyped = (part: Partial<TypedSchool>) => typed.change((before) => ({ ...before, ...part }));
  const done = () => {
    typed.change(() => NOTHING_TYPED);
    return onChosen();
  };
  const turnTo = (part: Partial<TypedSchool>) => {
    setMoved(true);
    onTyped(part);
  };
  const { query, naming, name } = typed.value;
  if (naming)
    return (
      <NameSchoolForm
        typed={typed.value}
        onTyped={onTyped}
        takesFocus={moved}
        onNamed={done}
        onBack={() => turnTo({ naming: false })}
      />
    );
  return (
    <SchoolList
      typed={typed.value}
      onTyped={onTyped}
      takesFocus={moved}
      onChosen={done}
      otherwise={otherwise}
      onNaming={() => turnTo({ naming: true, name: name === '' ? query : name })}
    />
  );
}

interface SchoolListProps extends FindSchoolProps {
  readonly typed: TypedSchool;
  readonly onTyped: (part: Partial<TypedSchool>) => void;
  /** The school is not in the list. */
  readonly onNaming: () => void;
}

/** Letters of a search below which everything would fit. */
const FEWEST_LETTERS = 2;

function SchoolList({ typed, onTyped, takesFocus = false, onChosen, onNaming, otherwise }: SchoolListProps) {
  const { userId } = useActor();
  const onTelephone = useOnTelephone();
  const search = useFocusAtFirst<HTMLDivElement>(takesFocus);
  // A place that was pressed on the map is typed anew.
  const [turn, setTurn] = useState(0);
  const { query, country } = typed;
  const asks = query.length >= FEWEST_LETTERS;
  const found = useEndpointQuery(
    searchSchools,
    { body: { query, countryCode: country } },
    { enabled: asks, placeholderData: keepPreviousData },
  );
  const choosing = useChooseSchool(userId, onChosen);
  return (
    <div className={styles.finder}>
      <Stack gap={16}>
        <CountryField name="country" value={country} onChange={(chosen) => onTyped({ country: chosen })} />
        <div ref={search}>
          <SearchField
            key={turn}
            label="School, city, or ZIP code"
            words={query === '' ? undefined : query}
            onSearch={(words) => onTyped({ query: words ?? '' })}
          />
        </div>
        {asks && <FoundSchools found={found} query={query} country={country} choosing={choosing} />}
        <div className={styles.ways}>
          <Button onClick={onNaming}>My school is not here</Button>
          {otherwise}
        </div>
      </Stack>
      {!onTelephone && (
        <Suspense fallback={<div className={styles.map} />}>
          <SchoolMap
            className={styles.map}
            schools={asks ? (found.data?.schools ?? NO_SCHOOLS) : NO_SCHOOLS}
            onPlace={(words) => {
              onTyped({ query: words });
              setTurn((before) => before + 1);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
