import { useQueryClient } from '@tanstack/react-query';
import { listResets, undoReset } from '#features/quiz/contract/reset-progress.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import {
  listStudentsOfClass,
  quizHistory,
  studentProfileData,
  viewProfileForStudent,
} from '../../../contract/endpoints.ts';
import { listRecentChanges } from '../../../contract/recent-changes.ts';
import { listTaughtStudents } from '../../../contract/teaching.ts';
import { isOrAre, type NamedStudent, whoOf } from '../student/who-of.ts';

/** Who started over in a class. */
export interface StartedOver {
  readonly classId: number;
  readonly students: readonly NamedStudent[];
}

/** What a reset and its undo change on the screens of a teacher. */
const CHANGED_BY_RESET = [
  listStudentsOfClass,
  listResets,
  listRecentChanges,
  listTaughtStudents,
  viewProfileForStudent,
  studentProfileData,
  quizHistory,
];

/** Reads again what a reset or its undo has changed. */
export function useRefreshAfterReset(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      CHANGED_BY_RESET.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
}

/**
 * Takes a reset back, and says how it went. It outlives the page.
 * @returns whether the server answered.
 */
export function useUndoReset() {
  const api = useApi();
  const refresh = useRefreshAfterReset();
  return async function undo(startedOver: StartedOver): Promise<boolean> {
    const { classId, students } = startedOver;
    const studentIds = students.map(({ studentId }) => studentId);
    const result = await api(undoReset, { body: { classId, studentIds } });
    if (!result.ok) {
      const words = `This could not be undone. ${result.problem.detail}`;
      showToast({ style: 'warning', words, onUndo: () => void undo(startedOver) });
      return false;
    }
    const back = students.filter((_, index) => result.data.students[index]?.ok);
    if (back.length > 0) {
      showToast({ style: 'success', words: `${whoOf(back)} ${isOrAre(back)} where they were before.` });
    }
    if (back.length < students.length) {
      const others = whoOf(students.filter((one) => !back.includes(one)));
      const words = `${others}: this can no longer be undone. The new pretest may have begun.`;
      showToast({ style: 'warning', words, stays: 6000 });
    }
    await refresh();
    return true;
  };
}
