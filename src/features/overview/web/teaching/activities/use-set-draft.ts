import { createCompetition, joinCompetition } from '#features/activities/contract/competition.ts';
import {
  createAssessment,
  createAssignment,
  createRecurringActivity,
} from '#features/activities/contract/teaching.ts';
import { daysToAssign, todayIn, toTerms, useSetForClasses } from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { type ActivityDraft, daysToCompete, mondayOf, usualWeek } from './activity-draft.ts';

/** Sets a draft for its classes; days follow the zone of each class where they were not chosen. */
export function useSetDraft(classes: readonly TeacherClass[]) {
  const { setFor, pending } = useSetForClasses();
  const zoneOf = (classId: number) => classes.find(({ id }) => id === classId)?.timezone ?? 'UTC';
  const setDraft = async (draft: ActivityDraft) => {
    let competitionId = draft.type === 'GLOBAL_COMPETITION' ? draft.competitionId : null;
    return setFor(draft.whom.classIds, async (api, classId) => {
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
      if (type === 'LOCAL_COMPETITION' || type === 'GLOBAL_COMPETITION') {
        const days = daysToCompete(draft.days, dayNumber(Date.now(), zoneOf(classId)));
        // The first class sets a competition, and the others join it.
        const answer =
          competitionId === null
            ? await api(createCompetition, {
                body: { type: 'LOCAL_COMPETITION', classId, ...days, ofSchool: draft.ofSchool },
              })
            : await api(joinCompetition, { body: { competitionId, classId } });
        if (!answer.ok) return answer;
        competitionId = answer.data.competitionId;
        return { ok: true, data: answer.data.activity };
      }
      const days = daysToAssign(draft.days, todayIn(zoneOf(classId)));
      if (type === 'ASSESSMENT') return api(createAssessment, { body: { ...forWhom, ...days } });
      const versionId = passage?.versionId ?? 0;
      return api(createAssignment, { body: { type, ...forWhom, versionId, ...days } });
    });
  };
  return { setDraft, pending };
}
