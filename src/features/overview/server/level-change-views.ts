import { isBeforeReset, reasonOf } from '#features/progress/server/public.ts';
import type { StudentContext } from '#features/quiz/server/public.ts';
import type { LevelChange } from '../contract/views.ts';
import type { LevelChangeRow } from './history-queries.ts';

/** Changes of a level as calls tell them, in the order given. */
export const toLevelChanges = (
  rows: readonly LevelChangeRow[],
  progress: StudentContext['progress'],
): LevelChange[] =>
  rows.flatMap((change) =>
    change.finished_at
      ? [
          {
            at: change.finished_at.toISOString(),
            attemptId: change.id,
            versionId: change.passage_version_id,
            reason: reasonOf(change.reason, change.id),
            beforeReset: isBeforeReset(change, progress),
          },
        ]
      : [],
  );
