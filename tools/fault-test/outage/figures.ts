import { count, increment, milliseconds, none, sumOf } from '../../harness/figures.ts';
import { createLatencies } from '../../harness/latencies.ts';
import type { Figure } from '../../harness/report.ts';
import type { Delivery } from './delivery.ts';
import type { Judgement } from './judge.ts';
import { INCIDENTS } from './plan.ts';
import type { PointResult } from './point.ts';

/** A point with what the table says of it. */
export type JudgedPoint = PointResult & { readonly judgement: Judgement };

/** What waited has arrived so long after the network, or its owner, is back (docs/trust.md). */
const DELIVERY = { gate: { atMost: 5_000 } };

/** The numbers of a run. @param wanted so many points were to have a cut. @param broken rows of the view `invariants`. */
export function figuresOf(
  points: readonly JudgedPoint[],
  { wanted, broken }: { wanted: number; broken: number },
): Figure[] {
  const sum = (valueOf: (point: JudgedPoint) => number) => sumOf(points, valueOf);
  const cut = points.filter((point) => point.cut);
  const deliveries = cut.flatMap(({ delivery }) => delivery ?? []);
  const [unacknowledged, delivered] = [
    sum((point) => point.unacknowledged),
    sum(({ judgement }) => judgement.delivered),
  ];
  const [lost, doubled] = [sum(({ judgement }) => judgement.lost), sum(({ judgement }) => judgement.doubled)];
  const outOfOrder = sum(({ judgement }) => judgement.outOfOrder);
  const wrongWords = sum(({ visit }) => visit.wrongWords.length);
  const asOther = sum(({ visit }) => visit.asOther.length);
  const readable = sum(({ visit }) => visit.readable.length);
  return [
    count('cut points', cut.length, { atLeast: wanted }),
    ...INCIDENTS.map((incident) =>
      count(
        `of them with ${incident === 'nothing' ? 'nothing else' : `a ${incident}`}`,
        cut.filter(({ visit }) => visit.point.incident === incident).length,
      ),
    ),
    count('answers saved whose reply was lost', unacknowledged),
    count('answers delivered', delivered),
    none('answers lost', lost),
    none('answers doubled', doubled),
    none('answers out of order', outOfOrder),
    none('broken promises about points in the database', broken),
    ...timesOf(deliveries, 'network', 'the network was back'),
    ...timesOf(deliveries, 'login', 'the next login'),
    none('times that the page said something wrong', wrongWords),
    none('answers sent as another student', asOther),
    none('things of a student readable by the next', readable),
    none('points where the page got stuck', points.filter(({ stuck }) => stuck !== null).length),
  ];
}

function timesOf(deliveries: readonly Delivery[], after: Delivery['after'], words: string): Figure[] {
  const [committed, shown] = [createLatencies(), createLatencies()];
  for (const delivery of deliveries.filter((each) => each.after === after)) {
    if (delivery.committed !== null) committed.add(delivery.committed);
    shown.add(delivery.shown);
  }
  return [
    count(`times that answers waited when ${words}`, committed.count),
    milliseconds(`slowest delivery after ${words}`, committed.longest, DELIVERY),
    milliseconds(`half delivered after ${words}`, committed.at(0.5)),
    milliseconds(`slowest until the page said so after ${words}`, shown.longest),
  ];
}

/** What was wrong, in words, each once with how often. */
export function notesOf(points: readonly JudgedPoint[]): string[] {
  const said = points.flatMap(({ visit, stuck, judgement: { lost, doubled, outOfOrder } }) => [
    ...(stuck === null ? [] : [`stuck: ${stuck}`]),
    ...(lost + doubled + outOfOrder === 0
      ? []
      : [`${visit.point.incident}: ${lost} lost, ${doubled} doubled, ${outOfOrder} out of order`]),
    ...visit.wrongWords.map((words) => `wrong words: ${words}`),
    ...visit.asOther.map((what) => `sent as another: ${what}`),
    ...visit.readable.map((what) => `readable: ${what}`),
  ]);
  const times = new Map<string, number>();
  for (const line of said) increment(times, line);
  return [...times].map(([line, n]) => (n === 1 ? line : `${line} (${n} times)`));
}
