import { describe, expect, it } from 'vitest';
import { fastShare, isFast, needsPause, normalTime, tooManyFast } from './fast-answers.ts';

const timing = { words: 170, first: false, medianSeconds: null };

/** `.` a counted answer, `f` a fast one. */
const answers = (pattern: string) => Array.from(pattern, (mark) => ({ counted: mark !== 'f' }));

describe('the normal time of a question', () => {
  it.each([
    ['23 s', timing, 23],
    ['with the reading time on the first', { ...timing, first: true }, 83],
    ['its own median once known', { ...timing, first: true, medianSeconds: 31 }, 31],
  ])('is %s', (_, question, seconds) => expect(normalTime(question)).toBe(seconds));
});

describe('an answer is fast', () => {
  const usual = { ...timing, medianSeconds: 20 };
  const long = { ...timing, first: true, words: 900 };

  it.each([
    ['below a fifth of the normal time', 3.9, usual, true],
    ['not at a fifth', 4, usual, false],
    ['below 10 s after a long passage', 9.9, long, true],
    ['not at 10 s, however long the passage', 10, long, false],
  ])('%s', (_, seconds, question, fast) => expect(isFast(seconds, question)).toBe(fast));
});

describe('fast answers of a quiz', () => {
  it.each([
    ['', 0, false],
    ['..........', 0, false],
    ['fff.......', 0.3, false],
    ['ff....', 1 / 3, true],
  ])('"%s" has a share of %f', (pattern, share, tooMany) => {
    expect(fastShare(answers(pattern))).toBe(share);
    expect(tooManyFast(answers(pattern))).toBe(tooMany);
  });

  it.each([
    ['ff', false],
    ['.fff', true],
    ['fff.', false],
    ['ff.f', false],
  ])('"%s" asks for a pause: %s', (pattern, pause) => expect(needsPause(answers(pattern))).toBe(pause));
});
