import type { KeptPassages } from '#features/quiz/server/public.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { EVER } from './activities-queries.ts';
import { assignedTo } from './assigned-to-student.ts';
import { withStatus } from './assignment-views.ts';
import { selectAssignments } from './assignments-queries.ts';

/** The passages that a student is to read for a teacher, now or later: they would count for nothing if they were read by choice. */
export const assignedPassages: KeptPassages = async ({ db, library }, { studentId, context, now }) => {
  // No zone is more than a day away.
  const from = Math.floor(now.getTime() / MS_PER_DAY) - 1;
  const rows = await selectAssignments(db, { studentId, from, to: EVER.to });
  const toRead = withStatus(assignedTo(library, context, rows), now).filter(({ status }) =>
    ['pending', 'active', 'paused'].includes(status),
  );
  return new Set(toRead.flatMap(({ row }) => row.passage_id ?? []));
};
