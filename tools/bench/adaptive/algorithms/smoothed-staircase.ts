import { toLevel } from '#features/progress/core/scale.ts';
import type { Algorithm } from './follower.ts';
import { ladder } from './ladder.ts';

/** Weight of the newest score, and the lines that the average must cross. */
const WEIGHT = 0.3;
const UP = 0.86;
const DOWN = 0.66;
/** Half-way between the lines, where the average begins again after a move: scores of another level say little. */
const MIDDLE = (UP + DOWN) / 2;

/** A staircase on an exponential average of the scores. */
export const smoothedStaircase: Algorithm = ({ level: start }) => {
  let average = MIDDLE;
  return ladder(start, (level, score) => {
    average += WEIGHT * (score - average);
    if (average >= DOWN && average < UP) return level;
    const moved = toLevel(level + (average >= UP ? 1 : -1));
    average = MIDDLE;
    return moved;
  });
};
