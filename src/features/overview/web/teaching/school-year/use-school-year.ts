import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listRemovedStudents } from '#features/classes/contract/class-members.ts';
import { getClass } from '#features/classes/contract/endpoints.ts';
import { listSchoolYears, startSchoolYear, undoSchoolYear } from '#features/classes/contract/school-year.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { CHANGED_BY_ARCHIVE } from '../classes/use-restore-class.ts';
import { changing, type PlannedClass } from './plan.ts';
import { isWhole, type UndoneYear } from './year-words.ts';

/** What a new school year and its undo are seen in. */
const CHANGED_BY_YEAR = [...CHANGED_BY_ARCHIVE, listSchoolYears, listStudentsOfClass, listRemovedStudents];

/** Reads again what has changed. A class that is not on the screen is forgotten: its settings are filled in from what is known at first. */
function useRefreshAfterYear(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: endpointKey(getClass), type: 'inactive' });
    return Promise.all(
      CHANGED_BY_YEAR.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
  };
}

/** Starts a new school year: one call for the whole plan, which may be sent again with the same key. */
export function useStartSchoolYear() {
  const { send, pending } = useEndpointMutation(startSchoolYear);
  const refresh = useRefreshAfterYear();
  const start = async (plan: readonly PlannedClass[], yearKey: string) => {
    const result = await send({
      body: {
        yearKey,
        steps: changing(plan).map(({ schoolClass: { id: classId, grade }, step, name, moveTo }) => ({
          classId,
          step: step === 'archive' ? 'archive' : 'move-up',
          grade,
          name: name.trim(),
          moveTo: step === 'archive' ? moveTo : null,
        })),
      },
    });
    if (result.ok) await refresh();
    return result;
  };
  return { start, pending };
}

/** Undoes a school year. It outlives the page. @returns what became of it; null where it was not done, which a message has said. */
export function useUndoSchoolYear() {
  const api = useApi();
  const refresh = useRefreshAfterYear();
  const [pending, setPending] = useState(false);
  const undo = async (yearId: number): Promise<UndoneYear | null> => {
    setPending(true);
    const result = await api(undoSchoolYear, { body: { yearId } });
    await refresh();
    setPending(false);
    if (result.ok) return result.data;
    showToast({ style: 'warning', words: `This was not undone. ${result.problem.detail}`, stays: 6000 });
    return null;
  };
  return { undo, pending };
}

/** Says in a message how an undo went, where the page has no room for more. */
export function tellUndone(undone: UndoneYear): void {
  if (isWhole(undone)) showToast({ style: 'success', words: 'The new school year is undone.' });
  else {
    const words = 'The new school year is undone, except for what has been changed since.';
    showToast({ style: 'warning', words, stays: 6000 });
  }
}
