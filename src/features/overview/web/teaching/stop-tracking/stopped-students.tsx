import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { useActor } from '#features/accounts/web/public.tsx';
import { listStoppedStudents, type StoppedStudent } from '#features/classes/contract/stop-tracking.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { daysAgo } from '#platform/wording/core/figures.ts';
import { useTrackAgain } from './use-track-again.ts';

/** The students whom the teacher stopped tracking lately, each with the way back; nothing where there are none. */
export function StoppedStudents() {
  const { userId: teacherId } = useActor();
  const query = useEndpointQuery(
    listStoppedStudents,
    { params: { teacherId } },
    { refetchOnMount: 'always' },
  );
  const students = query.data?.students ?? [];
  if (students.length === 0) return null;
  const nameIn = namesAmong(students);
  return (
    <Section
      title="No longer tracked"
      lead={`You can undo this for ${DAYS_TO_UNDO_REMOVAL} days, until the student joins a class. All work is kept.`}
    >
      <Card>
        <Stack as="ul" gap={12}>
          {students.map((student) => (
            <Stopped
              key={`${student.studentId} ${student.stoppedAt}`}
              student={student}
              name={nameIn(student)}
              asOf={query.dataUpdatedAt}
            />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

interface StoppedProps {
  readonly student: StoppedStudent;
  readonly name: string;
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
}

function Stopped({ student: { studentId, stoppedAt, timezone }, name, asOf }: StoppedProps) {
  const [pending, setPending] = useState(false);
  const trackAgain = useTrackAgain();
  const press = async () => {
    setPending(true);
    // The button that had the focus goes with its row.
    if (await trackAgain({ stoppedAt, students: [{ studentId, name }] })) focusHeading();
    setPending(false);
  };
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <p>
        <strong>{name}</strong>, <time dateTime={stoppedAt}>{daysAgo(stoppedAt, asOf, timezone)}</time>
      </p>
      <Button
        aria-label={`Track ${name} again`}
        pending={pending}
        pendingLabel="Bringing back…"
        onClick={() => void press()}
      >
        Track again
      </Button>
    </Row>
  );
}
