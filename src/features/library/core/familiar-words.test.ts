import { describe, expect, it } from 'vitest';
import { isFamiliarWord, unfamiliarWordsOf } from './familiar-words.ts';

describe('isFamiliarWord', () => {
  it.each(
    [
      'cats',
      'boxes',
      'cherries',
      'jumped',
      'hoped',
      'stopped',
      'carried',
      'playing',
      'hoping',
      'running',
      'bigger',
    ].concat([
      'biggest',
      'happier',
      'happiest',
      'slowly',
      'dog’s',
      'don’t',
      'KITE',
      '1984',
      '3rd',
      'kite-string',
      'A',
      'I',
    ]),
  )('%s is familiar', (word) => {
    expect(isFamiliarWord(word)).toBe(true);
  });

  it.each(['photosynthesis', 'glaciers', 'kite-glacier', 'slackly', 'ss', 'xing'])('%s is not', (word) => {
    expect(isFamiliarWord(word)).toBe(false);
  });
});

it('takes a capitalised word for a name unless it opens its sentence', () => {
  expect(
    unfamiliarWordsOf('Glaciers move. The Zambezi and the glacier move, and the glacier melts.'),
  ).toEqual(['Glaciers', 'glacier', 'glacier']);
});
