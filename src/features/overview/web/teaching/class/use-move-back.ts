import { useQueryClient } from '@tanstack/react-query';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { CHANGED_BY_MEMBERS, useUndoRemoval } from '../student/use-undo-removal.ts';
import { isOrAre, type NamedStudent, whoOf } from '../student/who-of.ts';

type NamedClass = Pick<TeacherClass, 'id' | 'name'>;

/** Students who came into one class and left another. */
export interface Moved {
  readonly from: NamedClass;
  readonly to: NamedClass;
  readonly students: readonly NamedStudent[];
  /** Those of them who were in the new class before, and stay there. */
  readonly stay?: readonly NamedStudent[];
}

/**
 * Takes a move back: puts the students into the class that they left, then takes those who are back out of the new one, so that nobody is without
 * a class.
 * @returns whether the server answered the first: where it did not, they are still in the new class.
 */
export function useMoveBack() {
  const api = useApi();
  const queryClient = useQueryClient();
  const undoRemoval = useUndoRemoval();
  return async function moveBack(moved: Moved): Promise<boolean> {
    const { from, to, students, stay = [] } = moved;
    const again = () => void moveBack(moved);
    const back = await undoRemoval({ classId: from.id, className: from.name, students, again });
    if (back === null) return false;
    const leaving = back.filter((one) => !stay.includes(one));
    if (leaving.length > 0) {
      const studentIds = leaving.map(({ studentId }) => studentId);
      const out = await api(removeStudentsFromClass, {
        body: { classId: to.id, className: to.name, studentIds },
      });
      if (!out.ok) {
        const words = `${whoOf(leaving)} ${isOrAre(leaving)} still in ${to.name}, too. ${out.problem.detail}`;
        showToast({ style: 'warning', words });
      }
    }
    await Promise.all(
      CHANGED_BY_MEMBERS.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    return true;
  };
}
