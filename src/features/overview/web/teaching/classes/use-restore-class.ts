import { useQueryClient } from '@tanstack/react-query';
import { getArchivedClass, listArchivedClasses, restoreClass } from '#features/classes/contract/archive.ts';
import { getClass, listClasses } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { listClassFigures } from '../../../contract/class-figures.ts';
import { listRecentChanges } from '../../../contract/recent-changes.ts';
import { listWorklist } from '../../../contract/worklist.ts';

/** What an archived or restored class is seen in. */
export const CHANGED_BY_ARCHIVE = [
  listClasses,
  listArchivedClasses,
  getArchivedClass,
  getClass,
  listClassFigures,
  listWorklist,
  listRecentChanges,
];

/** Brings an archived class back and says so. It outlives the page. @returns whether the class is back. */
export function useRestoreClass() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (schoolClass: { readonly id: number; readonly name: string }): Promise<boolean> => {
    const result = await api(restoreClass, { body: { classId: schoolClass.id } });
    if (!result.ok) {
      const words = `${schoolClass.name} could not be restored. ${result.problem.detail}`;
      showToast({ style: 'warning', words, stays: 6000 });
      return false;
    }
    await Promise.all(
      CHANGED_BY_ARCHIVE.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    showToast({ style: 'success', words: `${schoolClass.name} is back.` });
    return true;
  };
}
