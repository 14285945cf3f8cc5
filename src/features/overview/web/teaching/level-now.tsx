import { levelWithDoubt } from '#features/progress/web/public.tsx';
import type { PretestStatus } from '#features/quiz/contract/views.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';

interface LevelNowProps {
  readonly student: {
    readonly readingLevel: Parameters<typeof levelWithDoubt>[0] | null;
    readonly pretestStatus: PretestStatus | null;
  };
}

/** The reading level of a student, the same in every list of a teacher: "3.2 ± 0.9". */
export function LevelNow({ student: { readingLevel, pretestStatus } }: LevelNowProps) {
  if (readingLevel) return levelWithDoubt(readingLevel);
  return pretestStatus === 'pretest_complete' ? 'Not known yet' : <Unknown />;
}
