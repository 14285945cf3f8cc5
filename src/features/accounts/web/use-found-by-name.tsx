import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SearchField } from '#platform/ui/web/search-field.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { isCalled, searchWords } from '../core/name-search.ts';
import type { Named } from '../core/student-name.ts';

/** A list of so many students is looked through faster than a name is typed. */
const FEW = 50;

interface FoundByName<S extends Named> {
  readonly found: readonly S[];
  /** A name was typed. */
  readonly isNarrowed: boolean;
  /** Where it is typed, and how many have it; null where the students are few. */
  readonly field: ReactNode;
}

/** Finds students of a long list by name. @param few so many are looked through without it; fewer fit where the list is in a small box. */
export function useFoundByName<S extends Named>(students: readonly S[], few = FEW): FoundByName<S> {
  const [typed, setTyped] = useState<string>();
  const words = searchWords(typed ?? '');
  if (students.length <= few) return { found: students, isNarrowed: false, field: null };
  const isNarrowed = words.length > 0;
  const found = isNarrowed ? students.filter((one) => isCalled(one, words)) : students;
  const field = (
    <Row gap={16} rowGap={8} align="end">
      <SearchField label="Find a student" words={typed} onSearch={setTyped} />
      <output>{isNarrowed && foundInWords(found.length, students.length)}</output>
    </Row>
  );
  return { found, isNarrowed, field };
}

interface ChooseFoundProps<S extends WithId> {
  readonly found: readonly S[];
  readonly onChoose: (ids: readonly number[]) => void;
}
interface WithId {
  readonly studentId: number;
}

/** Chooses all who have the name that was typed. */
export function ChooseFound<S extends WithId>({ found, onChoose }: ChooseFoundProps<S>) {
  const ids = found.map(({ studentId }) => studentId);
  if (ids.length === 0) return null;
  return (
    <Row>
      <Button variant="quiet" onClick={() => onChoose(ids)}>
        {ids.length === 1 ? 'Choose this student' : `Choose these ${ids.length}`}
      </Button>
    </Row>
  );
}

/** "12 of 500 students" */
const foundInWords = (found: number, all: number): string =>
  found === 0 ? 'No student here has this name.' : `${found} of ${count(all, 'student')}`;
