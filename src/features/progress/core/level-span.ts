import type { LevelPoint } from './level-point.ts';

const LEVELS_LEAST = 3;

/** The whole levels that the drawing spans: all that is in it, and at least three. */
export function spanOfLevels(points: readonly LevelPoint[]): readonly [low: number, high: number] {
  let low = Math.max(1, Math.floor(Math.min(...points.flatMap((point) => [point.low, point.level]))));
  let high = Math.min(12, Math.ceil(Math.max(...points.flatMap((point) => [point.high, point.level]))));
  while (high - low < LEVELS_LEAST - 1) {
    if (high < 12) high++;
    if (low > 1 && high - low < LEVELS_LEAST - 1) low--;
  }
  return [low, high];
}
