import { expect, it } from 'vitest';
import { fixtureWith, optionAs } from './fixture-passage.ts';
import { keyPositions, longestOptionRate, longestRun, overlapRate, positionShares } from './guessing.ts';

const ROLES = ['key', 'misread', 'otherSpan', 'unsupported'] as const;

/** The fixture with one question, whose options by role read as given. */
const oneQuestion = (
  texts: readonly [key: string, misread: string, otherSpan: string, unsupported: string],
) =>
  fixtureWith((draft) => {
    draft.questions = draft.questions.slice(0, 1);
    ROLES.forEach((role, at) => (optionAs(draft, 0, role).text = texts[at] ?? ''));
  });

it('reads the positions of the keys', () => {
  expect(keyPositions([fixtureWith(() => {})])).toEqual([1, 3, 0, 2, 1]);
  expect(positionShares([1, 3, 0, 1], 4)).toEqual([0.25, 0.5, 0, 0.25]);
});

it.each([
  [[], 0],
  [[2], 1],
  [[1, 1, 2, 2, 2, 1], 3],
])('the longest run of %j is %i', (values, run) => {
  expect(longestRun(values)).toBe(run);
});

it.each([
  [['longest', 'short', 'short', 'short'], 1],
  [['short', 'longest', 'short', 'short'], 0],
  [['same', 'same', 'same', 'less'.slice(1)], 1 / 3],
] as const)('taking the longest of %j solves %f', (texts, rate) => {
  expect(longestOptionRate([oneQuestion(texts)])).toBeCloseTo(rate);
});

it.each([
  [['the kite and the string', 'a kite', 'a plane', 'a boat'], 1],
  [['a plane', 'the kite', 'a boat', 'a car'], 0],
  [['a kite', 'the string', 'a boat', 'the and it'], 1 / 2],
] as const)('taking the option of %j with most words of the passage solves %f', (texts, rate) => {
  expect(overlapRate([oneQuestion(texts)])).toBeCloseTo(rate);
});
