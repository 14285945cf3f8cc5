import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { ChoosingStudents, useStudentsToChoose } from '../choosing-students.tsx';
import { MergeAccounts } from '../merge/merge-accounts.tsx';
import type { Account } from '../merge/merge-dialog.tsx';
import { ActsInClass, type ClassToActIn, targetsFrom } from './acts-in-class.tsx';

interface ChooseStudentsProps {
  readonly schoolClass: ClassToActIn;
  readonly students: readonly RosterLine[];
  /** Back to the roster. */
  readonly onDone: () => void;
}

/** Students of a class to choose, and what can be done with the chosen ones together. */
export function ChooseStudents({ schoolClass, students, onDone }: ChooseStudentsProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const targets = targetsFrom(data?.classes ?? [], schoolClass.id);
  return (
    <ChoosingStudents
      lead={leadOf(targets.length > 0, schoolClass)}
      legend={`Students of ${schoolClass.name}`}
      students={students}
      choice={useStudentsToChoose(students)}
      onDone={onDone}
      renderActs={(chosen) => (
        <ActsInClass {...{ schoolClass, targets, onDone }} students={chosen}>
          {schoolClass.mayReset && <MergeChosen {...{ schoolClass, chosen, onDone }} />}
        </ActsInClass>
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
