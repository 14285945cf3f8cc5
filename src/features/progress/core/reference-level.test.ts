import { describe, expect, it } from 'vitest';
import { referenceLevel } from './reference-level.ts';
import type { Level } from './scale.ts';

const TODAY = 20_000;
const quizzes = (count: number, level: Level, daysAgo = 0, passed = true) =>
  Array.from({ length: count }, () => ({ level, passed, dayNumber: TODAY - daysAgo }));

describe('the reference level', () => {
  it.each([
    ['is the shown level without quizzes', [], 4],
    ['is a higher level passed three times', quizzes(3, 6), 6],
    ['not one passed twice', quizzes(2, 6), 4],
    ['not one failed', quizzes(3, 6, 0, false), 4],
    ['never below the shown level', quizzes(3, 2), 4],
    ['the highest of several', [...quizzes(3, 5), ...quizzes(4, 7), ...quizzes(2, 9)], 7],
    ['of the last 60 days, today included', quizzes(3, 6, 59), 6],
    ['not of earlier ones', quizzes(3, 6, 60), 4],
  ])('%s', (_, done, level) => expect(referenceLevel(4, done, TODAY)).toBe(level));
});
