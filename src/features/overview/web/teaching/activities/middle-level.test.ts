import { expect, it } from 'vitest';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { middleLevel } from './middle-level.ts';

const roomOf = (grade: number, lowestLevel = 1, highestLevel = 12) =>
  ({ grade, settings: { lowestLevel, highestLevel } }) as Pick<TeacherClass, 'grade' | 'settings'>;
const readers = (...values: readonly (number | null)[]) =>
  values.map((value) => ({ readingLevel: value === null ? null : { value, end: null } })) as Pick<
    RosterLine,
    'readingLevel'
  >[];

it('is the level in the middle of those that are known', () =>
  expect(middleLevel(roomOf(4), readers(2.1, null, 6.7, 9))).toBe(7));

it('stays within the limits of the class', () =>
  expect(middleLevel(roomOf(4, 3, 5), readers(8, 9, 10))).toBe(5));

it('is the grade while no level is known', () => expect(middleLevel(roomOf(4), readers(null))).toBe(4));
