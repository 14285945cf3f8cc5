import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnFromAnswer, learnFromBatch, newQuestion } from './question-state.ts';
import { LEVELS, placeOf } from './scale.ts';

const observation = fc.record({
  student: fc.record({
    mean: fc.double({ min: -2, max: 10, noNaN: true }),
    sd: fc.double({ min: 0.25, max: 2, noNaN: true }),
  }),
  right: fc.boolean(),
});
const question = fc.record({
  b: fc.double({ min: -2, max: 8, noNaN: true }),
  v: fc.double({ min: 0.0036, max: 0.49, noNaN: true }),
});

describe('a question', () => {
  it.each(LEVELS)('of level %i starts one logit below it', (level) => {
    expect(newQuestion(level).b).toBeCloseTo(placeOf(level) - 1, 12);
    expect(newQuestion(level).v).toBeCloseTo(0.49, 12);
  });

  it('seems easier after a right answer, harder after a wrong one, and surer after either', () => {
    fc.assert(
      fc.property(question, observation, (before, seen) => {
        const after = learnFromAnswer(before, seen);
        const step = after.b - before.b;
        expect(seen.right ? step <= 0 : step >= 0).toBe(true);
        expect(after.v).toBeLessThanOrEqual(before.v + 1e-15);
        expect(after.v).toBeGreaterThanOrEqual(0.0036 - 1e-15);
      }),
    );
  });

  it('learns the same from a batch in any order', () => {
    fc.assert(
      fc.property(question, fc.array(observation, { maxLength: 30 }), (before, batch) => {
        const forwards = learnFromBatch(before, batch);
        const backwards = learnFromBatch(before, batch.toReversed());
        expect(backwards.b).toBeCloseTo(forwards.b, 9);
        expect(backwards.v).toBeCloseTo(forwards.v, 12);
      }),
    );
  });

  it('finds a hard question hard', () => {
    // 200 matched readers of whom only one in three is right.
    let hard = newQuestion(5);
    for (let n = 0; n < 200; n++) {
      hard = learnFromAnswer(hard, { student: { mean: placeOf(5), sd: 0.45 }, right: n % 3 === 0 });
    }
    expect(hard.b).toBeGreaterThan(placeOf(5) + 0.5);
  });
});
