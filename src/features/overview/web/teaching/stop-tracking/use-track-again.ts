import { useQueryClient } from '@tanstack/react-query';
import { useActor } from '#features/accounts/web/public.tsx';
import { listStoppedStudents, trackStudentsAgain } from '#features/classes/contract/stop-tracking.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { listClassFigures } from '../../../contract/class-figures.ts';
import { listWorklist } from '../../../contract/worklist.ts';
import { CHANGED_BY_MEMBERS } from '../student/use-undo-removal.ts';
import { isOrAre, type NamedStudent, whoOf } from '../student/who-of.ts';

/** What a teacher who stops tracking students, or tracks them again, sees change. */
export const CHANGED_BY_TRACKING = [
  ...CHANGED_BY_MEMBERS,
  listStoppedStudents,
  listClassFigures,
  listWorklist,
];

interface Stopped {
  /** The moment of it, which names it. */
  readonly stoppedAt: string;
  readonly students: readonly NamedStudent[];
}

/**
 * Puts students back into the classes that they left as the teacher stopped tracking them, and says how it went. It outlives the page.
 * @returns whether the server answered.
 */
export function useTrackAgain() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { userId: teacherId } = useActor();
  return async function trackAgain(stopped: Stopped): Promise<boolean> {
    const { stoppedAt, students } = stopped;
    const studentIds = students.map(({ studentId }) => studentId);
    const result = await api(trackStudentsAgain, { params: { teacherId }, body: { stoppedAt, studentIds } });
    if (!result.ok) {
      const words = `This could not be undone. ${result.problem.detail}`;
      showToast({ style: 'warning', words, onUndo: () => void trackAgain(stopped) });
      return false;
    }
    const answers = result.data.students;
    const back = students.filter((_, index) => answers[index]?.ok);
    const refused = answers.find(({ ok }) => !ok);
    if (back.length > 0)
      showToast({ style: 'success', words: `${whoOf(back)} ${isOrAre(back)} in your classes again.` });
    if (refused) showToast({ style: 'warning', words: refused.message, stays: 6000 });
    await Promise.all(
      CHANGED_BY_TRACKING.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    return true;
  };
}
