import { expect, it } from 'vitest';
import { litRuns } from './lit-runs.ts';

const TEXT = 'The river turned in the night.';
const cut = (...lit: { start: number; end: number }[]) =>
  litRuns(TEXT, lit).map(({ text, lit: isLit }) => (isLit ? `[${text}]` : text));

it.each([
  ['nothing', [], [TEXT]],
  ['a word inside', [{ start: 4, end: 9 }], ['The ', '[river]', ' turned in the night.']],
  ['the beginning', [{ start: 0, end: 3 }], ['[The]', ' river turned in the night.']],
  ['all of it', [{ start: 0, end: TEXT.length }], [`[${TEXT}]`]],
  [
    'two that overlap',
    [
      { start: 4, end: 16 },
      { start: 10, end: 19 },
    ],
    ['The ', '[river turned in]', ' the night.'],
  ],
])('lights %s', (_, lit, runs) => expect(cut(...lit)).toEqual(runs));
