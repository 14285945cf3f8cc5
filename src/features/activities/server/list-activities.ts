import { selectClassesOfTeacher } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayOfIso, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { type listActivities as contract, MOST_ACTIVITIES } from '../contract/teaching.ts';
import { CURRENT_DAYS } from '../core/activity-days.ts';
import { EVER } from './activities-queries.ts';
import { toActivityLine } from './activity-views.ts';
import { selectActivitiesOfClasses } from './counted-activities-queries.ts';
import { whoseFiguresAreSeen } from './seen-figures.ts';
import { type CompetitionServices, standingsIn } from './standings-in-list.ts';
import { selectClassesWithGoals } from './weekly-queries.ts';

/** The activities of the classes that a teacher teaches, the weekly ones first. */
export async function listActivities(
  services: CompetitionServices,
  { params: { id }, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, library } = services;
  const classes = await selectClassesOfTeacher(db, id);
  const classIds = classes
    .map((one) => one.id)
    .filter((one) => query.classId === undefined || one === query.classId);
  const asked = { classIds, ...daysOf(query, now), most: MOST_ACTIVITIES };
  const seen = [...(await seenInGoals(db, id, asked))];
  const rows = await selectActivitiesOfClasses(db, { ...asked, seen }, now);
  const standings = await standingsIn(services, rows, { classIds: classes.map((one) => one.id), now });
  const lines = await Promise.all(
    rows.map((row) =>
      toActivityLine(library, row, { inCompetition: standings.get(row.id) ?? NO_COMPETITION, now }),
    ),
  );
  return {
    activities: lines.flatMap((line) =>
      line && (query.tab === undefined || line.tab === Number(query.tab)) ? [line] : [],
    ),
  };
}

/** Whose figures the teacher may know, of classes with weekly goals: these are counted from the quizzes of all classes. */
async function seenInGoals(
  db: Db,
  teacherId: number,
  asked: { readonly classIds: readonly number[]; readonly from: number },
): Promise<ReadonlySet<number>> {
  const classIds = await selectClassesWithGoals(db, asked);
  return classIds.length === 0 ? new Set() : whoseFiguresAreSeen(db, teacherId, classIds);
}

/** Which days to look at: those that are asked for; for a tab all that can be on it, wherever the class is. */
function daysOf({ fromDate, toDate, tab }: Call<typeof contract>['query'], now: Date) {
  const asked = { from: dayOfIso(fromDate) ?? EVER.from, to: dayOfIso(toDate) ?? EVER.to };
  // No zone is more than a day away.
  const oldest = Math.floor(now.getTime() / MS_PER_DAY) - CURRENT_DAYS - 1;
  return tab === '1' ? { ...asked, from: Math.max(asked.from, oldest) } : asked;
}

const NO_COMPETITION = { standing: null, classNames: [] };
