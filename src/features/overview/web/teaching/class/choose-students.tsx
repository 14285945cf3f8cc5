import { namesAmong } from '#features/accounts/core/student-name.ts';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { ActionBar } from '#platform/ui/web/action-bar.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { useChosen } from '#platform/ui/web/use-chosen.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { DownloadReports } from '../report/download-reports.tsx';
import { StartOver } from '../reset/start-over.tsx';
import { StopTracking } from '../stop-tracking/stop-tracking.tsx';
import { MoveStudents } from './move-students.tsx';
import { RemoveStudents } from './remove-students.tsx';

interface ChooseStudentsProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'mayReset' | 'ownerName'>;
  readonly students: readonly RosterLine[];
  /** Back to the roster. */
  readonly onDone: () => void;
}

/** Students of a class to choose, and what can be done with the chosen ones together. */
export function ChooseStudents({ schoolClass, students, onDone }: ChooseStudentsProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const chosen = useChosen(students.map(({ studentId }) => studentId));
  const nameIn = namesAmong(students);
  const those = students
    .filter(({ studentId }) => chosen.has(studentId))
    .map((line) => ({ studentId: line.studentId, name: nameIn(line) }));
  const targets = (data?.classes ?? []).filter(({ id, mayChange }) => mayChange && id !== schoolClass.id);
  const acting = { schoolClass, students: those, onDone };
  return (
    <Section title="Choose students" lead={leadOf(targets.length > 0, schoolClass)}>
      <Row>
        <Button variant="quiet" onClick={chosen.toggleAll}>
          {those.length === students.length ? 'Choose nobody' : 'Choose everyone'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Back to the list
        </Button>
      </Row>
      <Card>
        <CheckboxColumns legend={`Students of ${schoolClass.name}`}>
          {students.map((line) => (
            <Checkbox
              key={line.studentId}
              label={nameIn(line)}
              checked={chosen.has(line.studentId)}
              onChange={() => chosen.toggle(line.studentId)}
            />
          ))}
        </CheckboxColumns>
      </Card>
      <ActionBar chosen={those.length} label="Chosen students" onClear={chosen.clear}>
        {targets.length > 0 && (
          <>
            <MoveStudents {...acting} kind="move" targets={targets} />
            <MoveStudents {...acting} kind="add" targets={targets} />
          </>
        )}
        <LinkButton {...linkTo(newCardsPage, { id: schoolClass.id }, { students: chosen.ids.join('-') })}>
          New cards
        </LinkButton>
        <DownloadReports students={those} label="Reports as PDF" />
        {schoolClass.mayReset && <StartOver classId={schoolClass.id} students={those} onDone={onDone} />}
        <RemoveStudents {...acting} />
        {schoolClass.ownerName === null && <StopTracking students={those} onDone={onDone} />}
      </ActionBar>
    </Section>
  );
}

/** What can be done with the chosen ones. */
function leadOf(
  mayMove: boolean,
  { mayReset, ownerName }: Pick<TeacherClass, 'mayReset' | 'ownerName'>,
): string {
  const acts = [
    ...(mayMove ? ['move them'] : []),
    'give them new cards',
    'print their reports',
    'remove them',
    ...(mayReset ? ['let them start over'] : []),
    ...(ownerName === null ? ['stop tracking them'] : []),
  ];
  const words = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(acts);
  return `${words[0]?.toUpperCase()}${words.slice(1)}. All work is kept.`;
}
