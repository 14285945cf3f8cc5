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
import { activityName, type NamedActivity } from './activity-words.ts';

/** What is out of date when something was done with an activity. */
export const ACTIVITY_LISTS: readonly EndpointSpec[] = [
  listActivities,
  countActivities,
  getStudentAssignmentReport,
  getCompetition,
  listCompetitionsToJoin,
];

type Activity = Pick<ActivityView, 'activityId'> & NamedActivity;
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
    await tell(result, `“${activityName(activity)}” is back.`);
  }
  async function cancel(activity: Activity): Promise<void> {
    const result = await api(cancelAssignment, { query: { activityId: activity.activityId } });
    await tell(result, `“${activityName(activity)}” is canceled.`, () => void uncancel(activity));
  }
  return { pause, resume, cancel, uncancel };
}
