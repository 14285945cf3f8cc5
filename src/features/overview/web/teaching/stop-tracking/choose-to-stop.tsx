import type { TaughtStudent } from '../../../contract/teaching.ts';
import { ChoosingStudents } from '../choosing-students.tsx';
import { StopTracking } from './stop-tracking.tsx';

interface ChooseToStopProps {
  /** Those of the page that is shown. */
  readonly students: readonly TaughtStudent[];
  /** Back to the list. */
  readonly onDone: () => void;
}

/** Students of all classes to choose, and the way to stop tracking the chosen ones. */
export function ChooseToStop({ students, onDone }: ChooseToStopProps) {
  return (
    <ChoosingStudents
      lead="Stop tracking them: they leave all your own classes. All work is kept."
      legend="Students on this page"
      students={students}
      onDone={onDone}
      renderActs={(chosen) => <StopTracking students={chosen} onDone={onDone} />}
    />
  );
}
