import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaidAnswer } from './points.ts';
import { reaches, USUAL_GOAL, WEEKLY_RULES, weekOf, whyNotCounted } from './weekly-goal.ts';

/** r right, w wrong; a capital letter came too fast to count. */
const quiz = (letters: string): PaidAnswer[] =>
  [...letters].map((letter) => ({
    right: letter.toLowerCase() === 'r',
    counted: letter === letter.toLowerCase(),
  }));

describe('a quiz', () => {
  it.each([
    ['rrrrr', null, null, null],
    ['rrww', null, null, 'not-passed'],
    ['rrwWW', 'fast', 'fast', 'fast'],
    ['rrwww', 'half', null, 'not-passed'],
    ['rrrRR', null, null, 'fast'],
    ['RRRRR', 'fast', 'fast', 'fast'],
    ['WWWWW', 'fast', 'fast', 'fast'],
    ['rrRww', 'fast', null, 'not-passed'],
    ['rWwww', 'half', null, 'not-passed'],
    ['wwwww', 'half', null, 'not-passed'],
    ['', 'half', 'half', 'not-passed'],
  ] as const)(
    'with the answers "%s" is left out because of: %s; where all count %s; where passed ones do %s',
    (letters, half, complete, pass) => {
      const why = WEEKLY_RULES.map((rule) => whyNotCounted(quiz(letters), rule));
      expect(why).toEqual([half, complete, pass]);
      expect(Object.values(weekOf([quiz(letters)]))).toEqual(why.map((reason) => (reason === null ? 1 : 0)));
    },
  );
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
    expect(weekOf(quizzes).half).toBe(counted);
    expect(reaches(weekOf(quizzes), USUAL_GOAL)).toBe(reached);
  });

  it('what is passed is half right, and what is half right was read', () => {
    const letters = fc.array(fc.constantFrom(...'rwRW'), { maxLength: 8 }).map((all) => quiz(all.join('')));
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 9 }), (quizzes) => {
        const { half, complete, pass } = weekOf(quizzes);
        expect(pass).toBeLessThanOrEqual(half);
        expect(half).toBeLessThanOrEqual(complete);
      }),
    );
  });
});
