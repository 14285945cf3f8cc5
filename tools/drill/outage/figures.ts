import { createLatencies } from '../../proving/latencies.ts';
import type { Figure } from '../../proving/proof.ts';
import type { Delivery } from './delivery.ts';
import type { Judgement } from './judge.ts';
import { INCIDENTS } from './plan.ts';
import type { PointResult } from './point.ts';

/** A point with what the table says of it. */
export type JudgedPoint = PointResult & { readonly judgement: Judgement };

const NONE = { atMost: 0 };
/** What waited has arrived so long after the network, or its owner, is back (docs: trust), in milliseconds. */
const SOON = { atMost: 5_000 };

const none = (name: string, value: number): Figure => ({ name, value, unit: '', gate: NONE });

/** The numbers of a run. @param wanted so many points were to have a cut. @param broken rows of the view `invariants`. */
export function figuresOf(
  points: readonly JudgedPoint[],
  { wanted, broken }: { wanted: number; broken: number },
): Figure[] {
  const sum = (count: (point: JudgedPoint) => number) => points.reduce((all, point) => all + count(point), 0);
  const cut = points.filter((point) => point.cut);
  const deliveries = cut.flatMap(({ delivery }) => delivery ?? []);
  return [
    { name: 'cut points', value: cut.length, unit: '', gate: { atLeast: wanted } },
    ...INCIDENTS.map((incident) => ({
      name: `of them with ${incident === 'nothing' ? 'nothing else' : `a ${incident}`}`,
      value: cut.filter(({ visit }) => visit.point.incident === incident).length,
      unit: '',
    })),
    { name: 'answers saved whose reply was lost', value: sum(({ unheard }) => unheard), unit: '' },
    { name: 'answers delivered', value: sum(({ judgement }) => judgement.delivered), unit: '' },
    none(
      'answers lost',
      sum(({ judgement }) => judgement.lost),
    ),
    none(
      'answers doubled',
      sum(({ judgement }) => judgement.doubled),
    ),
    none(
      'answers out of order',
      sum(({ judgement }) => judgement.outOfOrder),
    ),
    none('broken promises about points in the database', broken),
    ...timesOf(deliveries, 'network', 'the network was back'),
    ...timesOf(deliveries, 'login', 'the next login'),
    none(
      'times that the page said something wrong',
      sum(({ visit }) => visit.wrongWords.length),
    ),
    none(
      'answers sent as another student',
      sum(({ visit }) => visit.asOther.length),
    ),
    none(
      'things of a student readable by the next',
      sum(({ visit }) => visit.readable.length),
    ),
    none(
      'points where the page got stuck',
      sum(({ stuck }) => (stuck === null ? 0 : 1)),
    ),
  ];
}

function timesOf(deliveries: readonly Delivery[], after: Delivery['after'], words: string): Figure[] {
  const [committed, told] = [createLatencies(), createLatencies()];
  for (const delivery of deliveries.filter((one) => one.after === after)) {
    if (delivery.committed !== null) committed.add(delivery.committed);
    told.add(delivery.told);
  }
  return [
    { name: `times that answers waited when ${words}`, value: committed.count, unit: '' },
    { name: `slowest delivery after ${words}`, value: committed.longest, unit: 'ms', gate: SOON },
    { name: `half delivered after ${words}`, value: committed.at(0.5), unit: 'ms' },
    { name: `slowest until the page said so after ${words}`, value: told.longest, unit: 'ms' },
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
  for (const line of said) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}
