import { milliseconds, none, sumOf } from '../../harness/figures.ts';
import { fillSchool, sizesOf } from '../../harness/fill-school.ts';
import { avoidScans } from '../../harness/growing-tables-queries.ts';
import { compareGrown, type Lived, liveInTurns, type Plan, timesOf } from '../../harness/live-in-turns.ts';
import { type Figure, type ReportedRun, type RunOptions, using } from '../../harness/report.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { CALLS, createDays } from './school-day.ts';
import { injectSlowHistory } from './slow-history-queries.ts';

/** Stored answers of the school that every larger one is compared with. */
const SMALL_SCHOOL = 10_000;
/** Stored answers to which the other school grows. */
const SIZES = [1_000_000, 10_000_000];
const SIZE_OF_SMALL_RUN = 4_000;
const FULL: Omit<Plan, 'seed'> = { createDays, warmUpDays: 60, days: 600, largeFrom: 10_000 };
/** The small run avoids scans wherever there is another way, so every table counts. */
const SMALL: Omit<Plan, 'seed'> = { createDays, warmUpDays: 2, days: 12, largeFrom: -1 };

/** The calls of a school day while what is stored grows a thousandfold. */
export const growth: ReportedRun = {
  faultDescription: 'the index of the history is missing, and an answer looks through all answers',
  run: async (options) => {
    const open = () => TestEnvironment.open(options.database);
    const stages = await using(open(), (environment) =>
      options.small
        ? growALittle(environment, options)
        : using(open(), (small) => grow({ small, environment }, options)),
    );
    return { figures: figuresOf(stages), notes: stages.map(noteOf) };
  },
};

/** What was measured at one size. */
interface Stage {
  readonly seedSeconds: number;
  readonly grown: Lived;
  /** The small school in the same minutes; null where nothing is compared. */
  readonly small: Lived | null;
}

/** The small school stays as it is; the other environment gets more and more schools. */
async function grow(
  { small, environment }: { readonly small: TestEnvironment; readonly environment: TestEnvironment },
  options: RunOptions,
): Promise<Stage[]> {
  const { school: smallSchool } = await fillSchool(
    small,
    { answers: SMALL_SCHOOL, seed: options.seed * 10 },
    options,
  );
  const stages: Stage[] = [];
  const sizes = sizesOf(SIZES, options);
  for (const [index, size] of sizes.entries()) {
    const answers = size - (stages.at(-1)?.grown.answers ?? 0);
    const seed = options.seed * 10 + index + 1;
    const { school, seconds } = await fillSchool(environment, { answers, seed }, options);
    if (options.injectFault && index === sizes.length - 1)
      await environment.storage.work(({ pool }) => injectSlowHistory(pool));
    // The newest school: its pages are as cold as any.
    const schools = [
      { environment: small, school: smallSchool },
      { environment, school },
    ] as const;
    const [ofSmall, grown] = await liveInTurns(schools, { ...FULL, seed: options.seed });
    stages.push({ small: ofSmall, grown, seedSeconds: seconds });
  }
  return stages;
}

/** Nothing is compared: a handful of days says nothing about one in a hundred. */
async function growALittle(environment: TestEnvironment, options: RunOptions): Promise<Stage[]> {
  const { storage } = environment;
  await storage.work(({ pool }) => avoidScans(pool));
  const size = { answers: SIZE_OF_SMALL_RUN, seed: options.seed * 10 };
  const { school, seconds } = await fillSchool(environment, size, options);
  if (options.injectFault) await storage.work(({ pool }) => injectSlowHistory(pool));
  const [grown] = await liveInTurns([{ environment, school }] as const, { ...SMALL, seed: options.seed });
  return [{ small: null, grown, seedSeconds: seconds }];
}

function figuresOf(stages: readonly Stage[]): Figure[] {
  const last = stages.at(-1);
  if (!last) return [];
  const { grown, small } = last;
  const comparisons = small === null ? [] : CALLS.map((call) => compareGrown(call, { grown, small }));
  const scans = stages.flatMap((stage) => [...stage.grown.scans.values()]);
  const days = stages.flatMap((stage) => [stage.grown.days, ...(stage.small ? [stage.small.days] : [])]);
  const refused = sumOf(days, (lived) => lived.refused.length);
  return [
    ...comparisons,
    ...CALLS.map((call) =>
      milliseconds(`${call}: p99 at the largest size`, grown.days.latency(call).at(0.99)),
    ),
    none(
      'large tables read from one end to the other',
      sumOf(scans, (times) => times),
    ),
    none('calls that were not answered as they should be', refused),
  ];
}

function noteOf({ seedSeconds, grown, small }: Stage): string {
  const read = [...grown.scans].filter(([, n]) => n > 0).map(([table, n]) => `${table} ${n}`);
  return [
    `${grown.answers} answers, filled in ${seedSeconds.toFixed(0)} s; p50/p99 in ms: ${timesOf(grown, CALLS)}`,
    ...(small ? [`${small.answers} answers meanwhile: ${timesOf(small, CALLS)}`] : []),
    ...(read.length === 0 ? [] : [`read from end to end: ${read.join(', ')}`]),
    ...grown.days.refused.slice(0, 3),
  ].join('; ');
}
