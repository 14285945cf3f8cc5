import { describe, expect, it } from 'vitest';
import { addCounts, countText, fleschKincaid, readabilityOf, syllablesOf } from './readability.ts';
import { colemanLiau, readingMeasure } from './reading-measure.ts';

/** Counted and computed by hand from the formulas of docs/library.md. */
const BY_HAND = [
  {
    text: 'The cat sat on the mat. The dog ran.',
    counts: { words: 9, sentences: 2, syllables: 9, letters: 26, unfamiliar: 0 },
    fk: -2.035,
    cl: -5.3911,
    measure: -34.79,
  },
  {
    text: 'Photosynthesis feeds a plant.',
    counts: { words: 4, sentences: 1, syllables: 8, letters: 25, unfamiliar: 1 },
    fk: 9.57,
    cl: 13.55,
    measure: 594.87,
  },
];

describe.each(BY_HAND)('$text', ({ text, counts, fk, cl, measure }) => {
  it('is counted', () => {
    expect(countText(text)).toEqual(counts);
  });

  it('has the grades and the measure computed by hand', () => {
    expect(fleschKincaid(counts)).toBeCloseTo(fk, 2);
    expect(colemanLiau(counts)).toBeCloseTo(cl, 2);
    expect(readingMeasure(counts)).toBeCloseTo(measure, 1);
    expect(readabilityOf(text)).toMatchObject({ ...counts, asl: counts.words / counts.sentences });
  });
});

it('gives every word a syllable', () => {
  expect(['a', 'hmm', '7'].map(syllablesOf)).toEqual([1, 1, 1]);
});

it('adds counts up', () => {
  const [a, b] = BY_HAND.map(({ text }) => countText(text));
  expect(addCounts([a, b].filter((one) => one !== undefined))).toEqual({
    words: 13,
    sentences: 3,
    syllables: 17,
    letters: 51,
    unfamiliar: 1,
  });
});

it('measures an empty text as 0', () => {
  expect(readabilityOf(' ')).toMatchObject({
    words: 0,
    asl: 0,
    fk: 0,
    cl: 0,
    unfamiliarPercent: 0,
    measure: 0,
  });
});
