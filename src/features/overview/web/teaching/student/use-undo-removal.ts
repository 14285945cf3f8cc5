import { useQueryClient } from '@tanstack/react-query';
import { listRemovedStudents, restoreStudentsToClass } from '#features/classes/contract/class-members.ts';
import { getClass, listClasses } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { listStudentsOfClass, viewProfileForStudent } from '../../../contract/endpoints.ts';

interface Removal {
  readonly classId: number;
  readonly studentId: number;
  readonly name: string;
  readonly className: string;
}

const CHANGED = [getClass, listClasses, listStudentsOfClass, listRemovedStudents, viewProfileForStudent];

/**
 * Puts a student back who was taken out of a class, and says how it went. It outlives the page of the student.
 * @returns whether the server answered: where it did not, the student is still removed, and can be brought back.
 */
export function useUndoRemoval() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async function undo(removed: Removal): Promise<boolean> {
    const { classId, studentId, name, className } = removed;
    const result = await api(restoreStudentsToClass, { body: { classId, studentIds: [studentId] } });
    if (!result.ok) {
      const words = `This could not be undone. ${result.problem.detail}`;
      showToast({ style: 'warning', words, onUndo: () => void undo(removed) });
      return false;
    }
    const [back] = result.data.students;
    if (back?.ok) showToast({ style: 'success', words: `${name} is in ${className} again.` });
    else showToast({ style: 'warning', words: back?.message ?? '', stays: 6000 });
    await Promise.all(CHANGED.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })));
    return true;
  };
}
