import { linkTo } from '#platform/screens/core/address.ts';
import { newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { ActivityView } from '../contract/views.ts';

interface MoreTimeProps {
  readonly activity: Pick<ActivityView, 'activityId' | 'status'>;
  readonly students: readonly { readonly studentId: number; readonly status: string }[];
}

/** Of an activity that is over: those who missed it get it again, with another due date, and nobody else. */
export function MoreTime({ activity: { activityId, status }, students }: MoreTimeProps) {
  const missed = students.filter((one) => one.status === 'missed').map(({ studentId }) => studentId);
  if (status !== 'missed' || missed.length === 0) return null;
  return (
    <Row gap={16} rowGap={8} align="center">
      <p>{count(missed.length, 'student')} missed it.</p>
      <LinkButton {...linkTo(newActivityPage, {}, { copy: activityId, students: missed.join('-') })}>
        Give more time
      </LinkButton>
    </Row>
  );
}
