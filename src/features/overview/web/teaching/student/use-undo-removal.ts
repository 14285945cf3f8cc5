import { useQueryClient } from '@tanstack/react-query';
import { listRemovedStudents, restoreStudentsToClass } from '#features/classes/contract/class-members.ts';
import { getClass, listClasses } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { listStudentsOfClass, viewProfileForStudent } from '../../../contract/endpoints.ts';
import { listRecentChanges } from '../../../contract/recent-changes.ts';
import { listTaughtStudents } from '../../../contract/teaching.ts';
import { isOrAre, type NamedStudent, whoOf } from './who-of.ts';

interface Removal {
  readonly classId: number;
  readonly className: string;
  readonly students: readonly NamedStudent[];
  /** What the message offers where the server did not answer: the whole undo, of which this may be a part. */
  readonly again?: () => void;
}

/** What changes on the screens of a teacher when students come into a class or leave it. */
export const CHANGED_BY_MEMBERS = [
  getClass,
  listClasses,
  listStudentsOfClass,
  listRemovedStudents,
  listRecentChanges,
  listTaughtStudents,
  viewProfileForStudent,
];

/**
 * Puts students back who were taken out of a class, and says how it went. It outlives the page that they were on.
 * @returns who is back; null where the server did not answer: they are still removed, and can be brought back.
 */
export function useUndoRemoval() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async function undo(removed: Removal): Promise<readonly NamedStudent[] | null> {
    const { classId, className, students, again = () => void undo(removed) } = removed;
    const studentIds = students.map(({ studentId }) => studentId);
    const result = await api(restoreStudentsToClass, { body: { classId, studentIds } });
    if (!result.ok) {
      const words = `This could not be undone. ${result.problem.detail}`;
      showToast({ style: 'warning', words, onUndo: again });
      return null;
    }
    const answers = result.data.students;
    const back = students.filter((_, index) => answers[index]?.ok);
    const refused = answers.find(({ ok }) => !ok);
    if (back.length > 0)
      showToast({ style: 'success', words: `${whoOf(back)} ${isOrAre(back)} in ${className} again.` });
    if (refused) showToast({ style: 'warning', words: refused.message, stays: 6000 });
    await Promise.all(
      CHANGED_BY_MEMBERS.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    return back;
  };
}
