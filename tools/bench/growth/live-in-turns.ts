import { openClient } from '../../harness/client.ts';
import type { School } from '../../harness/school.ts';
import type { TestEnvironment } from '../../harness/test-environment.ts';
import { answersOf, scansOf } from './growth-queries.ts';
import { createDays, type Days } from './school-day.ts';

/** A school whose days are simulated, and where it is. */
export interface SchoolEnvironment {
  readonly environment: TestEnvironment;
  readonly school: School;
}

/** What was measured in one school. */
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
 * Simulates days in each school in turns, one day here and the next there, each with a server of its own: the hours in
 * which a machine is slow are slow for all of them.
 * @returns one for each school, in their order.
 */
export async function liveInTurns<Schools extends readonly SchoolEnvironment[]>(
  schools: Schools,
  { warmUpDays, days, seed, largeFrom }: Plan,
): Promise<{ readonly [school in keyof Schools]: Lived }> {
  const lives: Life[] = [];
  try {
    for (const school of schools) lives.push(await openLife(school, { seed, largeFrom }));
    for (let day = 0; day < warmUpDays; day++) for (const life of lives) await life.warmUp();
    for (const life of lives) await life.begin();
    for (let day = 0; day < days; day++) for (const life of lives) await life.live();
    return (await Promise.all(lives.map((life) => life.result()))) as { [school in keyof Schools]: Lived };
  } finally {
    for (const life of lives) await life.close();
  }
}

interface Life {
  warmUp(): Promise<void>;
  /** From here on it counts. */
  begin(): Promise<void>;
  live(): Promise<void>;
  result(): Promise<Lived>;
  close(): Promise<void>;
}

async function openLife(
  { environment, school }: SchoolEnvironment,
  { seed, largeFrom }: Pick<Plan, 'seed' | 'largeFrom'>,
): Promise<Life> {
  const app = await environment.startServer();
  const { pool } = environment.database;
  const client = openClient(app.origin);
  const warmUp = createDays(client, seed);
  const days = createDays(client, seed + 1);
  let before: ReadonlyMap<string, number> = new Map();
  return {
    warmUp: () => liveOne(warmUp, school),
    async begin() {
      before = await scansOf(pool, largeFrom);
    },
    live: () => liveOne(days, school),
    async result() {
      const after = await scansOf(pool, largeFrom);
      const scans = new Map([...after].map(([table, n]) => [table, n - (before.get(table) ?? 0)]));
      return { answers: await answersOf(pool), days, scans };
    },
    async close() {
      await client.close();
      await environment.disconnect();
      await app.end('SIGTERM');
    },
  };
}

async function liveOne(days: Days, school: School): Promise<void> {
  const student = school.students[Math.floor(days.random() * school.students.length)];
  if (!student) throw new Error('The school has no students.');
  await days.live(student, school);
}
