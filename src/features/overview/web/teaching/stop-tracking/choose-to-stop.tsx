import { namesAmong } from '#features/accounts/core/student-name.ts';
import { ActionBar } from '#platform/ui/web/action-bar.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { useChosen } from '#platform/ui/web/use-chosen.ts';
import type { TaughtStudent } from '../../../contract/teaching.ts';
import { StopTracking } from './stop-tracking.tsx';

interface ChooseToStopProps {
  /** Those of the page that is shown. */
  readonly students: readonly TaughtStudent[];
  /** Back to the list. */
  readonly onDone: () => void;
}

/** Students of all classes to choose, and the way to stop tracking the chosen ones. */
export function ChooseToStop({ students, onDone }: ChooseToStopProps) {
  const chosen = useChosen(students.map(({ studentId }) => studentId));
  const nameIn = namesAmong(students);
  const those = students
    .filter(({ studentId }) => chosen.has(studentId))
    .map((one) => ({ studentId: one.studentId, name: nameIn(one) }));
  return (
    <Section
      title="Choose students"
      lead="Stop tracking them: they leave all your own classes. All work is kept."
    >
      <Row>
        <Button variant="quiet" onClick={chosen.toggleAll}>
          {those.length === students.length ? 'Choose nobody' : 'Choose everyone'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Back to the list
        </Button>
      </Row>
      <Card>
        <CheckboxColumns legend="Students on this page">
          {students.map((one) => (
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
        <StopTracking students={those} onDone={onDone} />
      </ActionBar>
    </Section>
  );
}
