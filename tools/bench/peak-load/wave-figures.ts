import { availableParallelism } from 'node:os';
import { count, milliseconds, none, seconds, some } from '../../harness/figures.ts';
import type { Latencies } from '../../harness/latencies.ts';
import type { Figure } from '../../harness/report.ts';
import type { Exactness } from './exactness.ts';
import type { Processors } from './processors.ts';
import { errorsOf, KINDS } from './tally.ts';
import type { WaveResult } from './wave.ts';

/** A loader that sends later than this at p99 says nothing about the server. */
export const LONGEST_LAG_MS = 50;
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
    milliseconds(
      'how late the loader sent, p99',
      lag.at(0.99),
      small ? {} : { gate: { atMost: LONGEST_LAG_MS } },
    ),
    none('errors', errorsOf(tally)),
    some('answers sent', result.sent.length),
    count('answers acknowledged', answer.count),
    milliseconds('answers p50', answer.at(0.5)),
    milliseconds('answers p99', answer.at(0.99), limits.answers),
    milliseconds('answers longest', answer.longest),
    milliseconds('logins p50', login.at(0.5)),
    milliseconds('logins p99', login.at(0.99), limits.logins),
    milliseconds('logins longest', login.longest),
    milliseconds('everything inside p99', tally.inside.at(0.99), limits.inside),
    ...KINDS.filter((kind) => kind !== 'answer' && kind !== 'login' && tally.times[kind].count > 0).map(
      (kind) => milliseconds(`${kind} p99`, tally.times[kind].at(0.99)),
    ),
    ...(wave === 'seconds' ? crowdFigures(result) : []),
    seconds('until all were in', allInAfter, limits.allIn),
    ...exactnessFigures(exactness, wave === 'minutes'),
    ...processorFigures(used, result.seconds),
    milliseconds('a page made safe by the disk meanwhile, p99', disk.at(0.99)),
    milliseconds('a page made safe by the disk meanwhile, longest', disk.longest),
  ].map((figure) =>
    named(SPEEDS.has(figure.name) ? { ...figure, why: processorText(used, result.seconds) } : figure),
  );
}

/** Missed when there is not enough processor time. */
const SPEEDS = new Set(['errors', 'answers p99', 'logins p99', 'everything inside p99', 'until all were in']);

/** Shown where a figure is missed. */
const processorText = ({ server, database, loader, others }: Processors, elapsed: number): string => {
  const cores = (used: number) => (used / elapsed).toFixed(2);
  return `Of the ${availableParallelism()} processors the server used ${cores(server)}, the database ${cores(database)} and the loader ${cores(loader)}, on average from the first student on; other machines of the same host took ${cores(others)} of them away.`;
};

const crowdFigures = ({ tally }: WaveResult): Figure[] => [
  count('logins told to come back', tally.refusals.count),
  seconds('longest time until which one was told to come back', tally.refusals.longest),
  none('pages that gave up asking by themselves', tally.pagesThatGaveUp),
  seconds('from pressing Start to being in, p50', tally.toGetIn.at(0.5) / 1000),
  seconds('from pressing Start to being in, p99', tally.toGetIn.at(0.99) / 1000),
];

/**
 * How exactly everything was kept.
 * @param earning whether the wave is long enough for points: then exactness of none says nothing.
 */
export const exactnessFigures = (
  { lost, extra, wrongPoints, broken, quizzes, points }: Exactness,
  earning: boolean,
): Figure[] => [
  none('acknowledged answers lost', lost),
  none('answers stored that nobody sent', extra),
  count('quizzes finished', quizzes),
  count('points that the rules give for them', points, earning ? { atLeast: 1 } : undefined),
  none('students whose points are not exact', wrongPoints),
  none('broken invariants', broken),
];

const PARTS = {
  loader: 'processor time of the loader',
  server: 'processor time of the server',
  database: 'processor time of the database',
  others: 'processor time that other machines of the same host took',
} as const satisfies Record<keyof Processors, string>;

/** What each part used. */
export const processorFigures = (used: Processors, elapsed: number): Figure[] =>
  Object.entries(PARTS).map(([part, name]) => ({
    name,
    value: used[part as keyof Processors] / elapsed,
    unit: 'cores',
  }));
