import { expect, it } from 'vitest';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { SIX_NEAR_SEVEN } from '../testing/fixture-roster.ts';
import { middleLevel } from './middle-level.ts';

const roomOf = (grade: number, lowestLevel = 1, highestLevel = 12) =>
  ({ grade, settings: { lowestLevel, highestLevel } }) as Pick<TeacherClass, 'grade' | 'settings'>;
const readers = (...levels: readonly (number | null)[]) =>
  levels.map((level) => ({ readingLevel: level === null ? null : { level } }));

it('is the level in the middle of those that are known', () =>
  expect(middleLevel(roomOf(4), readers(9, null, 2, 7))).toBe(7));

it('is the shown level, as the buttons that lead here name it', () =>
  expect(middleLevel(roomOf(4), [{ readingLevel: SIX_NEAR_SEVEN }])).toBe(6));

it('is the lower one of two, for a text that all can read', () =>
  expect(middleLevel(roomOf(4), readers(3, 4))).toBe(3));

it('stays within the limits of the class', () =>
  expect(middleLevel(roomOf(4, 3, 5), readers(8, 9, 10))).toBe(5));

it('is the grade while no level is known', () => expect(middleLevel(roomOf(4), readers(null))).toBe(4));
