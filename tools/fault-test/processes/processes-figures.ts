import { count, longestOf, milliseconds, none, seconds, some } from '../../harness/figures.ts';
import type { Figure } from '../../harness/report.ts';
import { CORRECTION_SEEN_SECONDS } from './corrections-across.ts';
import { type Guesses, MAX_GUESSES } from './guesses-across.ts';
import type { Learned } from './learning.ts';
import { LOGOUT_SEEN_MS, type SessionsAcross } from './sessions-across.ts';
import type { Stops } from './stops.ts';

export const sessionFigures = ({ tried, notSeen, endedAfter, outlived }: SessionsAcross): Figure[] => [
  some('sessions begun at one server and used at the other', tried),
  none('sessions not known at the other server', notSeen),
  none('sessions that outlived their logout at the other server', outlived),
  milliseconds('logout seen at the other server, longest', longestOf(endedAfter), {
    gate: { atMost: LOGOUT_SEEN_MS },
  }),
];

export const guessFigures = ({ checked, refused, other }: Guesses): Figure[] => [
  count('guesses at one account that two servers looked at', checked, { atMost: MAX_GUESSES, atLeast: 1 }),
  some('guesses refused', refused),
  none('guesses without an answer', other),
];

/** An answer waits for the browser's own pauses, and no longer than after a lost network (docs/trust.md). */
const LONGEST_WAIT_SECONDS = 5;
/** The share of the rate that must have been offered: the load was really there. */
const OFFERED_SHARE = 0.95;

export function stopFigures(
  how: 'stopped' | 'killed',
  { answering, endedAfter }: Stops,
  { rate, times }: { readonly rate: number; readonly times: number },
): Figure[] {
  const { latencies, results } = answering;
  const during = `while servers are ${how}`;
  const offered = count(`answers asked for ${during}`, answering.offered(), {
    atLeast: rate * OFFERED_SHARE,
  });
  return [
    count(`servers ${how}`, endedAfter.length, { atLeast: times }),
    { ...offered, unit: 'answers/s' },
    seconds(`longest wait of an answer ${during}`, latencies.longest / 1000, {
      gate: { atMost: LONGEST_WAIT_SECONDS },
    }),
    milliseconds(`99 of 100 answers ${during} within`, latencies.at(0.99)),
    count(`connections lost ${during}`, results.get('network') ?? 0),
    milliseconds(`a server was gone after it was ${how}, longest`, longestOf(endedAfter)),
  ];
}

export const learnedFigures = (learned: Learned): Figure[] => [
  some('quizzes that questions have learned from', learned.quizzes),
  count('batches of them', learned.batches),
  count('learning jobs done by the servers', learned.jobs),
  none('finished quizzes never learned from', learned.unlearned),
  none('batches that hold another number of quizzes than they say', learned.wrongBatches),
  none('answers learned from more or less than once', learned.miscounted),
];

export const correctionFigures = (after: number): Figure[] => [
  seconds('both servers judge by a corrected key after', after, {
    gate: { atMost: CORRECTION_SEEN_SECONDS },
  }),
];
