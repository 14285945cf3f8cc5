import { TAU } from './steady-constants.ts';

/** Points of the ability grid, -2 .. 10.4 logits in steps of 0.2 (Steady, constants). */
export const GRID = Float64Array.from({ length: 63 }, (_, index) => -2 + 0.2 * index);

/** Nodes of the 7-point Gauss-Hermite rule for a standard normal. */
const NODES = [
  -3.7504397177257425, -2.3667594107345415, -1.1544053947399682, 0, 1.1544053947399682, 2.3667594107345415,
  3.7504397177257425,
];

/** Shifts that the questions of one passage may share, logits (Steady rule 5). */
export const SHIFTS = Float64Array.from(NODES, (node) => TAU * node);

/** Weights of the seven shifts; they sum to 1. */
export const SHIFT_WEIGHTS = Float64Array.of(
  0.0005482688559722182,
  0.03075712396758651,
  0.24012317860501273,
  0.45714285714285713,
  0.24012317860501273,
  0.03075712396758651,
  0.0005482688559722182,
);
