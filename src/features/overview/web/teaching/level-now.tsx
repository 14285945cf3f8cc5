import { levelWithDoubt, levelWord } from '#features/progress/web/public.tsx';
import type { PretestStatus } from '#features/quiz/contract/views.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import styles from './level-now.module.css';

interface LevelNowProps {
  readonly student: {
    readonly readingLevel: (Parameters<typeof levelWithDoubt>[0] & { readonly level: number }) | null;
    readonly pretestStatus: PretestStatus | null;
    /** False where the level belongs to another teacher's class. */
    readonly figures?: boolean;
  };
}

const toDo = (status: PretestStatus | null): boolean => status !== null && status !== 'pretest_complete';

/**
 * The reading level of a student, the same in every list of a teacher: the shown level as a word, which says where passages come from, and the
 * estimate, which moves first: "Six 6.6 ± 0.5".
 */
export function LevelNow({ student: { readingLevel, pretestStatus, figures = true } }: LevelNowProps) {
  if (!figures) return <Unknown says="not shown" />;
  if (readingLevel === null)
    return <Unknown says={toDo(pretestStatus) ? 'pretest not done' : 'not known yet'} />;
  return (
    <span className={styles.level}>
      {levelWord(readingLevel.level)} <span className={styles.estimate}>{levelWithDoubt(readingLevel)}</span>
    </span>
  );
}
