import { openDatabase } from '#platform/db/server/database.ts';
import { openDevice } from '../../proving/devices.ts';
import { makeScreens, startOpenleaf } from '../../proving/openleaf-process.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import type { School } from '../../proving/school.ts';
import { answersOf, scansOf } from './growth-queries.ts';
import { createDays, type Days } from './school-day.ts';

/** A school whose days are lived through, and the database that it is in. */
export interface Place {
  readonly database: ProvingDatabase;
  readonly school: School;
}

/** What was measured at one place. */
export interface Lived {
  /** Stored in the end. */
  readonly answers: number;
  readonly days: Days;
  /** Sequential scans of large tables meanwhile. */
  readonly scans: ReadonlyMap<string, number>;
}

export interface Plan {
  /** Not counted: the first calls of a process, before everything is compiled and read. */
  readonly warmUpDays: number;
  readonly days: number;
  readonly seed: number;
  /** A table of so many rows is large. */
  readonly largeFrom: number;
}

/**
 * Lives through days at each place in turns, one day here and the next there, each with a server of its own: the hours in
 * which a machine is slow are slow for all of them.
 * @returns as many as there are places, in their order.
 */
export async function liveInTurns<Places extends readonly Place[]>(
  places: Places,
  { warmUpDays, days, seed, largeFrom }: Plan,
): Promise<{ readonly [place in keyof Places]: Lived }> {
  const lives: Life[] = [];
  try {
    for (const place of places) lives.push(await openLife(place, { seed, largeFrom }));
    for (let day = 0; day < warmUpDays; day++) for (const life of lives) await life.warmUp();
    for (const life of lives) await life.begin();
    for (let day = 0; day < days; day++) for (const life of lives) await life.live();
    return (await Promise.all(lives.map((life) => life.told()))) as { [place in keyof Places]: Lived };
  } finally {
    for (const life of lives) await life.close();
  }
}

interface Life {
  warmUp(): Promise<void>;
  /** From here on it counts. */
  begin(): Promise<void>;
  live(): Promise<void>;
  told(): Promise<Lived>;
  close(): Promise<void>;
}

async function openLife(
  { database, school }: Place,
  { seed, largeFrom }: Pick<Plan, 'seed' | 'largeFrom'>,
): Promise<Life> {
  const app = await startOpenleaf({
    ...database.env,
    OPENLEAF_WEB_FOLDER: await makeScreens(database.folder),
  });
  const looking = openDatabase({ url: database.url(), connections: 1, onIdleError: () => {} });
  const device = openDevice(app.origin);
  const warmUp = createDays(device, seed);
  const days = createDays(device, seed + 1);
  let before: ReadonlyMap<string, number> = new Map();
  return {
    warmUp: () => liveOne(warmUp, school),
    async begin() {
      before = await scansOf(looking.pool, largeFrom);
    },
    live: () => liveOne(days, school),
    async told() {
      const after = await scansOf(looking.pool, largeFrom);
      const scans = new Map([...after].map(([table, n]) => [table, n - (before.get(table) ?? 0)]));
      return { answers: await answersOf(looking.pool), days, scans };
    },
    async close() {
      await device.close();
      await looking.close();
      await app.end('SIGTERM');
    },
  };
}

async function liveOne(days: Days, school: School): Promise<void> {
  const student = school.students[Math.floor(days.random() * school.students.length)];
  if (!student) throw new Error('The school has no students.');
  await days.live(student, school);
}
