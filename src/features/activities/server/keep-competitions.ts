import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import {
  countRosters,
  insertCompetitionStudents,
  lockCompetition,
  lockStartingClasses,
} from './competition-queries.ts';
import { selectEndingCompetitions, writeResult } from './competition-results-queries.ts';

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

/** Writes the result of a competition that is over for every class, in a transaction of its own: a large one keeps no other waiting. Doing it again changes nothing. */
async function endCompetition(db: Db, competitionId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await lockCompetition(tx, competitionId);
    if (!found || found.canceled || found.ended_at !== null) return;
    await writeResult(tx, competitionId, now);
  });
}

/** Ends whatever is over, one competition after the other. @throws what the first one that failed threw, once the others have ended. */
async function endCompetitions(db: Db, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectEndingCompetitions(db, new Date(now.getTime() - GRACE_MS)))
    await endCompetition(db, id, now).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}

/** Both, in this order: a service that was down from the start to the end of a competition ends it all the same. */
export async function moveCompetitions(db: Db, now: Date): Promise<void> {
  await startCompetitions(db, now);
  await endCompetitions(db, now);
}

/**
 * Looks every minute for competitions that begin, and for those that are over. Each of the two runs once at a time in all processes; what
 * begins does not wait for the sums of what is over.
 */
export const keepCompetitions = (db: Db, now: () => Date): readonly ScheduledJob[] => [
  { name: 'start-competitions', cron: '* * * * *', run: () => startCompetitions(db, now()) },
  { name: 'keep-competitions', cron: '* * * * *', run: () => moveCompetitions(db, now()) },
];
