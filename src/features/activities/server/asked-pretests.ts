import type { AskedPretests, OnPretestFinished } from '#features/quiz/server/public.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { EVER } from './activities-queries.ts';
import { insertPretestBegun, writePretestFinished } from './assessment-queries.ts';
import { assignedAssessments } from './assigned-to-student.ts';
import { withStatus } from './assignment-views.ts';
import { selectAssignments } from './assignments-queries.ts';

/** The pretests that teachers have assigned: one that is taken is taken for all that are open. */
export const askedPretests: AskedPretests = {
  open: async (db, { studentId, context, now }) => {
    // No zone is more than a day away.
    const from = Math.floor(now.getTime() / MS_PER_DAY) - 1;
    const rows = await selectAssignments(db, { studentId, from, to: EVER.to });
    return withStatus(assignedAssessments(context, rows), now).flatMap(({ row, status }) =>
      status === 'active' ? [row.id] : [],
    );
  },
  begin: (tx, { studentId, pretest, asking }) =>
    insertPretestBegun(tx, { studentId, pretest, activityIds: asking }),
};

/** A pretest that is finished is one for every activity that asks for it then. */
export const finishAskedPretests: OnPretestFinished = (tx, { progress, today, now }) =>
  writePretestFinished(tx, { studentId: progress.student_id, pretest: progress.pretests, day: today }, now);
