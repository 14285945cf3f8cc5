import { dayInWords } from '#features/activities/web/public.tsx';
import { count } from '#platform/wording/core/figures.ts';
import styles from './choose-passage-to-assign.module.css';
import type { PassagesGiven } from './use-passages-given.ts';

interface GivenAlreadyProps {
  readonly versionId: number;
  readonly given: PassagesGiven;
}

/** "Assigned to 2 students · due Sat, Dec 12"; nothing where nobody has it to read. */
export function GivenAlready({ versionId, given }: GivenAlreadyProps) {
  const { students, dueDate } = given.of(versionId);
  if (dueDate === null) return null;
  return (
    <p className={styles.about}>
      Assigned to {count(students, 'student')} · due {dayInWords(dueDate)}
    </p>
  );
}
