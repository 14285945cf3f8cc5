import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import {
  countRosters,
  insertCompetitionStudents,
  lockEndingCompetitions,
  lockStartingClasses,
  selectCompetitionResults,
  writeResults,
} from './competition-queries.ts';

/** Answers that were given before midnight are written by then: a call is given up after 90 seconds. */
const GRACE_MS = 5 * 60_000;

/** Writes down who is in the classes whose competition has begun. Doing it again changes nothing. */
async function startCompetitions(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const starting = await lockStartingClasses(tx, now);
    if (starting.length === 0) return;
    await insertCompetitionStudents(tx, starting);
    await countRosters(tx, starting);
  });
}

/** Writes the results of competitions that are over for every class. Doing it again changes nothing. */
async function endCompetitions(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ending = await lockEndingCompetitions(tx, new Date(now.getTime() - GRACE_MS));
    if (ending.length === 0) return;
    await writeResults(tx, ending, await selectCompetitionResults(tx, ending), now);
  });
}

/** Both, in this order: a service that was down from the start to the end of a competition ends it all the same. */
export async function moveCompetitions(db: Db, now: Date): Promise<void> {
  await startCompetitions(db, now);
  await endCompetitions(db, now);
}

/** Looks every minute for competitions that begin or are over. */
export const keepCompetitions = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'keep-competitions',
  cron: '* * * * *',
  run: () => moveCompetitions(db, now()),
});
