import { useQueryClient } from '@tanstack/react-query';
import { createAssignment, listAssignedPassages } from '#features/activities/contract/teaching.ts';
import {
  dayInWords,
  daysToAssign,
  todayIn,
  useActivityActs,
  useSetForClasses,
} from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import type { DraftPassage } from '../activities/activity-draft.ts';
import type { PracticingStudent } from './practicing-student.ts';

/** Assigns a passage to one student, from today for a week in the zone of the class; the message says until when, and takes it back. */
export function useAssignPractice({ studentId, name }: PracticingStudent, schoolClass: TeacherClass) {
  const { setFor, pending } = useSetForClasses();
  const { cancel } = useActivityActs();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: endpointKey(listAssignedPassages) });
  const assign = async ({ versionId, title }: DraftPassage) => {
    const days = daysToAssign({ startDate: null, dueDate: null }, todayIn(schoolClass.timezone));
    const { made, refused } = await setFor([schoolClass.id], (api, classId) =>
      api(createAssignment, {
        body: { type: 'PASSAGE', classId, studentIds: [studentId], versionId, ...days },
      }),
    );
    for (const one of made)
      showToast({
        style: 'success',
        words: `Assigned to ${name}: “${title}”, due ${dayInWords(one.dueDate)}.`,
        onUndo: () => void cancel(one).then(readAgain),
      });
    for (const { why } of refused) showToast({ style: 'warning', words: why, stays: 6000 });
    await readAgain();
  };
  return { assign, pending };
}
