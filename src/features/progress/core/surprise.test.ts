import { describe, expect, it } from 'vitest';
import { countSurprise, surpriseOf } from './surprise.ts';

describe('surprise', () => {
  it('is measured in standard deviations', () => {
    expect(surpriseOf(6, 6, 4, 4)).toBe(1);
    expect(surpriseOf(0, 6, 4, 4)).toBe(-2);
  });

  it('is not felt over fewer than three counted answers', () => {
    expect(surpriseOf(0, 2, 1.9, 0.1)).toBe(0);
  });

  it('adds up beyond half a standard deviation a quiz, never below 0', () => {
    expect(countSurprise({ up: 1, down: 1 }, 2)).toEqual({ counters: { up: 2.5, down: 0 }, alarm: false });
    expect(countSurprise({ up: 0.2, down: 1 }, 0)).toEqual({ counters: { up: 0, down: 0.5 }, alarm: false });
  });

  it('raises the alarm past 5 and starts again', () => {
    expect(countSurprise({ up: 4, down: 0 }, 1.5)).toEqual({ counters: { up: 5, down: 0 }, alarm: false });
    expect(countSurprise({ up: 4, down: 0 }, 1.6)).toEqual({ counters: { up: 0, down: 0 }, alarm: true });
    expect(countSurprise({ up: 1, down: 4 }, -2)).toEqual({ counters: { up: 0, down: 0 }, alarm: true });
  });
});
