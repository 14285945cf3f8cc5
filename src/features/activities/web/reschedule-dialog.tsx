import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { SaveDialog } from '#platform/ui/web/save-dialog.tsx';
import { rescheduleAssignment } from '../contract/teaching.ts';
import type { ActivityView } from '../contract/views.ts';
import type { CompetitionType } from '../core/competition.ts';
import { activityName, dayInWords } from './activity-words.ts';
import { ACTIVITY_LISTS } from './use-activity-acts.ts';

interface RescheduleDialogProps {
  readonly activity: Exclude<ActivityView, { type: 'FIXED_WEEKLY' | CompetitionType }>;
  readonly onClose: () => void;
}

/** Other dates for an activity. */
export function RescheduleDialog({ activity, onClose }: RescheduleDialogProps) {
  const { activityId, startDate, dueDate } = activity;
  const title = activityName(activity);
  const form = useEndpointForm(rescheduleAssignment, {
    refreshes: ACTIVITY_LISTS,
    initial: { startDate, dueDate },
    toInput: (dates) => ({ body: { activityId, ...dates } }),
    onDone: (moved) => {
      onClose();
      showToast({ style: 'success', words: `“${title}” is due ${dayInWords(moved.dueDate)}.` });
    },
  });
  return (
    <SaveDialog title={`Dates of “${title}”`} form={form} onClose={onClose}>
      <DateField {...form.field('startDate')} label="Starts" />
      <DateField {...form.field('dueDate')} label="Due" min={form.values.startDate} />
    </SaveDialog>
  );
}
