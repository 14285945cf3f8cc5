import { describe, expect, it } from 'vitest';
import { checkPassage } from './check-passage.ts';
import { isFailure } from './finding.ts';
import { FIXTURE_PASSAGE, fixtureWith, questionAt } from './fixture-passage.ts';
import { fixtureLabelling, fixtureReading } from './fixture-review.ts';
import type { Passage } from './passage-file.ts';
import type { Labelling, Reading } from './review-file.ts';
import { isReviewed } from './review-gates.ts';
import { rateOf, reviewRates } from './review-rates.ts';

const read = (
  readings: Reading[],
  labellings: Labelling[] = [],
  change: (draft: Passage) => void = () => {},
): Passage =>
  fixtureWith((draft) => {
    Object.assign(draft, { review: { readings, labellings, checks: [] } });
    change(draft);
  });

const failures = (passage: Passage, held = true): string[] =>
  checkPassage(passage, { held })
    .filter(isFailure)
    .map(({ gate, where }) => `${gate} ${where}`);

const blind = (right: number, sure?: boolean): Reading => fixtureReading(false, right, sure);
const open = (right: number): Reading => fixtureReading(true, right);
const LABELS = [fixtureLabelling(), fixtureLabelling()];

describe('rates', () => {
  it('count the keys chosen through the order shown', () => {
    const passage = read([blind(0), blind(1), blind(2), open(5)]);
    expect(reviewRates([passage])).toEqual({ closed: { made: 15, right: 3 }, open: { made: 5, right: 5 } });
  });

  it('hold when options are put into another order in the file', () => {
    const passage = read([blind(2), open(5)], [], (draft) =>
      draft.questions.forEach(({ options }) => options.reverse()),
    );
    expect(reviewRates([passage])).toEqual({ closed: { made: 5, right: 2 }, open: { made: 5, right: 5 } });
  });

  it('leave out choices of another wording', () => {
    const passage = read(
      [blind(5), open(5)],
      [],
      (draft) => (questionAt(draft, 0).stem = 'Why did she wear mittens?'),
    );
    expect(reviewRates([passage])).toEqual({ closed: { made: 4, right: 4 }, open: { made: 4, right: 4 } });
  });

  it('count three readings without the passage and no fourth', () => {
    const passage = read([blind(5, true), blind(5, true), blind(5, true), blind(0, false)]);
    expect(reviewRates([passage]).closed).toEqual({ made: 15, right: 15 });
  });

  it('take readings that say whether the reader was sure before older ones', () => {
    const passage = read([blind(0), blind(5, true), blind(5, true), blind(5, false)]);
    expect(reviewRates([passage]).closed).toEqual({ made: 15, right: 15 });
  });

  it('are none where no reader chose', () => {
    expect(rateOf(reviewRates([FIXTURE_PASSAGE]).closed)).toBeUndefined();
    expect(rateOf({ made: 4, right: 1 })).toBe(0.25);
  });
});

it('counts a passage as reviewed after three readings without it, one with it, and two labels', () => {
  const three = [blind(0), blind(0), blind(0)];
  expect(isReviewed(read([...three, open(5)], LABELS))).toBe(true);
  expect(isReviewed(read([...three, open(5)], LABELS.slice(1)))).toBe(false);
  expect(isReviewed(read(three, LABELS))).toBe(false);
  expect(isReviewed(read([...three.slice(1), open(5)], LABELS))).toBe(false);
  expect(
    isReviewed(read([...three, open(5)], LABELS, (draft) => (questionAt(draft, 3).stem = 'And then?'))),
  ).toBe(false);
});

/** The questions that the check names. */
const solvedIn = (passage: Passage) =>
  checkPassage(passage, { held: true })
    .filter(({ gate, ok }) => gate === 'solved without reading' && !ok)
    .map(({ where }) => where);

describe('solved without reading', () => {
  it('names the question that three blind readers all solve and are sure of, and fails nothing', () => {
    const solved = read([blind(1, true), blind(1, true), blind(2, true)]);
    expect(solvedIn(solved)).toEqual(['q1']);
    expect(failures(solved)).toEqual([]);
  });

  it.each([
    ['a reader guessed', [blind(1, true), blind(1, true), blind(1, false)]],
    ['a reader was wrong', [blind(1, true), blind(1, true), blind(0, true)]],
    ['only two have read', [blind(1, true), blind(1, true)]],
  ])('names none when %s', (_, readings) => {
    expect(solvedIn(read(readings))).toEqual([]);
  });

  it('is not undone by a fourth reading', () => {
    expect(solvedIn(read([...Array<Reading>(3).fill(blind(1, true)), blind(0, false)]))).toEqual(['q1']);
  });
});

describe('labels', () => {
  const other = fixtureLabelling({ q1: { skill: 'Inference', target: 'integrate' } });

  it('hold when two readers agree with the file', () => {
    expect(failures(read([], LABELS))).toEqual([]);
  });

  it('fail when the readers agree on another, or on none', () => {
    expect(failures(read([], [other, other]))).toEqual(['label q1']);
    expect(failures(read([], [fixtureLabelling(), other]))).toEqual(['label q1']);
    expect(failures(read([], [other, other]), false)).toEqual([]);
  });

  it('are settled by a third reader', () => {
    expect(failures(read([], [other, ...LABELS]))).toEqual([]);
    expect(failures(read([], [...LABELS, other]))).toEqual([]);
  });
});

it.each([
  ['an option twice', { order: [0, 0, 1, 2], chosen: 0 }],
  ['an option too few', { order: [0, 1, 2], chosen: 0 }],
  ['a choice outside the order', { order: [0, 1, 2, 3], chosen: 4 }],
])('refuses a record with %s', (_, change) => {
  const reading = open(5);
  const [first, ...rest] = reading.choices;
  expect(failures(read([{ ...reading, choices: [{ ...first!, ...change }, ...rest] }]))).toEqual([
    'review record q1',
  ]);
});
