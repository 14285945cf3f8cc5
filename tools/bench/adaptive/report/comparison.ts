import { ALGORITHM_NAMES, type AlgorithmName } from '../algorithms/registry.ts';
import type { Results } from '../run/tasks.ts';

/** One algorithm in the ordinary world, cold bank. Levels; shares 0..1. */
export type Compared = {
  readonly algorithm: AlgorithmName;
  /** Its own pretest. */
  readonly pretestQuestions: number;
  readonly placementRmse: number;
  readonly placementWithinOne: number;
  readonly trackingRmse: number;
  readonly trackingWithinOne: number;
  readonly onTarget: number;
  readonly tooHard: number;
  readonly changesPerTen: number;
  /** RMSE ten quizzes after being placed four levels too high, and too low. */
  readonly afterTooHigh: number;
  readonly afterTooLow: number;
};

/** Questions of the pretest that was measured beside the others: the ladder's 8, else 12. */
function pretestOf(results: Results, algorithm: AlgorithmName) {
  const steps = results[`placement/${algorithm}`];
  const step = steps.find(({ questions }) => questions === 12) ?? steps.at(-1);
  if (step === undefined) throw new RangeError(`${algorithm} was not placed`);
  return step;
}

function compare(results: Results, algorithm: AlgorithmName): Compared {
  const { questions, levels } = pretestOf(results, algorithm);
  const { settled, onTarget, tooHard } = results[`tracking/${algorithm}`];
  return {
    algorithm,
    pretestQuestions: questions,
    placementRmse: levels.rmse,
    placementWithinOne: levels.withinOne,
    trackingRmse: settled.rmse,
    trackingWithinOne: settled.withinOne,
    onTarget,
    tooHard,
    changesPerTen: 10 * results[`stable/${algorithm}`].changesPerQuiz,
    afterTooHigh: results[`too high/${algorithm}`].rmse[10] ?? Number.NaN,
    afterTooLow: results[`too low/${algorithm}`].rmse[10] ?? Number.NaN,
  };
}

/** All algorithms side by side. */
export function comparisonOf(results: Results): readonly Compared[] {
  return ALGORITHM_NAMES.map((algorithm) => compare(results, algorithm));
}
