import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, weighAnswers } from './evidence.ts';
import { GRID, SHIFT_WEIGHTS, SHIFTS } from './quadrature.ts';
import { S_MIN, TAU } from './steady-constants.ts';
import { predictRight, updateEstimate } from './update-estimate.ts';

const estimate = fc.record({
  mean: fc.double({ min: -1, max: 9, noNaN: true }),
  sd: fc.double({ min: 0.25, max: 2, noNaN: true }),
});
const answer: fc.Arbitrary<Answer> = fc.record({
  b: fc.double({ min: -4, max: 12, noNaN: true }),
  v: fc.double({ min: 0.0036, max: 0.49, noNaN: true }),
  right: fc.boolean(),
  counted: fc.boolean(),
});
const answers = fc.array(answer, { minLength: 1, maxLength: 20 });

/** A moment of the shift's distribution about 0, logits^power. */
const moment = (power: number) =>
  SHIFTS.reduce((sum, shift, node) => sum + SHIFT_WEIGHTS[node]! * shift ** power, 0);

describe('the quadrature', () => {
  it('has the moments of a normal with SD 0.55', () => {
    expect(moment(0)).toBeCloseTo(1, 14);
    expect(moment(1)).toBeCloseTo(0, 14);
    expect(moment(2)).toBeCloseTo(TAU ** 2, 12);
    expect(moment(4)).toBeCloseTo(3 * TAU ** 4, 12);
  });
});

describe('the estimate after a passage', () => {
  it('stays finite, on the grid and at least 0.25 in doubt, whatever the answers', () => {
    const wild = fc.array(
      fc.record({
        b: fc.double({ min: -500, max: 500, noNaN: true }),
        v: fc.constant(0.2),
        right: fc.boolean(),
        counted: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(estimate, wild, (prior, given) => {
        const { mean, sd } = updateEstimate(prior, weighAnswers(given));
        expect(mean).toBeGreaterThanOrEqual(GRID[0]!);
        expect(mean).toBeLessThanOrEqual(GRID.at(-1)!);
        expect(sd).toBeGreaterThanOrEqual(S_MIN);
        expect(sd).toBeLessThan(6.2);
      }),
    );
  });

  it('is never lower for one more right answer', () => {
    fc.assert(
      fc.property(estimate, answers, answer, (prior, others, one) => {
        const meanIf = (right: boolean) =>
          updateEstimate(prior, weighAnswers([...others, { ...one, right, counted: true }])).mean;
        expect(meanIf(true)).toBeGreaterThanOrEqual(meanIf(false));
      }),
    );
  });

  it('does not hear answers that do not count', () => {
    fc.assert(
      fc.property(estimate, answers, (prior, given) => {
        const counted = given.filter((one) => one.counted);
        expect(updateEstimate(prior, weighAnswers(given))).toEqual(
          updateEstimate(prior, weighAnswers(counted)),
        );
      }),
    );
  });

  it('does not mind the order of the answers', () => {
    fc.assert(
      fc.property(estimate, answers, (prior, given) => {
        const forwards = updateEstimate(prior, weighAnswers(given));
        const backwards = updateEstimate(prior, weighAnswers(given.toReversed()));
        expect(backwards.mean).toBeCloseTo(forwards.mean, 9);
        expect(backwards.sd).toBeCloseTo(forwards.sd, 9);
      }),
    );
  });
});

describe('the number right to expect', () => {
  it('lies between guessing and the ceiling, and varies more than coin flips of those chances', () => {
    fc.assert(
      fc.property(estimate, answers, (prior, given) => {
        const counted = given.filter((one) => one.counted).length;
        const { expected, variance } = predictRight(prior, weighAnswers(given));
        expect(expected).toBeGreaterThanOrEqual(0.25 * counted - 1e-9);
        expect(expected).toBeLessThanOrEqual(0.98 * counted + 1e-9);
        expect(variance).toBeGreaterThanOrEqual(counted * 0.98 * 0.02 - 1e-9);
        expect(variance).toBeLessThanOrEqual((counted * counted) / 4 + 1e-9);
      }),
    );
  });
});
