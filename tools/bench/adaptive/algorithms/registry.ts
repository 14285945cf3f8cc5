import { elo } from './elo.ts';
import type { Algorithm } from './follower.ts';
import { glicko } from './glicko.ts';
import { smoothedStaircase } from './smoothed-staircase.ts';
import { staircase } from './staircase.ts';
import { steady } from './steady.ts';

/** The algorithms that are compared, in the order of the reports. */
export const ALGORITHMS = { staircase, smoothedStaircase, elo, glicko, steady } satisfies Record<
  string,
  Algorithm
>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const ALGORITHM_NAMES = Object.keys(ALGORITHMS) as readonly AlgorithmName[];

export const TITLES: Readonly<Record<AlgorithmName, string>> = {
  staircase: '90/70 staircase',
  smoothedStaircase: 'smoothed staircase',
  elo: 'Elo',
  glicko: 'Glicko',
  steady: 'Steady',
};
