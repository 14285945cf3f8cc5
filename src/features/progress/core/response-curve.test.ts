import { describe, expect, it } from 'vitest';
import { expectedChance, expectedScore } from './response-curve.ts';

describe('the chance of a right answer', () => {
  const student = { mean: 4, sd: 0.5 };

  it('is half-way between guessing and the ceiling where reader and question meet', () => {
    expect(expectedChance(student, { b: 4, v: 0.3 })).toBeCloseTo(0.615, 12);
  });

  it.each([
    [-500, 0.98],
    [500, 0.25],
  ])('for a question at %i logits is %f', (b, chance) => {
    expect(expectedChance(student, { b, v: 0.3 })).toBeCloseTo(chance, 12);
  });

  it('is flattened towards the middle by doubt', () => {
    const easy = { b: 2, v: 0.1 };
    expect(expectedChance({ mean: 4, sd: 1.6 }, easy)).toBeLessThan(expectedChance(student, easy));
  });

  it('makes the expected score by its mean', () => {
    const questions = [
      { b: -500, v: 0.1 },
      { b: 500, v: 0.1 },
    ];
    expect(expectedScore(student, questions)).toBeCloseTo(0.615, 12);
  });
});
