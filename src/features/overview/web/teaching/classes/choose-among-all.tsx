import type { ReactNode } from 'react';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import type { TaughtStudent } from '../../../contract/teaching.ts';
import { ChoosingStudents, type StudentsToChoose } from '../choosing-students.tsx';
import { ActsInClass, targetsFrom } from '../class/acts-in-class.tsx';
import { DownloadReports } from '../report/download-reports.tsx';
import { StopTracking } from '../stop-tracking/stop-tracking.tsx';
import type { NamedStudent } from '../student/who-of.ts';
import { sharedClass, whyNotTogether } from './shared-class.ts';

interface ChooseAmongAllProps {
  /** Those of the page that is shown. */
  readonly students: readonly TaughtStudent[];
  readonly choice: StudentsToChoose<TaughtStudent>;
  /** The class that the list is narrowed to. */
  readonly classId: number | undefined;
  /** Instead of the students where nobody fits. */
  readonly empty: ReactNode;
  /** Back to the list. */
  readonly onDone: () => void;
}

/** Students of all classes to choose, and what can be done with the chosen ones: in the class that they share, or in none. */
export function ChooseAmongAll({ students, choice, classId, empty, onDone }: ChooseAmongAllProps) {
  const { data } = useEndpointQuery(listClasses, {});
  return (
    <ChoosingStudents
      lead="Choose students of one class to move them, remove them, or do more. Those you choose stay chosen on other pages and in other classes."
      legend="Students on this page"
      students={students}
      choice={choice}
      empty={empty}
      onDone={onDone}
      renderActs={(chosen) => (
        <Acts chosen={chosen} classes={data?.classes} classId={classId} onDone={onDone} />
      )}
    />
  );
}

interface ActsProps extends Pick<ChooseAmongAllProps, 'classId' | 'onDone'> {
  readonly chosen: readonly (TaughtStudent & NamedStudent)[];
  /** Not there while they come, and when they could not be read. */
  readonly classes: readonly TeacherClass[] | undefined;
}

function Acts({ chosen, classes, classId, onDone }: ActsProps) {
  const shared = classes && sharedClass(chosen, classes, classId);
  if (shared?.kind === 'one') {
    const { schoolClass } = shared;
    const targets = targetsFrom(classes ?? [], schoolClass.id);
    return <ActsInClass {...{ schoolClass, targets, onDone }} students={chosen} />;
  }
  return (
    <>
      {shared && <p>{whyNotTogether(shared)}</p>}
      <DownloadReports students={chosen} label="Reports as PDF" />
      <StopTracking students={chosen} onDone={onDone} />
    </>
  );
}
