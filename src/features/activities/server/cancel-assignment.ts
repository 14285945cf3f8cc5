import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { cancelAssignment as contract } from '../contract/teaching.ts';
import { actOnActivity, toReply } from './act-on-activity.ts';

/** Cancels an activity; what students have read is kept. */
export async function cancelAssignment(
  services: QuizServices,
  { actor, query: { activityId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return toReply(
    await actOnActivity(services, { activityId, what: 'cancel', by: actor.userId }, now),
    'over',
    'result-stands',
  );
}
