import { competitionDaysFault } from '#features/activities/core/competition.ts';
import { usualWindow } from '#features/activities/core/global-window.ts';
import {
  cancelGlobal,
  hasGlobalBetween,
  insertCompetition,
  lockCompetition,
  lockPlans,
  selectGlobalCompetitions,
} from '#features/activities/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { dayOfIso, isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type * as contract from '../contract/competitions.ts';

type Database = Pick<Services, 'db'>;

/** The day in UTC; no zone is more than a day ahead. */
const dayOfMoment = (now: Date): number => Math.floor(now.getTime() / MS_PER_DAY);

/** Before all days of school. */
const EVER = 0;

/** The competitions of all schools, and the days that are proposed for the next one. */
export async function listOpenCompetitions(
  { db }: Database,
  { now }: Call<typeof contract.listOpenCompetitions>,
): Promise<Reply<typeof contract.listOpenCompetitions>> {
  const today = dayOfMoment(now);
  const rows = await selectGlobalCompetitions(db, { startAfter: EVER, classIds: [] });
  const { startDay, dueDay } = usualWindow(today + 1);
  return {
    competitions: rows.map((row) => ({
      competitionId: row.id,
      name: row.name ?? '',
      startDate: isoDay(row.first_day),
      dueDate: isoDay(row.last_day),
      classCount: row.classes,
      status: statusOf(row, today),
    })),
    proposed: { startDate: isoDay(startDay), dueDate: isoDay(dueDay) },
  };
}

type Row = Awaited<ReturnType<typeof selectGlobalCompetitions>>[number];

function statusOf({ canceled, ended, first_day: first }: Row, today: number) {
  if (canceled) return 'canceled';
  if (ended) return 'over';
  return first > today ? 'planned' : 'running';
}

/** Plans one; no two run on the same day. */
export async function planCompetition(
  { db }: Database,
  { actor, body, now }: Call<typeof contract.planCompetition>,
): Promise<Reply<typeof contract.planCompetition>> {
  const days = { startDay: dayOfIso(body.startDate) ?? 0, dueDay: dayOfIso(body.dueDate) ?? 0 };
  const fault = competitionDaysFault(days, dayOfMoment(now) + 1);
  if (fault) return refuse(fault);
  const planned = await db.transaction().execute(async (tx) => {
    await lockPlans(tx);
    if (await hasGlobalBetween(tx, days)) return null;
    const what = { type: 'GLOBAL_COMPETITION', name: body.name, ...days } as const;
    const competitionId = await insertCompetition(tx, what, now);
    await recordAct(tx, { act: 'plan-competition', by: actor.userId, detail: { competitionId } }, now);
    return { competitionId };
  });
  return planned ?? refuse('overlaps');
}

/** Calls one off; doing it again changes nothing. */
export async function callOffCompetition(
  { db }: Database,
  { actor, body: { competitionId }, now }: Call<typeof contract.callOffCompetition>,
): Promise<Reply<typeof contract.callOffCompetition>> {
  const done = await db.transaction().execute(async (tx) => {
    const found = await lockCompetition(tx, competitionId);
    if (found?.kind !== 'GLOBAL_COMPETITION') return 'no-competition';
    if (found.ended_at !== null) return 'over';
    if (found.canceled) return 'done';
    await cancelGlobal(tx, competitionId, now);
    await recordAct(tx, { act: 'call-off-competition', by: actor.userId, detail: { competitionId } }, now);
    return 'done';
  });
  return done === 'done' ? { calledOff: true } : refuse(done);
}
