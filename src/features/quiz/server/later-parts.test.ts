import { expect, it } from 'vitest';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { laterParts } from './later-parts.ts';

const part = (passageId: number, level: number, number: number, id = 'bus-47') =>
  ({ passageId, level, series: { id, part: number } }) as unknown as PublishedPassage;
const alone = { passageId: 9, level: 5 } as PublishedPassage;
const BUS = [part(2, 5, 2), part(1, 5, 1), part(3, 6, 3), part(4, 6, 4), alone];

const waiting = (read: readonly number[], shownLevel: 3 | 5 | 8, passages = BUS) =>
  [...laterParts(passages, { read: new Map(read.map((id) => [id, null])), shownLevel })].toSorted(
    (a, b) => a - b,
  );

it('lets no part of a series come before an earlier one', () => {
  expect(waiting([], 5)).toEqual([2, 3, 4]);
  expect(waiting([1], 5)).toEqual([3, 4]);
  expect(waiting([1, 2, 3], 5)).toEqual([]);
});

it('waits for no part that is far from the level of the student', () => expect(waiting([], 8)).toEqual([]));

it('keeps each series to itself, and begins with the first part that there is', () => {
  expect(waiting([], 5, [part(5, 5, 3, 'pond'), part(6, 5, 4, 'pond'), part(1, 5, 1)])).toEqual([6]);
});
