import { useQueryClient } from '@tanstack/react-query';
import { getClass } from '#features/classes/contract/endpoints.ts';
import { listMerges, undoMerge } from '#features/merges/contract/merge-students.ts';
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

/** Two accounts that were joined in a class. */
export interface Joined {
  readonly classId: number;
  readonly joinedId: number;
  /** The student, as the teacher knows them. */
  readonly name: string;
}

/** What a merge and its undo change on the screens of a teacher. */
const CHANGED_BY_MERGE = [
  getClass,
  listStudentsOfClass,
  listMerges,
  listRecentChanges,
  viewProfileForStudent,
  studentProfileData,
  quizHistory,
];

/** Why two accounts stay joined: the words say what to do first, if anything, and to try again is of no use. */
const REFUSED: ReadonlySet<string> = new Set(['over', 'started-over', 'merged-since', 'points-taken']);

/** Reads again what a merge or its undo has changed. */
export function useRefreshAfterMerge(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      CHANGED_BY_MERGE.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
}

/**
 * Parts two accounts again, and says how it went. It outlives the page.
 * @returns whether the server answered.
 */
export function useUndoMerge() {
  const api = useApi();
  const refresh = useRefreshAfterMerge();
  return async function undo(joined: Joined): Promise<boolean> {
    const { classId, joinedId, name } = joined;
    const result = await api(undoMerge, { body: { classId, joinedId } });
    if (result.ok) {
      showToast({ style: 'success', words: `${name} has two accounts again.` });
      await refresh();
      return true;
    }
    const isOver = REFUSED.has(result.problem.code);
    showToast({
      style: 'warning',
      words: isOver ? result.problem.detail : `This could not be undone. ${result.problem.detail}`,
      ...(!isOver && { onUndo: () => void undo(joined) }),
    });
    if (isOver) await refresh();
    return isOver;
  };
}
