import type { Figure } from '../../proving/proof.ts';
import type { Comparison } from '../kill/compare.ts';
import { MOST_SECONDS } from './corrections-across.ts';
import { type Guesses, MOST_GUESSES } from './guesses-across.ts';
import type { Learned } from './learning.ts';
import { MOST, type SessionsAcross } from './sessions-across.ts';
import type { Stops } from './stops.ts';

const none = (name: string, value: number): Figure => ({ name, value, unit: '', gate: { atMost: 0 } });
const some = (name: string, value: number): Figure => ({ name, value, unit: '', gate: { atLeast: 1 } });
const longest = (all: readonly number[]): number => (all.length === 0 ? Number.NaN : Math.max(...all));

export const sessionFigures = ({ tried, notSeen, endedAfter, outlived }: SessionsAcross): Figure[] => [
  some('sessions begun at one server and used at the other', tried),
  none('sessions not known at the other server', notSeen),
  none('sessions that outlived their logout at the other server', outlived),
  {
    name: 'logout seen at the other server, longest',
    value: longest(endedAfter),
    unit: 'ms',
    gate: { atMost: MOST },
  },
];

export const guessFigures = ({ looked, refused, other }: Guesses): Figure[] => [
  {
    name: 'guesses at one account that two servers looked at',
    value: looked,
    unit: '',
    gate: { atMost: MOST_GUESSES, atLeast: 1 },
  },
  some('guesses refused', refused),
  none('guesses without an answer', other),
];

/** An answer waits for the browser's own pauses, and no longer than after a lost network (trust.md). Seconds. */
const LONGEST_WAIT = 5;
/** The load was really there: so much of the rate was asked for. */
const ENOUGH = 0.95;

export function stopFigures(
  how: 'stopped' | 'killed',
  { answering, ended }: Stops,
  { rate, times }: { readonly rate: number; readonly times: number },
): Figure[] {
  const { latencies, told } = answering;
  const during = `while servers are ${how}`;
  return [
    { name: `servers ${how}`, value: ended.length, unit: '', gate: { atLeast: times } },
    {
      name: `answers asked for ${during}`,
      value: answering.offered(),
      unit: 'answers/s',
      gate: { atLeast: rate * ENOUGH },
    },
    {
      name: `longest wait of an answer ${during}`,
      value: latencies.longest / 1000,
      unit: 's',
      gate: { atMost: LONGEST_WAIT },
    },
    { name: `99 of 100 answers ${during} within`, value: latencies.at(0.99), unit: 'ms' },
    { name: `connections lost ${during}`, value: told.get('network') ?? 0, unit: '' },
    { name: `a server was gone after it was ${how}, longest`, value: longest(ended), unit: 'ms' },
  ];
}

export const keptFigures = (comparison: Comparison): Figure[] => [
  some('answers acknowledged', comparison.acknowledged),
  none('errors shown to students', comparison.refused),
  none('answers never acknowledged', comparison.waiting),
  none('acknowledged answers lost', comparison.lost),
  none('answers counted twice', comparison.double),
  none('answers that nobody gave', comparison.unknown),
  none('quizzes unlike their answers', comparison.wrongQuizzes),
  none('broken invariants', comparison.brokenPromises),
];

export const learnedFigures = (learned: Learned): Figure[] => [
  some('quizzes that questions have learned from', learned.quizzes),
  { name: 'batches of them', value: learned.batches, unit: '' },
  { name: 'learning jobs done by the servers', value: learned.jobs, unit: '' },
  none('finished quizzes never learned from', learned.unlearned),
  none('batches that hold another number of quizzes than they say', learned.wrongBatches),
  none('answers learned from more or less than once', learned.miscounted),
];

export const correctionFigures = (seconds: number): Figure[] => [
  {
    name: 'both servers judge by a corrected key after',
    value: seconds,
    unit: 's',
    gate: { atMost: MOST_SECONDS },
  },
];
