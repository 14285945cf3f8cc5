import type { ReactNode } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { DownloadReports } from '../report/download-reports.tsx';
import { StartOver } from '../reset/start-over.tsx';
import { StopTracking } from '../stop-tracking/stop-tracking.tsx';
import type { NamedStudent } from '../student/who-of.ts';
import { MoveStudents } from './move-students.tsx';
import { RemoveStudents } from './remove-students.tsx';

export type ClassToActIn = Pick<TeacherClass, 'id' | 'name' | 'timezone' | 'mayReset' | 'ownerName'>;

interface ActsInClassProps {
  readonly schoolClass: ClassToActIn;
  /** The classes that the chosen ones can come into. */
  readonly targets: readonly TeacherClass[];
  readonly students: readonly NamedStudent[];
  /** After it is done. */
  readonly onDone: () => void;
  /** Acts of one list alone, before those that take somebody out. */
  readonly children?: ReactNode;
}

/** What can be done with chosen students of one class. */
export const ActsInClass = ({ schoolClass, targets, students, onDone, children }: ActsInClassProps) => (
  <>
    {targets.length > 0 && (
      <>
        <MoveStudents {...{ schoolClass, students, onDone }} kind="move" targets={targets} />
        <MoveStudents {...{ schoolClass, students, onDone }} kind="add" targets={targets} />
      </>
    )}
    <LinkButton
      {...linkTo(
        newCardsPage,
        { id: schoolClass.id },
        { students: students.map(({ studentId }) => studentId).join('-') },
      )}
    >
      New cards
    </LinkButton>
    <DownloadReports students={students} label="Reports as PDF" />
    {schoolClass.mayReset && <StartOver classId={schoolClass.id} students={students} onDone={onDone} />}
    {children}
    <RemoveStudents {...{ schoolClass, students, onDone }} />
    {schoolClass.ownerName === null && <StopTracking students={students} onDone={onDone} />}
  </>
);

/** The classes that students of a class can come into. */
export const targetsFrom = (classes: readonly TeacherClass[], from: number): readonly TeacherClass[] =>
  classes.filter(({ id, mayChange }) => mayChange && id !== from);
