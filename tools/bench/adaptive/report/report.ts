import type { Machine } from '../../../harness/machine.ts';
import type { BatchLearning } from '../measures/question-learning.ts';
import type { Speed } from '../measures/speed.ts';
import type { Results } from '../run/tasks.ts';
import { type Compared, comparisonOf } from './comparison.ts';
import { type Row, rowsOf } from './rows.ts';

/** What is told of a run, on the screen, as JSON and in the documentation. */
export type Report = {
  readonly bench: 'adaptive';
  readonly seed: number;
  /** Every limit holds. */
  readonly pass: boolean;
  readonly machine: Machine;
  /** Processes that wanted a core before the run. */
  readonly load: number;
  readonly seconds: number;
  /** Of all threads: what the run costs, however busy the machine is. */
  readonly processorSeconds: number;
  readonly rows: readonly Row[];
  readonly comparison: readonly Compared[];
  /** Not promised, but part of the picture. */
  readonly beside: {
    readonly honestPointsPerMinute: number;
    readonly safeGuesserPointsPerMinute: number;
    readonly exactGuesserPointsPerMinute: number;
    readonly calibratedTrackingRmse: number;
    readonly closedLoopDifficultyRmse: number;
    readonly batches: readonly BatchLearning[];
  };
};

export type Run = {
  readonly seed: number;
  readonly results: Results;
  readonly speed: Speed;
  readonly machine: Machine;
  readonly seconds: number;
  readonly processorSeconds: number;
};

export function reportOf({ seed, results, speed, machine, seconds, processorSeconds }: Run): Report {
  const rows = rowsOf(results, speed);
  return {
    bench: 'adaptive',
    seed,
    pass: rows.every(({ pass }) => pass),
    machine,
    load: speed.load,
    seconds,
    processorSeconds,
    rows,
    comparison: comparisonOf(results),
    beside: {
      honestPointsPerMinute: results['points/honest'].perMinute,
      safeGuesserPointsPerMinute: results['points/safe'].perMinute,
      exactGuesserPointsPerMinute: results['points/exact'].perMinute,
      calibratedTrackingRmse: results['tracking calibrated'].settled.rmse,
      closedLoopDifficultyRmse: results.closedLoop.difficultyRmse,
      batches: results.batchLearning,
    },
  };
}
