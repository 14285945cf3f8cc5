import { placeOf } from '#features/progress/core/scale.ts';
import { nextLevel } from '#features/progress/core/shown-level.ts';
import type { Algorithm } from './follower.ts';
import { ladder } from './ladder.ts';

/** The field's rule, by the shipped 'classic': 90 % or more one level up, below 70 % one down. */
export const staircase: Algorithm = ({ level: start }) =>
  ladder(start, (level, score) => nextLevel('classic', { level, score, mean: placeOf(level), since: 0 }));
