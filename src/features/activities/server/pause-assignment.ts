import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { pauseAssignment as contract } from '../contract/teaching.ts';
import { actOnActivity, toReply } from './act-on-activity.ts';

/** Pauses an activity, or resumes it. */
export async function pauseAssignment(
  services: QuizServices,
  { actor, query: { activityId, pause }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return toReply(
    await actOnActivity(services, { activityId, what: pause ? 'pause' : 'resume', by: actor.userId }, now),
    'over',
    'canceled',
    'competition',
  );
}
