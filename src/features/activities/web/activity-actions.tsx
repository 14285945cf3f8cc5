import { useState } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { getCompetition } from '../contract/competition.ts';
import type { ActivityView } from '../contract/views.ts';
import type { CompetitionType } from '../core/competition.ts';
import { ChangeGoalDialog } from './change-goal-dialog.tsx';
import { withoutClassInWords } from './competition-words.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useActivityActs } from './use-activity-acts.ts';

/** What a teacher can do with an activity now. A button and its opposite are one, so that the focus stays on it. */
export function ActivityActions({ activity }: { readonly activity: ActivityView }) {
  return activity.type === 'LOCAL_COMPETITION' || activity.type === 'GLOBAL_COMPETITION' ? (
    <CompetitionActions activity={activity} />
  ) : (
    <OwnDaysActions activity={activity} />
  );
}

/** A competition runs on the same days for every class: a class takes part, or it does not. */
function CompetitionActions({ activity }: { readonly activity: ActivityView }) {
  const { cancel, uncancel } = useActivityActs();
  const [asking, setAsking] = useState(false);
  const { activityId, className } = activity;
  const competition = useEndpointQuery(getCompetition, { query: { activityId } }).data?.competition;
  if (activity.status === 'missed') return null;
  const isCanceled = activity.status === 'canceled';
  return (
    <>
      <Button onClick={() => (isCanceled ? void uncancel(activity) : setAsking(true))}>
        {isCanceled ? 'Bring it back' : 'Take this class out'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Take ${className} out of the competition?`}
        confirmLabel="Take it out"
        onConfirm={() => {
          setAsking(false);
          void cancel(activity);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {competition && withoutClassInWords(competition, className)} You can bring {className} back until
          the competition is over.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface OwnDaysActionsProps {
  readonly activity: Exclude<ActivityView, { type: CompetitionType }>;
}

/** An activity of one class has days of its own. */
function OwnDaysActions({ activity }: OwnDaysActionsProps) {
  const { pause, resume, cancel, uncancel } = useActivityActs();
  const [moving, setMoving] = useState(false);
  const { status } = activity;
  const isPaused = status === 'paused';
  const isCanceled = status === 'canceled';
  const isOver = status === 'missed';
  return (
    <>
      {!isCanceled && (
        <Button onClick={() => setMoving(true)}>
          {activity.type === 'FIXED_WEEKLY' ? 'Change the goal' : 'Change the dates'}
        </Button>
      )}
      {!isCanceled && !isOver && (
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          onClick={() => void (isPaused ? resume(activity) : pause(activity))}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      {!isOver && (
        <Button onClick={() => void (isCanceled ? uncancel(activity) : cancel(activity))}>
          {isCanceled ? 'Bring it back' : 'Cancel the activity'}
        </Button>
      )}
      <LinkButton {...linkTo(newActivityPage, {}, { copy: activity.activityId })}>Duplicate</LinkButton>
      {moving &&
        (activity.type === 'FIXED_WEEKLY' ? (
          <ChangeGoalDialog activity={activity} onClose={() => setMoving(false)} />
        ) : (
          <RescheduleDialog activity={activity} onClose={() => setMoving(false)} />
        ))}
    </>
  );
}
