import { levelWithDoubt, levelWord } from '#features/progress/web/public.tsx';
import type { PretestStatus } from '#features/quiz/contract/views.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import styles from './level-now.module.css';

interface LevelNowProps {
  readonly student: {
    readonly readingLevel: (Parameters<typeof levelWithDoubt>[0] & { readonly level: number }) | null;
    readonly pretestStatus: PretestStatus | null;
  };
}

/**
 * The reading level of a student, the same in every list of a teacher: the shown level as a word, which says where passages come from, and the
 * estimate, which moves first: "Six 6.6 ± 0.5".
 */
export function LevelNow({ student: { readingLevel, pretestStatus } }: LevelNowProps) {
  if (readingLevel === null) return pretestStatus === 'pretest_complete' ? 'Not known yet' : <Unknown />;
  return (
    <span className={styles.level}>
      {levelWord(readingLevel.level)} <span className={styles.estimate}>{levelWithDoubt(readingLevel)}</span>
    </span>
  );
}
