import { personStanding } from '#features/accounts/server/person-standing.ts';
import { teacherStanding } from '#features/accounts/server/teacher-standing.ts';
import { activityStanding } from '#features/activities/server/public.ts';
import {
  classStanding,
  coTeacherInviteStanding,
  invitationStanding,
  studentStanding,
} from '#features/classes/server/public.ts';
import { attemptStanding } from '#features/quiz/server/public.ts';
import { schoolClaimStanding } from '#features/schools/server/public.ts';
import type { Resolvers } from '#platform/endpoint/server/standing.ts';

/** Finds the relations of an actor to an object, before the use case of every call that names one (decision 34). */
export const resolvers: Resolvers = {
  person: personStanding,
  teacher: teacherStanding,
  'school-claim': schoolClaimStanding,
  class: classStanding,
  student: studentStanding,
  invitation: invitationStanding,
  'co-teacher-invite': coTeacherInviteStanding,
  attempt: attemptStanding,
  activity: activityStanding,
};
