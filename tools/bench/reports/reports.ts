import { sql } from 'kysely';
import { classReportOf } from '#features/reports/server/class-report-queries.ts';
import { milliseconds, none, sumOf } from '../../harness/figures.ts';
import { fillSchool, sizesOf } from '../../harness/fill-school.ts';
import { avoidScans } from '../../harness/growing-tables-queries.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import { compareGrown, type Lived, liveInTurns, type Plan, timesOf } from '../../harness/live-in-turns.ts';
import { type Figure, type ReportedRun, type RunOptions, using } from '../../harness/report.ts';
import type { School } from '../../harness/school.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { countFromAnswers, dropKeyOfSkills } from './raw-report-queries.ts';
import { CALLS, createDays } from './report-day.ts';

/** Stored answers of the environment that every larger one is compared with, and of the school that is looked at in those. */
const SMALLEST = 100_000;
/** Stored answers to which the other environment grows. */
const SIZES = [1_000_000, 10_000_000];
/** Answers of each of the other schools, whose classes are all taught by one teacher: about 55 classes of 30. */
const LARGEST_SCHOOL = 900_000;
const SIZE_OF_SMALL_RUN = 4_000;
const FULL: Omit<Plan, 'seed'> = { createDays, warmUpDays: 20, days: 200, largeFrom: 10_000 };
/** The small run avoids scans wherever there is another way, so every table counts. */
const SMALL: Omit<Plan, 'seed'> = { createDays, warmUpDays: 1, days: 3, largeFrom: -1 };
/** trust.md: a report that a teacher waits for. */
const LONGEST_MS = 100;
const AIM_MS = 25;
/** Reports that are counted from the answers, to compare with. */
const RAW_REPORTS = 30;
/** Days that no report leaves out. */
const ALL_DAYS = { fromDay: 0, toDay: 40_000, classIds: undefined };

/** What a teacher looks at while what is stored grows a hundredfold. */
export const reports: ReportedRun = {
  faultDescription: 'what is kept of skills has lost its key, and every report looks through all of it',
  run: async (options) => {
    const open = () => TestEnvironment.open(options.database);
    const stages = await using(open(), (environment) =>
      options.small
        ? lookALittle(environment, options)
        : using(open(), (small) => grow({ small, environment }, options)),
    );
    return { figures: figuresOf(stages), notes: stages.map(noteOf) };
  },
};

/** What was measured at one size. */
interface Stage {
  readonly grown: Lived;
  /** The smallest in the same minutes; null where nothing is compared. */
  readonly small: Lived | null;
  /** Skills of one class counted from its answers; a part of what its report shows. */
  readonly raw: Latencies;
  /** Which nodes the plan of the class report has, and which indexes they read. */
  readonly plan: readonly string[];
}

async function grow(
  { small, environment }: { readonly small: TestEnvironment; readonly environment: TestEnvironment },
  options: RunOptions,
): Promise<Stage[]> {
  const { school: smallSchool } = await fillSchool(
    small,
    { answers: SMALLEST, seed: options.seed * 100 },
    options,
  );
  const stages: Stage[] = [];
  const sizes = sizesOf(SIZES, options);
  let stored = 0;
  let seed = options.seed * 100;
  for (const size of sizes) {
    while (stored < size - SMALLEST) {
      const answers = Math.min(LARGEST_SCHOOL, size - SMALLEST - stored);
      await fillSchool(environment, { answers, seed: ++seed }, options);
      stored += answers;
    }
    // As large as the one that it is compared with, and the newest: its pages are as cold as any.
    const { school } = await fillSchool(environment, { answers: SMALLEST, seed: ++seed }, options);
    stored += SMALLEST;
    if (options.injectFault && size === sizes.at(-1))
      await environment.storage.work(({ pool }) => dropKeyOfSkills(pool));
    const schools = [
      { environment: small, school: smallSchool },
      { environment, school },
    ] as const;
    const [ofSmall, grown] = await liveInTurns(schools, { ...FULL, seed: options.seed });
    stages.push({ small: ofSmall, grown, ...(await lookBelow(environment, school, options)) });
  }
  return stages;
}

