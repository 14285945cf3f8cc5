import { type ReactNode, useState } from 'react';
import { type Named, namesAmong } from '#features/accounts/core/student-name.ts';
import { ChooseFound, useFoundByName } from '#features/accounts/web/public.tsx';
import { ActionBar } from '#platform/ui/web/action-bar.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { type Chosen, useChosen } from '#platform/ui/web/use-chosen.ts';

/** A student by the name that tells them from the others on the list. */
export interface ChosenStudent {
  readonly studentId: number;
  readonly name: string;
}
type Choosable = Named & { readonly studentId: number };

/** Who can be chosen, and who is. */
export interface StudentsToChoose<Student> {
  readonly students: readonly Student[];
  readonly chosen: Chosen<number>;
}

/** The choice among the students of a list. Who leaves the list is chosen no longer. */
export function useStudentsToChoose<Student extends Choosable>(
  students: readonly Student[],
): StudentsToChoose<Student> {
  return { students, chosen: useChosen(students.map(({ studentId }) => studentId)) };
}

/** The choice among the students of all pages of a list that were shown: it stays when the page is turned, or the list is searched. */
export function useStudentsOfPages<Student extends Choosable>(
  page: readonly Student[],
): StudentsToChoose<Student> {
  const [seen, setSeen] = useState<ReadonlyMap<number, Student>>(new Map());
  if (page.some((one) => seen.get(one.studentId) !== one))
    setSeen(new Map([...seen, ...page.map((one) => [one.studentId, one] as const)]));
  return useStudentsToChoose([...seen.values()]);
}

interface ChoosingStudentsProps<Student extends Choosable> {
  /** What can be done with the chosen ones, in a sentence. */
  readonly lead: string;
  /** Whose students these are. */
  readonly legend: string;
  /** Those that are shown now. */
  readonly students: readonly Student[];
  readonly choice: StudentsToChoose<Student>;
  /** Back to the list. */
  readonly onDone: () => void;
  /** Instead of the students where nobody is shown. */
  readonly empty?: ReactNode;
  /** What is done with those who are chosen. */
  readonly renderActs: (chosen: readonly (Student & ChosenStudent)[]) => ReactNode;
}

/** Students to choose, with a bar of what can be done with the chosen ones. */
export function ChoosingStudents<Student extends Choosable>({
  lead,
  legend,
  students,
  choice: { students: all, chosen },
  onDone,
  empty,
  renderActs,
}: ChoosingStudentsProps<Student>) {
  const { found, isNarrowed, field } = useFoundByName(students);
  const nameIn = namesAmong(all);
  const those = all
    .filter(({ studentId }) => chosen.has(studentId))
    .map((one) => ({ ...one, name: nameIn(one) }));
  const ids = students.map(({ studentId }) => studentId);
  const inPages = all.length > students.length;
  const areAllChosen = students.length > 0 && ids.every(chosen.has);
  return (
    <Section title="Choose students" lead={lead}>
      <Row>
        <Button variant="quiet" onClick={() => (areAllChosen ? chosen.clear() : chosen.add(ids))}>
          {chooseAllLabel(areAllChosen, inPages)}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Back to the list
        </Button>
      </Row>
      {field}
      {isNarrowed && <ChooseFound found={found} onChoose={chosen.add} />}
      {students.length === 0 && empty}
      {students.length > 0 && (
        <Card>
          <CheckboxColumns legend={legend}>
            {found.map((one) => (
              <Checkbox
                key={one.studentId}
                label={nameIn(one)}
                checked={chosen.has(one.studentId)}
                onChange={() => chosen.toggle(one.studentId)}
              />
            ))}
          </CheckboxColumns>
        </Card>
      )}
      <ActionBar chosen={those.length} label="Chosen students" onClear={chosen.clear}>
        {renderActs(those)}
      </ActionBar>
    </Section>
  );
}

function chooseAllLabel(areAllChosen: boolean, inPages: boolean): string {
  if (areAllChosen) return 'Choose nobody';
  return inPages ? 'Choose everyone on this page' : 'Choose everyone';
}
