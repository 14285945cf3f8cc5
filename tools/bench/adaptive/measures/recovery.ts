import { LEVELS, type Level, nearestLevel, placeOf } from '#features/progress/core/scale.ts';
import { DOUBT } from '#features/progress/core/steady-constants.ts';
import { newStudent, type StudentState } from '#features/progress/core/student-state.ts';
import { ALGORITHMS, type AlgorithmName } from '../algorithms/registry.ts';
import { LARGE_BANK, makeBank } from '../world/bank.ts';
import { WEEK } from '../world/constants.ts';
import type { Student } from '../world/students.ts';
import { Journey, studentOf } from './journey.ts';
import { ErrorTally, levelError, median } from './tally.ts';

export type RecoveryPlan = {
  readonly algorithm: AlgorithmName;
  /** Levels placed too high (+) or too low (-). */
  readonly off: number;
  readonly students: number;
};

export type Recovery = {
  /** Quizzes until the shown level is first within ±1 of the truth, median. */
  readonly medianQuizzes: number;
  /** RMSE of the shown level in levels, `rmse[n]` after n quizzes. */
  readonly rmse: readonly number[];
};

/** Long enough for every median; later quizzes are the tracking's. */
const QUIZZES = 30;

/** A student placed so many levels off with the doubt that follows a pretest; null where the scale ends before. */
function misplaced({ ability, grade }: Student, off: number): StudentState | null {
  const level: Level | undefined = LEVELS[nearestLevel(ability) - 1 + off];
  if (level === undefined) return null;
  return { ...newStudent(grade), level, mean: placeOf(level), sd: DOUBT };
}

/** How students who were placed wrongly find back to their level. */
export function measureRecovery(seed: number, { algorithm, off, students }: RecoveryPlan): Recovery {
  const bank = makeBank(seed, { ...LARGE_BANK, knowledge: 'cold' });
  const name = `recovery ${algorithm} ${off}`;
  const run = { seed, name, bank, algorithm: ALGORITHMS[algorithm], grows: true, rapidShare: 0 };
  const tallies = Array.from({ length: QUIZZES + 1 }, () => new ErrorTally());
  const arrivals: number[] = [];
  for (let index = 0; arrivals.length < students; index++) {
    const student = studentOf(seed, index);
    const start = misplaced(student, off);
    if (start === null) continue;
    const journey = new Journey(run, student, index, start);
    const error = () => levelError(journey.follower.shownLevel, journey.ability);
    tallies[0]!.add(error());
    let arrival = Number.POSITIVE_INFINITY;
    for (let quiz = 1; quiz <= QUIZZES; quiz++) {
      journey.quiz(WEEK);
      tallies[quiz]!.add(error());
      if (Math.abs(error()) <= 1) arrival = Math.min(arrival, quiz);
    }
    arrivals.push(arrival);
  }
  return { medianQuizzes: median(arrivals), rmse: tallies.map(({ summary }) => summary.rmse) };
}
