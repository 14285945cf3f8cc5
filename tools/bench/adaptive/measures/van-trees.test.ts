import { expect, it } from 'vitest';
import { bestInformation, vanTreesBound } from './van-trees.ts';

/** Without guessing and slips a question tells p(1 - p), at most 1/4. */
const plain = {
  curve: { floor: 0, ceiling: 1 },
  shiftSd: 0,
  formSd: 0,
  passages: 4,
  questions: 3,
  priorSd: 1,
};

it('is 1/√(1 + 12/4) for twelve plain questions', () => {
  expect(bestInformation(plain)).toBeCloseTo(0.75, 10);
  expect(vanTreesBound(plain)).toBeCloseTo(0.5, 10);
});

it('is never under what the form of the day hides', () => {
  const hidden = { ...plain, passages: 1e6, formSd: 0.5 };
  expect(vanTreesBound(hidden)).toBeCloseTo(1 / Math.sqrt(1 + 1 / 0.25), 4);
});

it('grows when the questions of a passage share a shift', () => {
  const shifted = { ...plain, shiftSd: 0.5 };
  expect(vanTreesBound(shifted)).toBeGreaterThan(vanTreesBound(plain) + 0.01);
});

/** The best distance under a floor c is ln((1 + √(1 + 8c)) / 2) below the reader (Birnbaum 1968). */
it('knows how much guessing takes away', () => {
  const guessed = { ...plain, curve: { floor: 0.25, ceiling: 1 }, questions: 1 };
  const s = 1 / (1 + 2 / (1 + Math.sqrt(3)));
  const p = 0.25 + 0.75 * s;
  expect(bestInformation(guessed)).toBeCloseTo((0.75 * s * (1 - s)) ** 2 / (p * (1 - p)), 5);
});
