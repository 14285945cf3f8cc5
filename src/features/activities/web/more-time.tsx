import { useState } from 'react';
import { type Named, namesAmong } from '#features/accounts/core/student-name.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { giveMoreTime } from '../contract/teaching.ts';
import type { ActivityView } from '../contract/views.ts';
import { activityName, dayInWords } from './activity-words.ts';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { ACTIVITY_LISTS } from './use-activity-acts.ts';

export type DatedActivity = Extract<ActivityView, { type: 'PASSAGE' | 'ASSESSMENT' }>;
export type Waiting = Named & {
  readonly studentId: number;
  readonly status: string;
  readonly moreTimeUntil: string | null;
};

interface MoreTimeProps {
  readonly activity: DatedActivity;
  readonly students: readonly Waiting[];
}

/** Who has more time than the class, and a way to give it to those who are not done. */
export function MoreTime({ activity, students }: MoreTimeProps) {
  const [giving, setGiving] = useState(false);
  const waiting = students.filter(({ status }) => status !== 'completed');
  if (activity.status === 'canceled' || waiting.length === 0) return null;
  const missed = waiting.filter(({ status }) => status === 'missed');
  return (
    <Stack gap={8}>
      {groupsOf(waiting).map(([until, those]) => (
        <MoreTimeUntil key={until} activity={activity} until={until} students={those} />
      ))}
      <Row gap={16} rowGap={8} align="center">
        {missed.length > 0 && <p>{count(missed.length, 'student')} missed it.</p>}
        <Button onClick={() => setGiving(true)}>Give more time</Button>
      </Row>
      {giving && <MoreTimeDialog activity={activity} students={waiting} onClose={() => setGiving(false)} />}
    </Stack>
  );
}

/** Students by the day until which they have more time, the first day in front. */
function groupsOf(students: readonly Waiting[]): (readonly [string, readonly Waiting[]])[] {
  const groups = Map.groupBy(students, ({ moreTimeUntil }) => moreTimeUntil ?? '');
  return [...groups].filter(([until]) => until !== '').toSorted(([a], [b]) => a.localeCompare(b));
}

interface MoreTimeUntilProps extends MoreTimeProps {
  readonly until: string;
}

/** More names than these are a number. */
const MOST_NAMES = 3;

/** "Ana and Ben have until Sat, Dec 12." */
function MoreTimeUntil({ activity, until, students }: MoreTimeUntilProps) {
  const { send, pending } = useEndpointMutation(giveMoreTime, { refreshes: ACTIVITY_LISTS });
  const who =
    students.length > MOST_NAMES
      ? count(students.length, 'student')
      : new Intl.ListFormat('en-US').format(students.map(namesAmong(students)));
  const verb = students.length === 1 ? 'has' : 'have';
  const takeBack = async () => {
    const studentIds = students.map(({ studentId }) => studentId);
    const { activityId } = activity;
    const taken = await send({ body: { activityId, studentIds, dueDate: null } });
    if (!taken.ok) return showToast({ style: 'warning', words: taken.problem.detail, stays: 6000 });
    const words = `“${activityName(activity)}” is due ${dayInWords(taken.data.dueDate)} for ${who} again.`;
    showToast({
      style: 'success',
      words,
      onUndo: () => void send({ body: { activityId, studentIds, dueDate: until } }),
    });
  };
  return (
    <Row gap={16} rowGap={4} align="center">
      <p>
        {who} {verb} until {dayInWords(until)}.
      </p>
      <Button variant="quiet" pending={pending} onClick={() => void takeBack()}>
        Take it back
      </Button>
    </Row>
  );
}
