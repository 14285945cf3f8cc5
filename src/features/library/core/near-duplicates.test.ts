import { expect, it } from 'vitest';
import { likenesses, nearDuplicateVerdict } from './near-duplicates.ts';

const words = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `word${from + at}`).join(' ');

it('finds no likeness without five words in a row', () => {
  expect(
    likenesses([
      { id: 'a', text: 'one two three four' },
      { id: 'b', text: 'one two three four' },
    ]),
  ).toEqual([]);
  expect(nearDuplicateVerdict([])).toMatchObject({ ok: true, measured: '0' });
});

it('is 1 for the same words in another dress', () => {
  const pair = likenesses([
    { id: 'a', text: 'One two three, four five six.' },
    { id: 'b', text: 'one TWO three four\nfive six' },
  ]);
  expect(pair).toEqual([{ a: 'a', b: 'b', jaccard: 1 }]);
});

it('is the share of five-grams that two texts have in common', () => {
  // 10 words have 6 five-grams; 7 words in common have 3; 3 ÷ (6 + 6 − 3).
  const [pair] = likenesses([
    { id: 'a', text: words(0, 10) },
    { id: 'b', text: words(3, 13) },
  ]);
  expect(pair?.jaccard).toBeCloseTo(1 / 3);
});

it.each([
  [22, true],
  [24, false],
])('with %i shared words of 104 a pair holds the gate: %j', (shared, ok) => {
  // 104 words have 100 five-grams: 18 shared are 18 ÷ 182 = 0.099, 20 are 20 ÷ 180 = 0.11.
  const passages = [
    { id: 'a', text: words(0, 104) },
    { id: 'b', text: words(104 - shared, 208 - shared) },
  ];
  expect(nearDuplicateVerdict(passages).ok).toBe(ok);
});
