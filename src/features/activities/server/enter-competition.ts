import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { ActivityDays } from '../core/activity-days.ts';
import type { CompetitionType } from '../core/competition.ts';
import { type ActivityRow, insertActivity, selectActivity } from './activities-queries.ts';
import { insertCompetitionClass } from './competition-queries.ts';

interface Entering extends ActivityDays {
  readonly competitionId: number;
  readonly type: CompetitionType;
  readonly classId: number;
  readonly by: number;
}

/** Lets a class take part in a competition: it gets an activity of its own. The caller has locked the class. */
export async function enterCompetition(
  tx: Tx,
  { competitionId, type, classId, by, startDay, dueDay }: Entering,
  now: Date,
): Promise<{ readonly competitionId: number; readonly row: ActivityRow }> {
  const activityId = await insertActivity(
    tx,
    { classId, what: { kind: type }, startDay, dueDay, studentIds: null },
    now,
  );
  await insertCompetitionClass(tx, { competitionId, classId, activityId });
  await recordAct(tx, { act: 'enter-competition', by, detail: { classId, activityId } }, now);
  const row = await selectActivity(tx, activityId);
  if (!row) throw new Error('The activity that was written is not there.');
  return { competitionId, row };
}
