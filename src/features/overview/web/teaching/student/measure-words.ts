import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { ReadingPoint } from '../../../contract/views.ts';
import { type Outcome, outcomeOf } from './measure-plot.ts';

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  passed: 'Passed',
  'not-passed': 'Not passed',
  'too-fast': 'Too fast to count',
};

/** What a measure is, for a parent who hears of it for the first time. */
export const MEASURE_MEANS =
  'The reading measure is one number for how hard a text is, from about 200 (first sentences) to 1400 (hard texts for adults). It is estimated from how long the sentences are and how many of the words are unfamiliar. A student has a measure on the same scale: texts near it are about right, texts far above it are hard.';

/** "12 passages from 480 to 720, 9 of them passed. Ana’s own measure: 560 after the first, 640 after the last." */
export function measuresSentence(points: readonly ReadingPoint[], name: string): string {
  const read = points.filter(({ tooFast }) => !tooFast);
  const tooFast = points.length - read.length;
  const fast = tooFast === 0 ? '' : ` ${count(tooFast, 'more was', 'more were')} too fast to count.`;
  if (read.length === 0) return `Every passage in these days was too fast to count.`;
  const measures = read.map(({ measure }) => measure);
  const [least, most] = [Math.min(...measures), Math.max(...measures)];
  const from = least === most ? `of ${least}` : `from ${least} to ${most}`;
  const passed = read.filter((point) => outcomeOf(point) === 'passed').length;
  return `${count(read.length, 'passage')} ${from}, ${passed} passed.${fast}${ownMeasure(points, name)}`;
}

function ownMeasure(points: readonly ReadingPoint[], name: string): string {
  const known = points.flatMap(({ readerMeasure }) => readerMeasure ?? []);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (known.length === 1) return ` ${name}’s own measure after it: ${last}.`;
  return ` ${name}’s own measure: ${first} after the first, ${last} after the last.`;
}

/** What the drawing says at a glance, for those who listen. */
export function drawnInWords(points: readonly ReadingPoint[], name: string, zone: string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Reading measure over time';
  const days =
    first === last
      ? shortDate(first.at, zone)
      : `${shortDate(first.at, zone)} to ${shortDate(last.at, zone)}`;
  return `Reading measure of the passages of ${name}, ${days}. ${measuresSentence(points, name)} All of them are in the table below.`;
}
