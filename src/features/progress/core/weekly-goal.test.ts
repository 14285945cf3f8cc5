import { describe, expect, it } from 'vitest';
import type { PaidAnswer } from './points.ts';
import { weekOf, whyNotCounted } from './weekly-goal.ts';

/** r right, w wrong; a capital letter came too fast to count. */
const quiz = (letters: string): PaidAnswer[] =>
  [...letters].map((letter) => ({
    right: letter.toLowerCase() === 'r',
    counted: letter === letter.toLowerCase(),
  }));

describe('a quiz', () => {
  it.each([
    ['rrrrr', null],
    ['rrww', null],
    ['rrwWW', 'fast'],
    ['rrwww', 'half'],
    ['rrrRR', null],
    ['RRRRR', 'fast'],
    ['WWWWW', 'fast'],
    ['rrRww', 'fast'],
    ['rWwww', 'half'],
    ['', 'half'],
  ])('with the answers "%s" is left out of the week because of %s', (letters, why) => {
    expect(whyNotCounted(quiz(letters))).toBe(why);
  });
});

describe('a week', () => {
  const good = quiz('rrww');
  it.each([
    ['no quiz', [], 0, false],
    ['five that are all fast', Array.from({ length: 5 }, () => quiz('RRRRR')), 0, false],
    ['four with exactly half right', Array.from({ length: 4 }, () => good), 4, false],
    ['five with exactly half right', Array.from({ length: 5 }, () => good), 5, true],
    ['twice the goal', Array.from({ length: 10 }, () => good), 10, true],
    ['four that count and one that does not', [good, good, quiz('rwww'), good, good], 4, false],
  ])('of %s', (_, quizzes, counted, reached) => {
    expect(weekOf(quizzes)).toEqual({ counted, reached });
  });
});
