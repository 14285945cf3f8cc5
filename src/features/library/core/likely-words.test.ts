import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordFinder, typingErrors } from './likely-words.ts';

const finder = createWordFinder(
  'river rivers rivet heron herons her umbrella caterpillar the cat car night knight mañana'.split(' '),
);

describe('likely words', () => {
  it.each([
    ['rivr', ['river']],
    ['riv', ['river', 'rivet', 'rivers']],
    ['rievr', ['river']],
    ['heorn', ['heron']],
    ['her', ['her', 'heron', 'herons']],
    ['hur', []],
    ['umbrela', ['umbrella']],
    ['caterpiler', ['caterpillar']],
    ['catapilar', []],
    ['nihgt', ['night']],
    ['manana', ['mañana']],
    ['zzzzqqqq', []],
  ])('%s may mean %j', (typed, expected) => expect(finder.likely(typed)).toEqual(expected));
});

const word = fc.stringMatching(/^[a-eñ'0-2]{1,9}$/);

it('typing errors are none for the same word, as many there as back, and at most the longer length', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(typingErrors(a, a)).toBe(0);
      expect(typingErrors(a, b)).toBe(typingErrors(b, a));
      expect(typingErrors(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

it('finds what comparing with every word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (words, typed) => {
      fc.pre(!words.some((candidate) => candidate.startsWith(typed)));
      const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
      const all = most === 0 ? [] : words.filter((candidate) => typingErrors(typed, candidate) <= most);
      expect([...createWordFinder(words).likely(typed)].toSorted()).toEqual(all.toSorted());
    }),
  );
});
