import { useQueryClient } from '@tanstack/react-query';
import { addStudentsToClass, removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { CHANGED_BY_MEMBERS } from '../student/use-undo-removal.ts';
import { isOrAre, type NamedStudent, whoOf } from '../student/who-of.ts';
import { useMoveBack } from './use-move-back.ts';

/** Whether the students leave the class that they are in. */
export type MoveKind = 'move' | 'add';

type NamedClass = Pick<TeacherClass, 'id' | 'name'>;
interface Move {
  readonly kind: MoveKind;
  readonly from: NamedClass;
  readonly to: NamedClass;
  readonly students: readonly NamedStudent[];
}

const idsOf = (students: readonly NamedStudent[]): number[] => students.map(({ studentId }) => studentId);

/**
 * Puts students into another class and, when they move, takes them out of the one before; first in, then out, so that a failure
 * between leaves nobody without a class. The message after it takes it back.
 * @returns why nobody was put there; null where somebody was.
 */
export function useMoveStudents() {
  const api = useApi();
  const queryClient = useQueryClient();
  const moveBack = useMoveBack();
  const refresh = () =>
    Promise.all(
      CHANGED_BY_MEMBERS.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
  const takeOut = (from: NamedClass, students: readonly NamedStudent[]) =>
    api(removeStudentsFromClass, {
      body: { classId: from.id, className: from.name, studentIds: idsOf(students) },
    });
  return async function move({ kind, from, to, students }: Move): Promise<string | null> {
    const result = await api(addStudentsToClass, {
      body: { classId: to.id, className: to.name, studentIds: idsOf(students) },
    });
    if (!result.ok) return result.problem.detail;
    const answers = result.data.students;
    const there = students.filter((_, index) => answers[index]?.ok);
    const added = students.filter((_, index) => answers[index]?.code === 'added');
    const refused = answers.find(({ ok }) => !ok);
    if (there.length === 0) return refused?.message ?? '';
    const left = kind === 'move' ? await takeOut(from, there) : null;
    const stayed = left !== null && !left.ok;
    const undo = async () => {
      if (left?.ok) {
        const stay = there.filter((one) => !added.includes(one));
        await moveBack({ from, to, students: there, stay });
        return;
      }
      if (added.length > 0) await takeOut(to, added);
      await refresh();
      if (kind === 'add')
        showToast({ style: 'success', words: `${whoOf(added)} ${isOrAre(added)} no longer in ${to.name}.` });
    };
    await refresh();
    showToast({
      style: stayed ? 'warning' : 'success',
      words: [
        `${whoOf(there)} ${isOrAre(there)} in ${to.name} now.`,
        ...(stayed ? [`They are still in ${from.name}, too. ${left.problem.detail}`] : []),
        ...(refused ? [refused.message] : []),
      ].join(' '),
      onUndo: () => void undo(),
    });
    return null;
  };
}
