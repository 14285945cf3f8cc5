import { describe, expect, it } from 'vitest';
import { type Level, placeOf } from './scale.ts';
import { nextLevel } from './shown-level.ts';

/** The line between Five and Six, logits. */
const LINE = (placeOf(5) + placeOf(6)) / 2;

const from = (level: Level, mean: number, score: number, since: number) => ({ level, mean, score, since });

describe('Steady moves the shown level', () => {
  it.each([
    ['not inside the margin', from(5, LINE + 0.17, 1, 9), 5],
    ['up when clearly past the line', from(5, LINE + 0.19, 0.7, 2), 6],
    ['not up after a failed quiz', from(5, LINE + 0.19, 0.69, 9), 5],
    ['not twice within two quizzes', from(5, LINE + 0.19, 1, 1), 5],
    ['up at once when two levels off', from(5, placeOf(8), 1, 1), 7],
    ['three levels at most', from(1, placeOf(12), 1, 1), 4],
    ['not down inside the margin', from(6, LINE - 0.17, 0, 9), 6],
    ['down when clearly past the line', from(6, LINE - 0.19, 0.69, 2), 5],
    ['not down after a passed quiz', from(6, LINE - 0.19, 0.7, 9), 6],
    ['not down twice within two quizzes', from(6, LINE - 0.19, 0, 1), 6],
    ['down three levels at most', from(12, placeOf(1), 0, 1), 9],
  ])('%s', (_, evidence, level) => expect(nextLevel('steady', evidence)).toBe(level));
});

describe('the classic rule moves the shown level', () => {
  it.each([
    ['up from 90 %', from(5, 0, 0.9, 1), 6],
    ['not below 90 %', from(5, 9, 0.89, 9), 5],
    ['not at 70 %', from(5, 0, 0.7, 9), 5],
    ['down below 70 %', from(5, 9, 0.69, 1), 4],
    ['never above Twelve', from(12, 9, 1, 9), 12],
    ['never below One', from(1, 0, 0, 9), 1],
  ])('%s', (_, evidence, level) => expect(nextLevel('classic', evidence)).toBe(level));
});
