import { expect, it } from 'vitest';
import { englishDictionary } from './english-dictionary.ts';

const { isCommon, isWord } = englishDictionary();

it.each(['reluctant', 'tattered', 'pried', 'color'])('knows “%s”', (word) =>
  expect(isCommon(word)).toBe(true),
);

it('takes “loess” for a word, but not for one to teach', () => {
  expect([isCommon('loess'), isWord('loess')]).toEqual([false, true]);
});

it.each(['pritch', 'gleb', 'lumming', 'skeers'])('does not know “%s”', (word) =>
  expect(isWord(word)).toBe(false),
);
