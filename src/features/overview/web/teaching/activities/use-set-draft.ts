import {
  createAssessment,
  createAssignment,
  createRecurringActivity,
} from '#features/activities/contract/teaching.ts';
import { daysToAssign, todayIn, toTerms, useSetForClasses } from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { type ActivityDraft, mondayOf, usualWeek } from './activity-draft.ts';

/** Sets a draft for its classes; days follow the zone of each class where they were not chosen. */
export function useSetDraft(classes: readonly TeacherClass[]) {
  const { setFor, pending } = useSetForClasses();
  const zoneOf = (classId: number) => classes.find(({ id }) => id === classId)?.timezone ?? 'UTC';
  const setDraft = async (draft: ActivityDraft) =>
    setFor(draft.whom.classIds, async (api, classId) => {
      const { studentIds } = draft.whom;
      const forWhom = { classId, ...(studentIds && { studentIds: [...studentIds] }) };
      const { type, passage } = draft;
      if (type === 'FIXED_WEEKLY') {
        const today = dayNumber(Date.now(), zoneOf(classId));
        const startDate = isoDay(mondayOf(draft.week ?? usualWeek(today), today));
        return api(createRecurringActivity, {
          body: { type, ...forWhom, ...toTerms(draft.goal), startDate },
        });
      }
      const days = daysToAssign(draft.days, todayIn(zoneOf(classId)));
      if (type === 'ASSESSMENT') return api(createAssessment, { body: { ...forWhom, ...days } });
      const versionId = passage?.versionId ?? 0;
      return api(createAssignment, { body: { type, ...forWhom, versionId, ...days } });
    });
  return { setDraft, pending };
}
