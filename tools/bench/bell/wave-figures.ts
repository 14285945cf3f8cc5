import { availableParallelism } from 'node:os';
import type { Latencies } from '../../proving/latencies.ts';
import type { Bound, Figure } from '../../proving/proof.ts';
import type { Exactness } from './exactness.ts';
import type { Processors } from './processors.ts';
import { errorsOf, KINDS } from './tally.ts';
import type { WaveResult } from './wave.ts';

/** A loader that sends later than this says nothing about the server. Milliseconds, p99. */
export const MOST_LAG = 50;
/** Without a wrong one. */
const NONE: Bound = { atMost: 0 };

const ms = (name: string, value: number, bounds: Pick<Figure, 'gate' | 'aim'> = {}): Figure => ({
  name,
  value,
  unit: 'ms',
  ...bounds,
});
const count = (name: string, value: number, gate?: Bound): Figure => ({
  name,
  value,
  unit: '',
  ...(gate && { gate }),
});

interface Limits {
  readonly answers: Pick<Figure, 'gate' | 'aim'>;
  readonly logins: Pick<Figure, 'gate' | 'aim'>;
  readonly inside: Pick<Figure, 'gate' | 'aim'>;
  readonly allIn: Pick<Figure, 'gate' | 'aim'>;
}

const NO_LIMITS: Limits = { answers: {}, logins: {}, inside: {}, allIn: {} };

/** Figures that must be kept, by wave. */
const LIMITS: Readonly<Record<'minutes' | 'seconds', Limits>> = {
  minutes: {
    ...NO_LIMITS,
    answers: { gate: { atMost: 250 }, aim: { atMost: 100 } },
    logins: { gate: { atMost: 1500 }, aim: { atMost: 500 } },
  },
  seconds: { ...NO_LIMITS, inside: { gate: { atMost: 500 } }, allIn: { gate: { atMost: 150 } } },
};

/** What a wave showed. In the small form speeds decide nothing. */
export function waveFigures(
  wave: 'minutes' | 'seconds',
  {
    result,
    exactness,
    used,
    disk,
    small,
  }: {
    result: WaveResult;
    exactness: Exactness;
    used: Processors;
    /** How long the disk took meanwhile for a page made safe. */
    disk: Latencies;
    small: boolean;
  },
): Figure[] {
  const { tally, lag, allInAfter } = result;
  const limits = small ? NO_LIMITS : LIMITS[wave];
  const named = (figure: Figure): Figure => ({ ...figure, name: `${wave}: ${figure.name}` });
  const { answer, login } = tally.times;
  return [
    ms('how late the loader sent, p99', lag.at(0.99), small ? {} : { gate: { atMost: MOST_LAG } }),
    count('errors', errorsOf(tally), NONE),
    count('answers sent', result.sent.length, { atLeast: 1 }),
    count('answers acknowledged', answer.count),
    ms('answers p50', answer.at(0.5)),
    ms('answers p99', answer.at(0.99), limits.answers),
    ms('answers longest', answer.longest),
    ms('logins p50', login.at(0.5)),
    ms('logins p99', login.at(0.99), limits.logins),
    ms('logins longest', login.longest),
    ms('everything inside p99', tally.inside.at(0.99), limits.inside),
    ...KINDS.filter((kind) => kind !== 'answer' && kind !== 'login' && tally.times[kind].count > 0).map(
      (kind) => ms(`${kind} p99`, tally.times[kind].at(0.99)),
    ),
    ...(wave === 'seconds' ? crowdFigures(result) : []),
    { name: 'until all were in', value: allInAfter, unit: 's', ...limits.allIn },
    ...exactnessFigures(exactness, wave === 'minutes'),
    ...processorFigures(used, result.seconds),
    ms('a page made safe by the disk meanwhile, p99', disk.at(0.99)),
    ms('a page made safe by the disk meanwhile, longest', disk.longest),
  ].map((figure) =>
    named(SPEEDS.has(figure.name) ? { ...figure, why: whoWasBusy(used, result.seconds) } : figure),
  );
}

/** Missed when there is not enough processor time. */
const SPEEDS = new Set(['errors', 'answers p99', 'logins p99', 'everything inside p99', 'until all were in']);

/** Told where a figure is missed. */
const whoWasBusy = ({ server, database, loader, others }: Processors, seconds: number): string => {
  const cores = (used: number) => (used / seconds).toFixed(2);
  return `Of the ${availableParallelism()} processors the server used ${cores(server)}, the database ${cores(database)} and the loader ${cores(loader)}, on average from the first student on; other machines of the same host took ${cores(others)} of them away.`;
};

const crowdFigures = ({ tally }: WaveResult): Figure[] => [
  count('logins told to come back', tally.refusals.count),
  { name: 'longest time until which one was told to come back', value: tally.refusals.longest, unit: 's' },
  count('pages that gave up asking by themselves', tally.pagesThatGaveUp, NONE),
  { name: 'from pressing Start to being in, p50', value: tally.toGetIn.at(0.5) / 1000, unit: 's' },
  { name: 'from pressing Start to being in, p99', value: tally.toGetIn.at(0.99) / 1000, unit: 's' },
];

/**
 * How exactly everything was kept.
 * @param earning whether the wave is long enough for points: then exactness of none says nothing.
 */
export const exactnessFigures = (
  { lost, extra, wrongPoints, broken, quizzes, points }: Exactness,
  earning: boolean,
): Figure[] => [
  count('acknowledged answers lost', lost, NONE),
  count('answers stored that nobody sent', extra, NONE),
  count('quizzes finished', quizzes),
  count('points that the rules give for them', points, earning ? { atLeast: 1 } : undefined),
  count('students whose points are not exact', wrongPoints, NONE),
  count('broken invariants', broken, NONE),
];

const PARTS = {
  loader: 'processor time of the loader',
  server: 'processor time of the server',
  database: 'processor time of the database',
  others: 'processor time that other machines of the same host took',
} as const satisfies Record<keyof Processors, string>;

/** What each part used. */
export const processorFigures = (used: Processors, seconds: number): Figure[] =>
  Object.entries(PARTS).map(([part, name]) => ({
    name,
    value: used[part as keyof Processors] / seconds,
    unit: 'cores',
  }));
