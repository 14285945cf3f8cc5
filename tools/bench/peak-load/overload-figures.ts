import { count, milliseconds, none, sumOf } from '../../harness/figures.ts';
import type { Bound, Figure } from '../../harness/report.ts';
import type { Exactness } from './exactness.ts';
import type { StepResult } from './overload-step.ts';
import type { Processors } from './processors.ts';
import { errorsOf } from './tally.ts';
import { exactnessFigures, LONGEST_LAG_MS, processorFigures } from './wave-figures.ts';

/** The share of the best goodput that must be left at three times the peak. */
const GOODPUT_LEFT = 0.8;
/** By which share answers may be served worse than the rest: a few calls of chance. */
const TOLERANCE = 0.01;

/** What one, two and three times the peak showed. In the small form speeds decide nothing. */
export function overloadFigures(
  steps: readonly StepResult[],
  {
    exactness,
    used,
    seconds,
    small,
  }: { exactness: Exactness; used: Processors; seconds: number; small: boolean },
): Figure[] {
  const most = steps.at(-1);
  const best = Math.max(...steps.map(({ goodput }) => goodput));
  const lag = Math.max(...steps.map((step) => step.lag.at(0.99)));
  const gate = (bound: Bound) => (small ? {} : { gate: bound });
  const errors = sumOf(steps, ({ tally }) => errorsOf(tally));
  const figures: Figure[] = [
    milliseconds('how late the loader sent, p99', lag, gate({ atMost: LONGEST_LAG_MS })),
    none('errors other than "come back later"', errors),
    ...steps.flatMap(stepFigures),
    {
      name: 'goodput at ×3, of the best',
      value: (most?.goodput ?? Number.NaN) / best,
      unit: '',
      ...gate({ atLeast: GOODPUT_LEFT }),
    },
    {
      name: 'share of answers in time above the share of all other calls, at ×3',
      value: (most?.answersInTime ?? Number.NaN) - (most?.othersInTime ?? Number.NaN),
      unit: '',
      ...gate({ atLeast: -TOLERANCE }),
    },
    ...exactnessFigures(exactness, true),
    ...processorFigures(used, seconds),
  ];
  return figures.map((figure) => ({ ...figure, name: `overload: ${figure.name}` }));
}

const stepFigures = ({
  times,
  tally,
  offered,
  goodput,
  answersInTime,
  othersInTime,
}: StepResult): Figure[] => [
  { name: `answers offered at ×${times}`, value: offered, unit: 'answers/s' },
  { name: `answers acknowledged within 1 s at ×${times}`, value: goodput, unit: 'answers/s' },
  { name: `answers in time, of offered, at ×${times}`, value: answersInTime * 100, unit: '%' },
  milliseconds(`answers p50 at ×${times}`, tally.times.answer.at(0.5)),
  milliseconds(`answers p99 at ×${times}`, tally.times.answer.at(0.99)),
  milliseconds(`logins p99 at ×${times}`, tally.times.login.at(0.99)),
  milliseconds(`reports p99 at ×${times}`, tally.times.report.at(0.99)),
  { name: `other calls served within 1 s at ×${times}`, value: othersInTime * 100, unit: '%' },
  count(`calls told to come back at ×${times}`, tally.refusals.count),
];
