import { type Library, passageMeasure } from '#features/library/server/public.ts';
import { measureOf } from '#features/progress/core/scale.ts';
import { wasRead } from '#features/progress/core/weekly-goal.ts';
import { isBeforeReset, stateAfterOf } from '#features/progress/server/public.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import type { StudentContext } from '#features/quiz/server/public.ts';
import type { ReadingPoint } from '../contract/views.ts';
import type { LevelHistoryRow } from './history-queries.ts';

/** The passages among some attempts, oldest first, since the last reset, with how hard each is and how hard a text the student reads after it. */
export async function readingsOf(
  library: Library,
  rows: readonly LevelHistoryRow[],
  progress: StudentContext['progress'],
): Promise<ReadingPoint[]> {
  const quizzes = rows.filter((row) => row.kind === 'practice' && !isBeforeReset(row, progress));
  // While every answer was too fast to count, the estimate is the class's grade and nothing else.
  const isKnown = progress?.counted_answers !== 0;
  const passages = new Map(
    await Promise.all(
      [...new Set(quizzes.map((row) => row.passage_version_id))].map(
        async (id) => [id, await library.version(id)] as const,
      ),
    ),
  );
  return quizzes.flatMap((row): ReadingPoint[] => {
    const passage = passages.get(row.passage_version_id);
    if (!passage || !row.finished_at) return [];
    const reader = isKnown ? measureOf(stateAfterOf(row.state_after, row.id).mean) : null;
    return [
      {
        at: row.finished_at.toISOString(),
        attemptId: row.id,
        versionId: passage.versionId,
        title: passage.title,
        measure: passageMeasure(passage),
        readerMeasure: reader === null ? null : Math.round(reader),
        passed: row.passed ?? false,
        tooFast: !wasRead(marksOf(row.marks)),
      },
    ];
  });
}
