import { useQueryClient } from '@tanstack/react-query';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { showToast } from '#platform/ui/web/message-store.ts';
import { getCompetition, listCompetitionsToJoin } from '../contract/competition.ts';
import {
  cancelAssignment,
  countActivities,
  getStudentAssignmentReport,
  listActivities,
  pauseAssignment,
  uncancelAssignment,
} from '../contract/teaching.ts';
import type { ActivityView } from '../contract/views.ts';
import { isCompetition } from '../core/competition.ts';
import { activityName, type NamedActivity } from './activity-words.ts';

/** What is out of date when something was done with an activity. */
export const ACTIVITY_LISTS: readonly EndpointSpec[] = [
  listActivities,
  countActivities,
  getStudentAssignmentReport,
  getCompetition,
  listCompetitionsToJoin,
];

type Activity = Pick<ActivityView, 'activityId'> & Partial<Pick<ActivityView, 'className'>> & NamedActivity;
type Change = typeof pauseAssignment | typeof cancelAssignment | typeof uncancelAssignment;

/** What a teacher does with an activity. Each act says how it went, and what takes something from students can be undone. */
export function useActivityActs() {
  const api = useApi();
  const queryClient = useQueryClient();

  async function tell(result: CallResult<Change>, words: string, onUndo?: () => void): Promise<void> {
    if (result.ok) showToast({ style: 'success', words, ...(onUndo && { onUndo }) });
    else showToast({ style: 'warning', words: result.problem.detail, stays: 6000 });
    await Promise.all(
      ACTIVITY_LISTS.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
  }

  async function resume(activity: Activity): Promise<void> {
    const result = await api(pauseAssignment, { query: { activityId: activity.activityId, pause: 'false' } });
    await tell(result, `“${activityName(activity)}” is open again.`);
  }
  async function pause(activity: Activity): Promise<void> {
    const result = await api(pauseAssignment, { query: { activityId: activity.activityId, pause: 'true' } });
    await tell(result, `“${activityName(activity)}” is paused.`, () => void resume(activity));
  }
  async function uncancel(activity: Activity): Promise<void> {
    const result = await api(uncancelAssignment, { query: { activityId: activity.activityId } });
    await tell(
      result,
      isCompetition(activity.type)
        ? `${activity.className ?? 'The class'} takes part again.`
        : `“${activityName(activity)}” is back.`,
    );
  }
  async function cancel(activity: Activity): Promise<void> {
    const result = await api(cancelAssignment, { query: { activityId: activity.activityId } });
    const words = isCompetition(activity.type)
      ? `${activity.className ?? 'The class'} is out of the competition.`
      : `“${activityName(activity)}” is canceled.`;
    await tell(result, words, () => void uncancel(activity));
  }
  /** Takes back what was set for several classes at once, and says so once. */
  async function cancelAll(activities: readonly Activity[]): Promise<void> {
    const [one, ...others] = activities;
    if (!one) return;
    if (others.length === 0) return cancel(one);
    const results = await Promise.all(
      activities.map(({ activityId }) => api(cancelAssignment, { query: { activityId } })),
    );
    const failed = results.find(({ ok }) => !ok);
    const [first] = results;
    if (first)
      await tell(failed ?? first, `“${activityName(one)}” is canceled for ${activities.length} classes.`);
  }
  return { pause, resume, cancel, cancelAll, uncancel };
}
