import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { rescheduleAssignment } from '../contract/teaching.ts';
import type { ActivityView } from '../contract/views.ts';
import { dayInWords } from './activity-words.ts';
import { ACTIVITY_LISTS } from './use-activity-acts.ts';

interface RescheduleDialogProps {
  readonly activity: Extract<ActivityView, { type: 'PASSAGE' }>;
  readonly onClose: () => void;
}

/** Other dates for an activity. */
export function RescheduleDialog({ activity, onClose }: RescheduleDialogProps) {
  const { activityId, startDate, dueDate, title } = activity;
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
    <Dialog
      open
      title={`Dates of “${title}”`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={form.pending} pendingLabel="Saving…" onClick={form.submit}>
            Save
          </Button>
        </>
      }
    >
      <Form form={form}>
        <DateField {...form.field('startDate')} label="Starts" />
        <DateField {...form.field('dueDate')} label="Due" min={form.values.startDate} />
      </Form>
    </Dialog>
  );
}