/** Nothing is compared: a handful of reports says nothing about one in a hundred. */
async function lookALittle(environment: TestEnvironment, options: RunOptions): Promise<Stage[]> {
  await environment.storage.work(({ pool }) => avoidScans(pool));
  const { school } = await fillSchool(
    environment,
    { answers: SIZE_OF_SMALL_RUN, seed: options.seed * 100 },
    options,
  );
  if (options.injectFault) await environment.storage.work(({ pool }) => dropKeyOfSkills(pool));
  const [grown] = await liveInTurns([{ environment, school }] as const, { ...SMALL, seed: options.seed });
  return [{ small: null, grown, ...(await lookBelow(environment, school, options)) }];
}

/** The plan of a class report, and the same report counted from the answers. */
async function lookBelow(
  environment: TestEnvironment,
  { classIds }: School,
  { small, onProgress }: RunOptions,
): Promise<Pick<Stage, 'raw' | 'plan'>> {
  return environment.storage.work(async ({ db, pool }) => {
    const classId = classIds.at(-1) ?? 0;
    const rows = await classReportOf(db, { classId, ...ALL_DAYS }).explain('text', sql`analyze, buffers`);
    const lines = rows.map((row) => String(Object.values(row)[0]));
    for (const line of lines) onProgress(line);
    const raw = createLatencies();
    for (let index = 0; index < (small ? 1 : RAW_REPORTS); index++) {
      const began = performance.now();
      await countFromAnswers(pool, classIds[index % classIds.length] ?? 0);
      raw.add(performance.now() - began);
    }
    return { raw, plan: nodesOf(lines) };
  });
}

/** The nodes of a plan that read tables, each once. */
const nodesOf = (lines: readonly string[]): string[] => [
  ...new Set(
    lines.flatMap((line) => /((?:Index Only|Index|Seq|Bitmap \w+) Scan.*?)\s+\(cost/.exec(line)?.[1] ?? []),
  ),
];

function figuresOf(stages: readonly Stage[]): Figure[] {
  const last = stages.at(-1);
  if (!last) return [];
  const { grown, small, raw } = last;
  const all = stages.flatMap((stage) => [stage.grown, ...(stage.small ? [stage.small] : [])]);
  const scans = stages.flatMap((stage) => [...stage.grown.scans.values()]);
  return [
    ...(small === null ? [] : CALLS.map((call) => compareGrown(call, { grown, small }))),
    ...CALLS.map((call) =>
      milliseconds(
        `${call}: p99 at the largest size`,
        grown.days.latency(call).at(0.99),
        small === null ? {} : { gate: { atMost: LONGEST_MS }, aim: { atMost: AIM_MS } },
      ),
    ),
    milliseconds(
      'skills of a class counted from its answers, the statement alone: p50 at the largest size',
      raw.at(0.5),
    ),
    none(
      'large tables read from one end to the other',
      sumOf(scans, (times) => times),
    ),
    none(
      'calls that were not answered as they should be',
      sumOf(all, ({ days }) => days.refused.length),
    ),
  ];
}

function noteOf({ grown, small, raw, plan }: Stage): string {
  const read = [...grown.scans].filter(([, n]) => n > 0).map(([table, n]) => `${table} ${n}`);
  return [
    `${grown.answers} answers; p50/p99 in ms: ${timesOf(grown, CALLS)}`,
    ...(small ? [`${small.answers} answers meanwhile: ${timesOf(small, CALLS)}`] : []),
    `skills of a class counted from its answers: ${raw.at(0.5).toFixed(1)}/${raw.at(0.99).toFixed(1)}`,
    `the class report reads: ${plan.join('; ')}`,
    ...(read.length === 0 ? [] : [`read from end to end: ${read.join(', ')}`]),
    ...grown.days.refused.slice(0, 3),
  ].join('; ');
}
