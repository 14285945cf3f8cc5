import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { PremiumMark } from '#platform/plans/web/premium-mark.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { SaveDialog } from '#platform/ui/web/save-dialog.tsx';
import { changeRecurringActivity } from '../contract/teaching.ts';
import type { WeeklyActivityView } from '../contract/views.ts';
import { isCustomGoal } from '../core/custom-goal.ts';
import { activityName } from './activity-words.ts';
import { GoalFields, type GoalValues, toTerms } from './goal-fields.tsx';
import { ACTIVITY_LISTS } from './use-activity-acts.ts';

interface ChangeGoalDialogProps {
  readonly activity: WeeklyActivityView;
  readonly onClose: () => void;
}

const isOther = (a: GoalValues, b: GoalValues): boolean => a.quizzes !== b.quizzes || a.rule !== b.rule;

/** Another number of quizzes, or another rule, for a weekly goal. */
export function ChangeGoalDialog({ activity, onClose }: ChangeGoalDialogProps) {
  const { activityId, quizzes, rule } = activity;
  const initial: GoalValues = { quizzes: String(quizzes), rule };
  const form = useEndpointForm(changeRecurringActivity, {
    refreshes: ACTIVITY_LISTS,
    initial,
    toInput: (values) => ({ body: { activityId, ...toTerms(values) } }),
    onDone: (changed) => {
      onClose();
      if (changed.type !== 'FIXED_WEEKLY') return;
      showToast({ style: 'success', words: `${activityName(changed)}, from this week on.` });
    },
  });
  return (
    <SaveDialog title="Change the weekly goal" form={form} onClose={onClose}>
      <GoalFields
        {...form.values}
        onChange={(values) => {
          form.set('quizzes', values.quizzes);
          form.set('rule', values.rule);
        }}
      />
      {isCustomGoal(toTerms(form.values)) && isOther(form.values, initial) && (
        <PremiumMark feature="custom-weekly-goal" />
      )}
    </SaveDialog>
  );
}
