import type { ReactNode } from 'react';
import { type Named, namesAmong } from '#features/accounts/core/student-name.ts';
import { ChooseFound, useFoundByName } from '#features/accounts/web/public.tsx';
import { ActionBar } from '#platform/ui/web/action-bar.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { useChosen } from '#platform/ui/web/use-chosen.ts';

/** A student by the name that tells them from the others on the list. */
export interface ChosenStudent {
  readonly studentId: number;
  readonly name: string;
}

interface ChoosingStudentsProps<Student extends Named & { readonly studentId: number }> {
  /** What can be done with the chosen ones, in a sentence. */
  readonly lead: string;
  /** Whose students these are. */
  readonly legend: string;
  readonly students: readonly Student[];
  /** Back to the list. */
  readonly onDone: () => void;
  /** What is done with those who are chosen. */
  readonly renderActs: (chosen: readonly (Student & ChosenStudent)[], ids: readonly number[]) => ReactNode;
}

/** Students to choose, with a bar of what can be done with the chosen ones. */
export function ChoosingStudents<Student extends Named & { readonly studentId: number }>({
  lead,
  legend,
  students,
  onDone,
  renderActs,
}: ChoosingStudentsProps<Student>) {
  const chosen = useChosen(students.map(({ studentId }) => studentId));
  const { found, isNarrowed, field } = useFoundByName(students);
  const nameIn = namesAmong(students);
  const those = students
    .filter(({ studentId }) => chosen.has(studentId))
    .map((one) => ({ ...one, name: nameIn(one) }));
  return (
    <Section title="Choose students" lead={lead}>
      <Row>
        <Button variant="quiet" onClick={chosen.toggleAll}>
          {those.length === students.length ? 'Choose nobody' : 'Choose everyone'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Back to the list
        </Button>
      </Row>
      {field}
      {isNarrowed && <ChooseFound found={found} onChoose={chosen.add} />}
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
      <ActionBar chosen={those.length} label="Chosen students" onClear={chosen.clear}>
        {renderActs(those, chosen.ids)}
      </ActionBar>
    </Section>
  );
}
