import type { Answer } from '#features/progress/core/evidence.ts';
import { logistic, SPAN } from '#features/progress/core/response-curve.ts';
import { GUESS } from '#features/progress/core/steady-constants.ts';
import type { Algorithm } from './follower.ts';
import { rated } from './rated.ts';

/** How far the n-th answer (from 0) moves the rating: U(n) = 0.9 / (1 + 0.1 n), at least 0.1 logit. */
function stepOf(n: number): number {
  return Math.max(0.9 / (1 + 0.1 * n), 0.1);
}

/** Elo: after every answer a step in proportion to the surprise, smaller as answers add up. */
export const elo: Algorithm = ({ mean }) => {
  let logit = mean;
  let answered = 0;
  const learn = (answers: readonly Answer[]) => {
    for (const { b, right, counted } of answers) {
      if (!counted) continue;
      const chance = GUESS + SPAN * logistic(logit - b);
      logit += stepOf(answered++) * ((right ? 1 : 0) - chance);
    }
  };
  return rated({ estimate: () => ({ mean: logit, sd: 0 }), learn, rest: () => {} });
};
