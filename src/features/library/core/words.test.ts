import { expect, it } from 'vitest';
import { longestSharedRun, normalWordsOf, occurrencesOf, wordsOf } from './words.ts';

it.each([
  ['The cat sat.', ['The', 'cat', 'sat']],
  ['a well-known boy’s "kite"', ['a', 'well-known', 'boy’s', 'kite']],
  ["the boys' hats — and 3rd place", ['the', 'boys', 'hats', 'and', '3rd', 'place']],
  ['stop--now', ['stop', 'now']],
  ['señor Ñandú', ['señor', 'Ñandú']],
  ['… — !', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('compares words in lower case with straight apostrophes', () => {
  expect(normalWordsOf('Don’t STOP')).toEqual(["don't", 'stop']);
});

it.each([
  ['kite', 'A kite, a Kite, a kite-maker.', 2],
  ['wind in', 'She tried to wind in the wind.', 1],
  ['kit', 'A kite.', 0],
  ['', 'A kite.', 0],
])('%j in %j: %i times', (phrase, text, times) => {
  expect(occurrencesOf(phrase, text)).toBe(times);
});

it.each([
  ['the red kite', 'a blue kite and the red one', 2],
  ['One two three', 'zero ONE two, three four', 3],
  ['sea', 'sky', 0],
  ['', 'sky', 0],
])('the longest run shared by %j and %j is %i', (a, b, run) => {
  expect(longestSharedRun(a, b)).toBe(run);
  expect(longestSharedRun(b, a)).toBe(run);
});
