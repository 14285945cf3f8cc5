import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { renameStudents } from '../../contract/rename-students.ts';
import type { NewRow } from './new-rows.ts';

interface TakeNamesBackProps {
  readonly rows: readonly NewRow[];
  readonly classId: number;
  readonly onDone: () => void;
}

/** Gives students the names back that they had before a list. Who had no name keeps the new one. */
export function TakeNamesBack({ rows, classId, onDone }: TakeNamesBackProps) {
  const { send, pending } = useEndpointMutation(renameStudents);
  const names = rows.flatMap(({ match, renamedFrom: before, firstName, lastName }) =>
    match.kind === 'new' || before === null || before.firstName + before.lastName === ''
      ? []
      : [{ studentId: match.student.studentId, ...nameOf(before), was: { firstName, lastName } }],
  );
  if (names.length === 0) return null;
  const takeBack = async () => {
    const answer = await send({ body: { classId, names } });
    if (!answer.ok) return showToast({ style: 'warning', words: answer.problem.detail, stays: 6000 });
    const refused = answer.data.students.find(
      ({ outcome }) => outcome !== 'renamed' && outcome !== 'unchanged',
    );
    if (refused) showToast({ style: 'warning', words: refused.message, stays: 6000 });
    else {
      onDone();
      focusHeading();
    }
  };
  return (
    <Button pending={pending} onClick={() => void takeBack()}>
      {names.length === 1 ? 'Take the old name back' : 'Take the old names back'}
    </Button>
  );
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) => ({
  firstName,
  lastName,
});
