import { ALGORITHM_NAMES, type AlgorithmName } from '../algorithms/registry.ts';
import { measureCalibration } from '../measures/calibration.ts';
import { measureClosedLoop } from '../measures/closed-loop.ts';
import { measureCoverage, measurePlacement } from '../measures/placement.ts';
import { type Effort, measurePointsPerMinute } from '../measures/points-per-minute.ts';
import { measureBatchLearning, measureQuestionLearning } from '../measures/question-learning.ts';
import { measureRecovery } from '../measures/recovery.ts';
import { measureTracking, type Tracking, type TrackingPlan } from '../measures/tracking.ts';

/** Sizes of the simulated groups. */
const PLACED_STUDENTS = 20_000;
const FOLLOWED_STUDENTS = 2500;
const PAID_STUDENTS = 150;
const CHECKED_STUDENTS = 1000;
const LEARNED_ITEMS = 800;
const SCHOOL = { students: 2500, passagesPerLevel: 40, quizzes: 160 };

type Task<T> = (seed: number) => T;

/** A tracking run of one algorithm in the ordinary world, or what is said to be different in it. */
function tracking(algorithm: AlgorithmName, but: Partial<TrackingPlan> = {}): Task<Tracking> {
  const ordinary = { knowledge: 'cold', grows: true, rapidShare: 0, students: FOLLOWED_STUDENTS } as const;
  return (seed) => measureTracking(seed, { ...ordinary, algorithm, ...but });
}

/** One task per algorithm, `<prefix>/<algorithm>`. */
function forEach<Prefix extends string, T>(prefix: Prefix, task: (algorithm: AlgorithmName) => Task<T>) {
  const entries = ALGORITHM_NAMES.map((name) => [`${prefix}/${name}`, task(name)]);
  return Object.fromEntries(entries) as Record<`${Prefix}/${AlgorithmName}`, Task<T>>;
}

function placement(algorithm: AlgorithmName) {
  return (seed: number) => measurePlacement(seed, algorithm, PLACED_STUDENTS);
}

function recovery(algorithm: AlgorithmName, off: number) {
  return (seed: number) => measureRecovery(seed, { algorithm, off, students: FOLLOWED_STUDENTS });
}

function pay(effort: Effort) {
  return (seed: number) => measurePointsPerMinute(seed, effort, PAID_STUDENTS);
}

/** Everything that is measured beside the speed, longest first, so that two workers end at about the same time. */
export const TASKS = {
  closedLoop: (seed: number) => measureClosedLoop(seed, SCHOOL),
  'points/honest': pay('honest'),
  'points/safe': pay('safe'),
  'points/exact': pay('exact'),
  'tracking calibrated': tracking('steady', { knowledge: 'calibrated' }),
  'tracking with guesses': tracking('steady', { rapidShare: 0.3 }),
  ...forEach('tracking', (name) => tracking(name)),
  ...forEach('stable', (name) => tracking(name, { grows: false })),
  ...forEach('too high', (name) => recovery(name, 4)),
  ...forEach('too low', (name) => recovery(name, -4)),
  ...forEach('placement', placement),
  coverage: (seed: number) => measureCoverage(seed, PLACED_STUDENTS),
  calibration: (seed: number) => measureCalibration(seed, 'cold', CHECKED_STUDENTS),
  questionLearning: (seed: number) => measureQuestionLearning(seed, LEARNED_ITEMS),
  batchLearning: (seed: number) => measureBatchLearning(seed, LEARNED_ITEMS),
};

export type TaskName = keyof typeof TASKS;

export const TASK_NAMES = Object.keys(TASKS) as readonly TaskName[];

/** What every task measured. */
export type Results = { readonly [Name in TaskName]: ReturnType<(typeof TASKS)[Name]> };
