import { type Client, openClient } from './client.ts';
import { answersOf, scansOf } from './growing-tables-queries.ts';
import type { Latencies } from './latencies.ts';
import type { Figure } from './report.ts';
import type { School, SchoolStudent } from './school.ts';
import type { TestEnvironment } from './test-environment.ts';

/** Days at a school, one after the other. */
export interface Days {
  readonly random: () => number;
  /** One day with one student of the school. */
  live(student: SchoolStudent, school: School): Promise<void>;
  latency(call: string): Latencies;
  /** Calls that were not answered as they should be. */
  readonly refused: readonly string[];
}

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
  /** What is done on a day. */
  readonly createDays: (client: Client, seed: number) => Days;
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
  { warmUpDays, days, ...plan }: Plan,
): Promise<{ readonly [school in keyof Schools]: Lived }> {
  const lives: Life[] = [];
  try {
    for (const school of schools) lives.push(await openLife(school, plan));
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
  { createDays, seed, largeFrom }: Omit<Plan, 'warmUpDays' | 'days'>,
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

/** A call may grow slower by so much from the smallest to the largest size. */
const LARGEST_GROWTH = 1.5;
/** Differences that are not noticeable and the machine's own noise makes, in milliseconds. */
const NOISE_MS = 2;

/** The p99 of a call in the school that has grown, against the small one in the same minutes. */
export function compareGrown(
  call: string,
  { grown, small }: { readonly grown: Lived; readonly small: Lived },
): Figure {
  const [was, is] = [small.days.latency(call).at(0.99), grown.days.latency(call).at(0.99)];
  return {
    name: `${call}: p99 with ${grown.answers} answers, compared with ${small.answers} in the same minutes`,
    value: Math.max(is - NOISE_MS, 0) / was,
    unit: 'times',
    gate: { atMost: LARGEST_GROWTH },
  };
}

/** The times of some calls as a note has them: p50 and p99, in milliseconds. */
export const timesOf = ({ days }: Lived, calls: readonly string[]): string =>
  calls
    .map((call) => {
      const latency = days.latency(call);
      return `${call} ${latency.at(0.5).toFixed(1)}/${latency.at(0.99).toFixed(1)}`;
    })
    .join(', ');
