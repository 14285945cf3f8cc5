import { useState } from 'react';
import type { ClassForTeacher } from '#features/classes/contract/classes-of-student.ts';
import { choosePrimaryClass } from '#features/classes/contract/primary-class.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import {
  listStudentsOfClass,
  type StudentProfile,
  viewProfileForStudent,
} from '../../../contract/endpoints.ts';
import { RemoveUnconfirmed } from './remove-unconfirmed.tsx';
import styles from './student-classes.module.css';

interface Part {
  readonly profile: StudentProfile;
}

/** The classes of a student who is in several: which one counts, and for an approved teacher the choice of their own. */
export function StudentClasses({ profile }: Part) {
  if (profile.classes.length < 2) return null;
  return (
    <Section title="Classes">
      <Card gap={12}>
        <p className={styles.quiet}>
          The class that counts sets the levels, the essays, and the time zone of the next quiz.
        </p>
        <Stack as="ul" gap={12}>
          {profile.classes.map((schoolClass, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- classes of other teachers have no id here
            <ClassLine
              key={schoolClass.classId ?? `other ${index}`}
              schoolClass={schoolClass}
              profile={profile}
            />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

function ClassLine({ schoolClass, profile }: Part & { readonly schoolClass: ClassForTeacher }) {
  return (
    <li className={styles.line}>
      <span className={styles.title}>
        <span className={styles.name}>{schoolClass.className ?? 'Another teacher’s class'}</span>
        {schoolClass.counts && <Badge tone="leaf">Counts</Badge>}
      </span>
      <span className={styles.quiet}>{factsOf(schoolClass)}</span>
      <div className={styles.actions}>
        {profile.allWork && schoolClass.classId !== null && !schoolClass.counts && (
          <ChooseClass
            classId={schoolClass.classId}
            name={schoolClass.className ?? ''}
            studentId={profile.studentId}
          />
        )}
        {schoolClass.removableId !== null && (
          <RemoveUnconfirmed
            studentId={profile.studentId}
            name={profile.name}
            classId={schoolClass.removableId}
            className={schoolClass.className ?? 'this class'}
          />
        )}
      </div>
    </li>
  );
}

const factsOf = ({
  classId,
  teacherName,
  isArchived,
  minLevel,
  maxLevel,
  hasOwnLevels,
}: ClassForTeacher): string =>
  [
    ...(classId === null ? [teacherName ?? ''] : ['your class']),
    ...(isArchived ? ['archived'] : []),
    ...(isArchived || minLevel === null || maxLevel === null
      ? []
      : [`Levels ${levelWord(minLevel)} to ${levelWord(maxLevel)}${hasOwnLevels ? ' (own range)' : ''}`]),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

interface ChooseClassProps {
  readonly classId: number;
  readonly name: string;
  readonly studentId: number;
}

function ChooseClass({ classId, name, studentId }: ChooseClassProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(choosePrimaryClass, {
    refreshes: [viewProfileForStudent, listStudentsOfClass],
  });
  const choose = async () => {
    const result = await send({ body: { studentId, classId } });
    setProblem(result.ok ? null : result.problem.detail);
  };
  return (
    <>
      <Button variant="quiet" pending={pending} pendingLabel="Saving…" onClick={() => void choose()}>
        Make {name} count
      </Button>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          This could not be saved. {problem}
        </p>
      )}
    </>
  );
}

/** What a teacher who is not approved does not see, and what can be done. */
export function NotApprovedNote({ profile: { name, allWork, figures, classes } }: Part) {
  if (allWork || classes.length < 2) return null;
  return (
    <Note title={figures ? `You see the work of ${name} for your class` : `Another class counts for ${name}`}>
      <p>
        {!figures && 'You see the work for your class only. '}
        An administrator can approve you as a teacher. Then you see all work of your students.
      </p>
    </Note>
  );
}
