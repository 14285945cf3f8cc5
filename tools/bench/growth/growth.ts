import { openDatabase } from '#platform/db/server/database.ts';
import { type Device, openDevice } from '../../proving/devices.ts';
import { makeScreens, startOpenleaf } from '../../proving/openleaf-process.ts';
import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School, type SchoolStudent } from '../../proving/school.ts';
import { answersOf, avoidScans, plantSlowHistory, scansOf } from './growth-queries.ts';
import { CALLS, createDays, type Days } from './school-day.ts';

/** Stored answers at which the same day is lived through. */
const SIZES = [10_000, 1_000_000, 10_000_000];
const SMALL_SIZES = [4_000];
/** A school year and a half of every second school day. */
const QUIZZES = 100;
const SMALL_QUIZZES = 10;
const ANSWERS_OF_PRETEST = 12;
const ANSWERS_OF_QUIZ = 5;
const DAYS = 600;
const SMALL_DAYS = 12;
/** Not counted: the first calls of a process, before everything is compiled and read. */
const WARM_UP_DAYS = 60;
/** A call may grow slower by so much from the smallest to the largest size. */
const FLAT = 1.5;
/** Differences that nobody notices and the machine's own noise makes, in milliseconds. */
const NOISE = 2;
/** A table of so many rows is large. */
const LARGE_FROM = 10_000;
/** The small form avoids scans wherever there is another way, so every table counts. */
const SMALL_LARGE_FROM = -1;

/** The calls of a school day while what is stored grows a thousandfold. */
export const growth: Proving = {
  defect: 'the index of the history is missing, and an answer looks through all answers',
  run: async (options) => {
    const database = await makeProvingDatabase(options.database);
    try {
      return await grow(database, options);
    } finally {
      await database.remove();
    }
  },
};

/** What was measured at one size. */
interface Stage {
  readonly answers: number;
  readonly seedSeconds: number;
  readonly days: Days;
  /** Sequential scans of large tables while the days were lived through. */
  readonly scans: ReadonlyMap<string, number>;
}

async function grow(database: ProvingDatabase, options: ProofOptions): Promise<Outcome> {
  const sizes = options.small ? SMALL_SIZES : sizesOf(options);
  const quizzes = options.small ? SMALL_QUIZZES : QUIZZES;
  const stages: Stage[] = [];
  const schools: School[] = [];
  if (options.small) await database.work(({ pool }) => avoidScans(pool));
  for (const [place, size] of sizes.entries()) {
    const began = performance.now();
    const before = stages.at(-1)?.answers ?? 0;
    const each = ANSWERS_OF_PRETEST + quizzes * ANSWERS_OF_QUIZ;
    const students = Math.max(1, Math.round((size - before) / each));
    const plan = { seed: options.seed * 10 + place, students, quizzes };
    schools.push(await database.work((opened) => makeSchool(opened, plan)));
    if (options.plant && place === sizes.length - 1)
      await database.work(({ pool }) => plantSlowHistory(pool));
    const seedSeconds = (performance.now() - began) / 1000;
    options.tell(`${size} answers: ${students} more students in ${seedSeconds.toFixed(0)} s`);
    stages.push({ ...(await liveThrough(database, schools, options)), seedSeconds });
  }
  return { figures: figuresOf(stages, options), notes: stages.map(noteOf) };
}

/** `--most=1000000` leaves the larger sizes out. */
function sizesOf({ given }: ProofOptions): number[] {
  const most = Number(given['most'] ?? SIZES.at(-1));
  return SIZES.filter((size) => size <= most);
}

async function liveThrough(
  database: ProvingDatabase,
  schools: readonly School[],
  options: ProofOptions,
): Promise<Omit<Stage, 'seedSeconds'>> {
  const app = await startOpenleaf({
    ...database.env,
    OPENLEAF_WEB_FOLDER: await makeScreens(database.folder),
  });
  const looking = openDatabase({ url: database.url(), connections: 1, onIdleError: () => {} });
  const device = openDevice(app.origin);
  try {
    await live(device, schools, { days: options.small ? 2 : WARM_UP_DAYS, seed: options.seed });
    const largeFrom = options.small ? SMALL_LARGE_FROM : LARGE_FROM;
    const before = await scansOf(looking.pool, largeFrom);
    const days = await live(device, schools, {
      days: options.small ? SMALL_DAYS : DAYS,
      seed: options.seed + 1,
    });
    const after = await scansOf(looking.pool, largeFrom);
    const scans = new Map([...after].map(([table, n]) => [table, n - (before.get(table) ?? 0)]));
    return { answers: await answersOf(looking.pool), days, scans };
  } finally {
    await device.close();
    await looking.close();
    await app.end('SIGTERM');
  }
}

async function live(
  device: Device,
  schools: readonly School[],
  plan: { readonly days: number; readonly seed: number },
): Promise<Days> {
  const days = createDays(device, plan.seed);
  // The last school is the one that has just come: its pages are as cold as any.
  const school = schools.at(-1);
  if (!school) throw new Error('There is no school.');
  for (let day = 0; day < plan.days; day++) {
    const student = pick(school.students, days.random());
    await days.live(student, school);
  }
  return days;
}

const pick = (students: readonly SchoolStudent[], chance: number): SchoolStudent => {
  const student = students[Math.floor(chance * students.length)];
  if (!student) throw new Error('The school has no students.');
  return student;
};

function figuresOf(stages: readonly Stage[], { small }: ProofOptions): Figure[] {
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last) return [];
  const growthOf = (call: string): Figure => {
    const [was, is] = [first.days.latency(call).at(0.99), last.days.latency(call).at(0.99)];
    return {
      name: `${call}: p99 with ${last.answers} answers, compared with ${first.answers}`,
      value: Math.max(is - NOISE, 0) / was,
      unit: 'times',
      // A handful of days tells nothing about one in a hundred.
      ...(!small && { gate: { atMost: FLAT } }),
    };
  };
  const scans = stages.flatMap((stage) => [...stage.scans.values()]);
  return [
    ...CALLS.map(growthOf),
    ...CALLS.map(
      (call): Figure => ({
        name: `${call}: p99 at the largest size`,
        value: last.days.latency(call).at(0.99),
        unit: 'ms',
      }),
    ),
    {
      name: 'large tables read from one end to the other',
      value: scans.reduce((sum, n) => sum + n, 0),
      unit: '',
      gate: { atMost: 0 },
    },
    {
      name: 'calls that were not answered as they should be',
      value: stages.reduce((sum, { days }) => sum + days.refused.length, 0),
      unit: '',
      gate: { atMost: 0 },
    },
  ];
}

function noteOf({ answers, seedSeconds, days, scans }: Stage): string {
  const times = CALLS.map((call) => {
    const latency = days.latency(call);
    return `${call} ${latency.at(0.5).toFixed(1)}/${latency.at(0.99).toFixed(1)}`;
  });
  const read = [...scans].filter(([, n]) => n > 0).map(([table, n]) => `${table} ${n}`);
  return [
    `${answers} answers, filled in ${seedSeconds.toFixed(0)} s; p50/p99 in ms: ${times.join(', ')}`,
    ...(read.length === 0 ? [] : [`read from end to end: ${read.join(', ')}`]),
    ...days.refused.slice(0, 3),
  ].join('; ');
}
