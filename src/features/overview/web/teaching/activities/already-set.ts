import type { ActivityView } from '#features/activities/contract/views.ts';
import type { ActivityDraft } from './activity-draft.ts';

/** What stands in the way of a draft for whole classes: the same once more. For some students alone only the server knows. */
export function alreadySet<A extends ActivityView>(
  { type, whom: { classIds, studentIds }, passage }: ActivityDraft,
  activities: readonly A[],
): readonly A[] {
  if (studentIds !== null) return [];
  return activities.filter(
    (one) =>
      one.type === type &&
      one.wholeClass &&
      one.status !== 'canceled' &&
      one.status !== 'missed' &&
      classIds.includes(one.classId) &&
      (one.type !== 'PASSAGE' || one.versionId === passage?.versionId),
  );
}
