import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayFactor,
  halfRight,
  levelFactor,
  type PaidQuiz,
  passed,
  perfect,
  pointsSoFar,
  quizPoints,
  whyNoPoints,
} from './points.ts';
import { LEVELS } from './scale.ts';

/** `+` right, `-` wrong, `F` right but fast, `f` wrong and fast. */
const answersOf = (pattern: string) =>
  Array.from(pattern, (mark) => ({
    right: mark === '+' || mark === 'F',
    counted: mark === '+' || mark === '-',
  }));

function quiz(pattern: string, change: Partial<PaidQuiz> = {}): PaidQuiz {
  return {
    answers: answersOf(pattern),
    passageLevel: 5,
    referenceLevel: 5,
    nthOfDay: 1,
    paidBefore: false,
    ...change,
  };
}

const anyQuiz: fc.Arbitrary<PaidQuiz> = fc.record({
  answers: fc.array(fc.record({ right: fc.boolean(), counted: fc.boolean() }), { maxLength: 30 }),
  passageLevel: fc.constantFrom(...LEVELS),
  referenceLevel: fc.constantFrom(...LEVELS),
  nthOfDay: fc.integer({ min: 1, max: 14 }),
  paidBefore: fc.boolean(),
});

describe('points of a quiz', () => {
  it.each([
    ['all right: answers, streaks, pass, perfect, honest', quiz('+++++'), 10 + 3 + 10 + 10 + 1],
    ['70 % is a pass', quiz('+++++++---'), 14 + 5 + 10 + 1],
    ['below it is none', quiz('++++-+--'), 10 + 2 + 1],
    ['half right pays the answers', quiz('+-+-'), 4 + 1],
    ['less pays honesty alone', quiz('+--'), 1],
    ['a wrong answer breaks a streak', quiz('++-++'), 8 + 10 + 1],
    ['a fast answer breaks a streak and is no right one', quiz('++F++'), 8 + 10],
    ['a level above pays a quarter more', quiz('+-+-', { passageLevel: 6 }), Math.floor(0.5 + 5 + 1)],
    ['one below pays in full', quiz('+++', { passageLevel: 4 }), 7 + 20 + 1],
    ['two below pay half, without perfect', quiz('+++', { passageLevel: 3 }), Math.floor(0.5 + 8.5 + 1)],
    ['three below pay a fifth', quiz('+++', { passageLevel: 2 }), Math.floor(0.5 + 3.4 + 1)],
    ['the seventh of the day pays half', quiz('+++', { nthOfDay: 7 }), Math.floor(0.5 + 13.5 + 1)],
    ['the eleventh nothing', quiz('+++', { nthOfDay: 11 }), 0],
    ['the tenth still pays honesty', quiz('---', { nthOfDay: 10 }), 1],
    ['more than 30 % fast pays nothing', quiz('++ff++'), 0],
    ['30 % fast is paid', quiz('+++++++fff'), 14 + 5 + 10],
    ['a passage pays once', quiz('+++', { paidBefore: true }), 0],
    ['no answers, no points', quiz(''), 0],
  ])('%s', (_, paid, total) => expect(quizPoints(paid).total).toBe(total));

  it('names the causes', () => {
    expect(quizPoints(quiz('+++++')).rows).toEqual([
      { cause: 'right-answers', points: 10 },
      { cause: 'streaks', points: 3 },
      { cause: 'pass', points: 10 },
      { cause: 'perfect', points: 10 },
      { cause: 'honest-finish', points: 1 },
    ]);
  });

  it('gives a rounding difference to the largest cause', () => {
    // Answers 7 × 2 × 1.25 = 17.5, streaks 5 × 1.25 = 6.25, pass 12.5, honest 1: 37.25 in all, but 38 by rows.
    expect(quizPoints(quiz('+++++++---', { passageLevel: 6 }))).toEqual({
      total: 37,
      rows: [
        { cause: 'right-answers', points: 17 },
        { cause: 'streaks', points: 6 },
        { cause: 'pass', points: 13 },
        { cause: 'honest-finish', points: 1 },
      ],
    });
  });

  it('is never negative, and its rows are positive and sum to the total', () => {
    fc.assert(
      fc.property(anyQuiz, (paid) => {
        const { total, rows } = quizPoints(paid);
        expect(rows.every(({ points }) => Number.isInteger(points) && points > 0)).toBe(true);
        expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never less for one more right answer', () => {
    fc.assert(
      fc.property(anyQuiz, fc.nat(), (paid, position) => {
        const index = position % Math.max(1, paid.answers.length);
        const better = paid.answers.map((answer, at) => (at === index ? { ...answer, right: true } : answer));
        expect(quizPoints({ ...paid, answers: better }).total).toBeGreaterThanOrEqual(quizPoints(paid).total);
      }),
    );
  });
});

describe('the factors', () => {
  it('of the level', () => {
    expect([-4, -3, -2, -1, 0, 1, 2].map(levelFactor)).toEqual([0.2, 0.2, 0.5, 1, 1, 1.25, 1.25]);
  });

  it('of the day', () => {
    expect([1, 6, 7, 10, 11, 99].map(dayFactor)).toEqual([1, 1, 0.5, 0.5, 0, 0]);
  });
});

describe('points so far', () => {
  it.each([
    ['right answers that are not yet half of the quiz', '++', 0],
    ['half of the quiz, in a streak', '+++', 7],
    ['half of the quiz, with a wrong answer between', '++-+', 6],
    ['a wrong first answer', '-', 0],
    ['nothing yet', '', 0],
  ])('%s', (_, pattern, points) => expect(pointsSoFar(quiz(pattern), 6)).toBe(points));

  it('is the total after the last question', () => {
    expect(pointsSoFar(quiz('++++++'), 6)).toBe(quizPoints(quiz('++++++')).total);
  });

  it('is 0 once too many answers were fast for the whole quiz, and not before', () => {
    expect(pointsSoFar(quiz('+++f'), 6)).toBe(7);
    expect(pointsSoFar(quiz('+++ff'), 6)).toBe(0);
  });
});

describe('shares', () => {
  it.each([
    ['+++-', true, true, false],
    ['++--', true, false, false],
    ['++++', true, true, true],
    ['+++F', true, true, false],
    ['', false, false, false],
  ])('"%s": half %s, passed %s, perfect %s', (pattern, half, pass, all) => {
    const answers = answersOf(pattern);
    expect([halfRight(answers), passed(answers), perfect(answers)]).toEqual([half, pass, all]);
  });
});

describe('whyNoPoints', () => {
  it.each([
    ['+++FFF', {}, 'fast'],
    ['++++++', { paidBefore: true }, 'read-before'],
    ['++++++', { nthOfDay: 11 }, 'day-limit'],
    ['+----F', {}, 'half'],
    ['++++++', {}, null],
  ] as const)('%s %j: %s', (pattern, change, why) => {
    expect(whyNoPoints(quiz(pattern, change))).toBe(why);
  });

  it('has a reason exactly when nothing was earned', () => {
    fc.assert(
      fc.property(anyQuiz, (any) => {
        expect(whyNoPoints(any) === null).toBe(quizPoints(any).total > 0);
      }),
    );
  });
});
