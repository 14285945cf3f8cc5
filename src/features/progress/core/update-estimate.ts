import type { Evidence } from './evidence.ts';
import { GRID } from './quadrature.ts';
import type { Estimate } from './response-curve.ts';
import { S_MIN } from './steady-constants.ts';

/** The estimate spread over the grid, not normalised (Steady rule 5). */
function spread({ mean, sd }: Estimate): Float64Array {
  const scale = -1 / (2 * sd * sd);
  return GRID.map((point) => Math.exp(scale * (point - mean) * (point - mean)));
}

/** Mean and SD of a weighted grid. */
function momentsOf(weights: Float64Array): Estimate {
  let total = 0;
  let first = 0;
  for (let point = 0; point < GRID.length; point++) {
    total += weights[point]!;
    first += weights[point]! * GRID[point]!;
  }
  const mean = first / total;
  let second = 0;
  for (let point = 0; point < GRID.length; point++) {
    second += weights[point]! * (GRID[point]! - mean) * (GRID[point]! - mean);
  }
  return { mean, sd: Math.sqrt(second / total) };
}

/** The estimate after a passage: exact Bayes on the grid, only mean and SD kept, SD at least 0.25 (Steady rule 5). */
export function updateEstimate(prior: Estimate, evidence: Evidence): Estimate {
  const weights = spread(prior);
  for (let point = 0; point < GRID.length; point++) weights[point]! *= evidence.likelihood[point]!;
  const { mean, sd } = momentsOf(weights);
  return { mean, sd: Math.max(sd, S_MIN) };
}

/**
 * Number of right answers to expect under the prior, and its variance: binomial, plus that of the doubt and of
 * the passage's shift (Steady rule 6).
 */
export function predictRight(prior: Estimate, evidence: Evidence): { expected: number; variance: number } {
  const weights = spread(prior);
  let total = 0;
  let first = 0;
  let second = 0;
  for (let point = 0; point < GRID.length; point++) {
    const weight = weights[point]!;
    total += weight;
    first += weight * evidence.rightMean[point]!;
    second += weight * (evidence.binomial[point]! + evidence.rightSquare[point]!);
  }
  const expected = first / total;
  return { expected, variance: second / total - expected * expected };
}
