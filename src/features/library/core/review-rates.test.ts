import { expect, it } from 'vitest';
import { checkPassage } from './check-passage.ts';
import { isFailure } from './finding.ts';
import { FIXTURE_PASSAGE, fixtureWith } from './fixture-passage.ts';
import type { Passage, Reading } from './passage-file.ts';
import { isReviewed, rateOf, reviewRates } from './review-rates.ts';

/** Shown last to first, so that a rate that forgets the order comes out wrong. */
const ORDER = [3, 2, 1, 0];

/** A reading that takes the key of the first `right` questions, and of the others another option. */
function reading(withPassage: boolean, right: number): Reading {
  const choices = FIXTURE_PASSAGE.questions.map(({ code, options }, at) => {
    const key = ORDER.indexOf(options.findIndex(({ role }) => role === 'key'));
    return { question: code, order: ORDER, chosen: at < right ? key : (key + 1) % ORDER.length };
  });
  return { date: '2026-03-02', reader: 'a reader', withPassage, choices };
}

const read = (...review: Reading[]): Passage => fixtureWith((draft) => Object.assign(draft, { review }));

const failures = (passage: Passage): string[] =>
  checkPassage(passage)
    .filter(isFailure)
    .map(({ gate, where }) => `${gate} ${where}`);

it('counts the keys chosen through the order shown', () => {
  const passage = read(reading(false, 0), reading(false, 1), reading(false, 2), reading(true, 5));
  expect(reviewRates([passage])).toEqual({ closed: { made: 15, right: 3 }, open: { made: 5, right: 5 } });
});

it('has no rate where nobody chose', () => {
  expect(rateOf(reviewRates([FIXTURE_PASSAGE]).closed)).toBeUndefined();
  expect(rateOf({ made: 4, right: 1 })).toBe(0.25);
});

it('counts a passage as reviewed after three readings without it and one with it', () => {
  const blind = [reading(false, 0), reading(false, 0), reading(false, 0)];
  expect(isReviewed(read(...blind, reading(true, 5)))).toBe(true);
  expect(isReviewed(read(...blind))).toBe(false);
  expect(isReviewed(read(...blind.slice(1), reading(true, 5)))).toBe(false);
});

it('sends back the question that three blind readings all solve', () => {
  expect(failures(read(reading(false, 1), reading(false, 1), reading(false, 2)))).toEqual([
    'solved without reading q1',
  ]);
  expect(failures(read(reading(false, 1), reading(false, 1), reading(false, 0)))).toEqual([]);
  expect(failures(read(reading(false, 1), reading(false, 1)))).toEqual([]);
});

it.each([
  ['an unknown question', { question: 'q9', order: ORDER, chosen: 0 }],
  ['an option twice', { question: 'q1', order: [0, 0, 1, 2], chosen: 0 }],
  ['an option too few', { question: 'q1', order: [0, 1, 2], chosen: 0 }],
  ['a choice outside the order', { question: 'q1', order: ORDER, chosen: 4 }],
])('refuses a record with %s', (_, choice) => {
  expect(failures(read({ ...reading(true, 5), choices: [choice] }))).toEqual(['review record reading 1']);
});
