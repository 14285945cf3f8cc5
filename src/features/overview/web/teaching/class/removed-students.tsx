import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { listRemovedStudents, type RemovedStudent } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { daysAgo } from '#platform/ui/web/figures.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useUndoRemoval } from '../student/use-undo-removal.ts';
import styles from './removed-students.module.css';

interface RemovedStudentsProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone'>;
}

/** The students whom the teacher took out of the class lately, each with the way back; nothing where there are none. */
export function RemovedStudents({ schoolClass }: RemovedStudentsProps) {
  const query = useEndpointQuery(
    listRemovedStudents,
    { params: { id: schoolClass.id } },
    { refetchOnMount: 'always' },
  );
  if (query.error)
    return (
      <ErrorState
        problem={query.error.problem}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const { students = [] } = query.data ?? {};
  if (students.length === 0) return null;
  const nameIn = namesAmong(students);
  return (
    <Section
      title="Removed students"
      lead={`You can bring a student back for ${DAYS_TO_UNDO_REMOVAL} days, until they join another class. All work is kept.`}
    >
      <Card>
        <Stack as="ul" gap={12}>
          {students.map((student) => (
            <Removed
              key={student.studentId}
              student={student}
              name={nameIn(student)}
              schoolClass={schoolClass}
              asOf={query.dataUpdatedAt}
            />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

interface RemovedProps extends RemovedStudentsProps {
  readonly student: RemovedStudent;
  readonly name: string;
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
}

function Removed({ student, name, schoolClass: { id, name: className, timezone }, asOf }: RemovedProps) {
  const { studentId, removedAt } = student;
  const [pending, setPending] = useState(false);
  const undo = useUndoRemoval();
  const press = async () => {
    setPending(true);
    // The button that had the focus goes with its row.
    if (await undo({ classId: id, studentId, name, className }))
      document.querySelector<HTMLElement>('main h1')?.focus();
    setPending(false);
  };
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          removed <time dateTime={removedAt}>{daysAgo(removedAt, asOf, timezone)}</time>
        </p>
      </div>
      <Button
        aria-label={`Bring back ${name}`}
        pending={pending}
        pendingLabel="Bringing back…"
        onClick={() => void press()}
      >
        Bring back
      </Button>
    </Row>
  );
}
