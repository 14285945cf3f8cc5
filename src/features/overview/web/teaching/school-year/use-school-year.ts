import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { archiveClass, restoreClass } from '#features/classes/contract/archive.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { nextGrade } from '#features/classes/core/school-year-plan.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { CHANGED_BY_ARCHIVE } from '../classes/use-restore-class.ts';
import type { PlannedClass } from './plan.ts';

/** A class to which it happened, or did not, with the reason in a sentence. */
export interface YearOutcome {
  readonly planned: PlannedClass;
  readonly problem: string | null;
}

/** Does what was planned, one class after the other, and takes it back. What one class is refused keeps no other from its step. */
export function useSchoolYear() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [done, setDone] = useState<number | null>(null);

  const update = (
    { schoolClass: { id, teacherId } }: PlannedClass,
    change: { name: string; grade: number },
  ) => api(updateClass, { params: { id }, body: { teacherId, ...change } });
  const begin = (planned: PlannedClass) => {
    const { id, grade } = planned.schoolClass;
    return planned.step === 'archive'
      ? api(archiveClass, { params: { id } })
      : update(planned, { name: planned.name.trim(), grade: nextGrade(grade) ?? grade });
  };
  const takeBack = (planned: PlannedClass) => {
    const { id, name, grade } = planned.schoolClass;
    return planned.step === 'archive'
      ? api(restoreClass, { body: { classId: id } })
      : update(planned, { name, grade });
  };

  const inTurn = async (plan: readonly PlannedClass[], act: typeof begin | typeof takeBack) => {
    const outcomes: YearOutcome[] = [];
    for (const planned of plan) {
      setDone(outcomes.length);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the page shows how far it is
      const result = await act(planned);
      outcomes.push({ planned, problem: result.ok ? null : result.problem.detail });
    }
    await Promise.all(
      CHANGED_BY_ARCHIVE.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    setDone(null);
    return outcomes;
  };
  return {
    begin: (plan: readonly PlannedClass[]) => inTurn(plan, begin),
    takeBack: (plan: readonly PlannedClass[]) => inTurn(plan, takeBack),
    /** How many classes are through; null while none is under way. */
    done,
  };
}
