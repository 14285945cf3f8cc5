import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { uncancelAssignment as contract } from '../contract/teaching.ts';
import { actOnActivity, toReply } from './act-on-activity.ts';

/** Brings a canceled activity back as it was. */
export async function uncancelAssignment(
  services: QuizServices,
  { actor, query: { activityId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return toReply(
    await actOnActivity(services, { activityId, what: 'uncancel', by: actor.userId }, now),
    'over',
    'already-set',
    'already-assigned',
    'called-off',
    'enough-competitions',
    'result-stands',
    'enough-activities',
    'enough-canceled',
  );
}
