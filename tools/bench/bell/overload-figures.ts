import type { Figure } from '../../proving/proof.ts';
import type { Exactness } from './exactness.ts';
import type { StepResult } from './overload-step.ts';
import type { Processors } from './processors.ts';
import { errorsOf } from './tally.ts';
import { exactnessFigures, MOST_LAG, processorFigures } from './wave-figures.ts';

/** Of the best second's worth of answers, that must be left at three times the peak. */
const GOODPUT_LEFT = 0.8;
/** By how much answers may be served worse than the rest, of all calls: the chance of a few. */
const CHANCE = 0.01;

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
  const gate = (bound: Figure['gate']) => (small || bound === undefined ? {} : { gate: bound });
  const errors = steps.reduce((sum, { tally }) => sum + errorsOf(tally), 0);
  const figures: Figure[] = [
    { name: 'how late the loader sent, p99', value: lag, unit: 'ms', ...gate({ atMost: MOST_LAG }) },
    { name: 'errors other than "come back later"', value: errors, unit: '', gate: { atMost: 0 } },
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
      ...gate({ atLeast: -CHANCE }),
    },
    ...exactnessFigures(exactness, true),
    ...processorFigures(used, seconds),
  ];
  return figures.map((figure) => ({ ...figure, name: `overload: ${figure.name}` }));
}

const stepFigures = ({ times, tally, offered, goodput, othersInTime }: StepResult): Figure[] => [
  { name: `answers offered at ×${times}`, value: offered, unit: 'answers/s' },
  { name: `answers acknowledged within 1 s at ×${times}`, value: goodput, unit: 'answers/s' },
  { name: `answers p99 at ×${times}`, value: tally.times.answer.at(0.99), unit: 'ms' },
  { name: `logins p99 at ×${times}`, value: tally.times.login.at(0.99), unit: 'ms' },
  { name: `reports p99 at ×${times}`, value: tally.times.report.at(0.99), unit: 'ms' },
  { name: `other calls served within 1 s at ×${times}`, value: othersInTime * 100, unit: '%' },
  { name: `calls told to come back at ×${times}`, value: tally.refusals.count, unit: '' },
];
