import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import type { rescheduleAssignment as contract } from '../contract/teaching.ts';
import { actOnActivity, toReply } from './act-on-activity.ts';

/** Gives an activity other dates; without a start date its start stays. */
export async function rescheduleAssignment(
  services: QuizServices,
  { actor, body: { activityId, startDate, dueDate }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const days = { startDay: dayOfIso(startDate), dueDay: dayOfIso(dueDate) ?? 0 };
  const acted = await actOnActivity(
    services,
    { activityId, what: 'reschedule', by: actor.userId, days },
    now,
  );
  return toReply(
    acted,
    'due-before-start',
    'due-in-past',
    'too-long',
    'canceled',
    'weekly',
    'competition',
    'already-assigned',
    'enough-activities',
    'enough-canceled',
  );
}
