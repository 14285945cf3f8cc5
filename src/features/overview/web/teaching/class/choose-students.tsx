import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { ChoosingStudents } from '../choosing-students.tsx';
import { MergeAccounts } from '../merge/merge-accounts.tsx';
import type { Account } from '../merge/merge-dialog.tsx';
import { DownloadReports } from '../report/download-reports.tsx';
import { StartOver } from '../reset/start-over.tsx';
import { StopTracking } from '../stop-tracking/stop-tracking.tsx';
import { MoveStudents } from './move-students.tsx';
import { RemoveStudents } from './remove-students.tsx';

interface ChooseStudentsProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone' | 'mayReset' | 'ownerName'>;
  readonly students: readonly RosterLine[];
  /** Back to the roster. */
  readonly onDone: () => void;
}

/** Students of a class to choose, and what can be done with the chosen ones together. */
export function ChooseStudents({ schoolClass, students, onDone }: ChooseStudentsProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const targets = (data?.classes ?? []).filter(({ id, mayChange }) => mayChange && id !== schoolClass.id);
  return (
    <ChoosingStudents
      lead={leadOf(targets.length > 0, schoolClass)}
      legend={`Students of ${schoolClass.name}`}
      students={students}
      onDone={onDone}
      renderActs={(chosen, ids) => (
        <>
          {targets.length > 0 && (
            <>
              <MoveStudents {...{ schoolClass, students: chosen, onDone }} kind="move" targets={targets} />
              <MoveStudents {...{ schoolClass, students: chosen, onDone }} kind="add" targets={targets} />
            </>
          )}
          <LinkButton {...linkTo(newCardsPage, { id: schoolClass.id }, { students: ids.join('-') })}>
            New cards
          </LinkButton>
          <DownloadReports students={chosen} label="Reports as PDF" />
          {schoolClass.mayReset && <StartOver classId={schoolClass.id} students={chosen} onDone={onDone} />}
          {schoolClass.mayReset && <MergeChosen {...{ schoolClass, chosen, onDone }} />}
          <RemoveStudents {...{ schoolClass, students: chosen, onDone }} />
          {schoolClass.ownerName === null && <StopTracking students={chosen} onDone={onDone} />}
        </>
      )}
    />
  );
}

interface MergeChosenProps extends Pick<ChooseStudentsProps, 'schoolClass' | 'onDone'> {
  readonly chosen: readonly Account[];
}

/** Two chosen accounts may be one student's. */
function MergeChosen({ schoolClass, chosen: [first, second, ...more], onDone }: MergeChosenProps) {
  if (!first || !second || more.length > 0) return null;
  return <MergeAccounts schoolClass={schoolClass} accounts={[first, second]} onDone={onDone} />;
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
  const twice = mayReset ? ' Is a student here twice? Choose both accounts to merge them.' : '';
  return `${words[0]?.toUpperCase()}${words.slice(1)}. All work is kept.${twice}`;
}
