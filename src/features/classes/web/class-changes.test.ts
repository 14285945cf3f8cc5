import { expect, it } from 'vitest';
import { updateClass } from '../contract/endpoints.ts';
import { bodyOfField, crossedLevels } from './class-changes.ts';
import { newClassValues } from './class-form.ts';

const values = { ...newClassValues('UTC'), name: 'Room 12', grade: '4', maySkipEssays: true };

it.each([
  ['name', { name: 'Room 12' }],
  ['grade', { grade: 4 }],
  ['belowThirteen', { belowThirteen: true }],
  ['lowestLevel', { settings: { lowestLevel: 1 } }],
  ['showPoints', { settings: { showPoints: true } }],
  ['includeEssays', { includeEssays: false, maySkipEssays: false }],
] as const)('a change of %s sends nothing else', (field, body) => {
  expect(bodyOfField(field, values)).toEqual(body);
  expect(updateClass.body.parse({ ...bodyOfField(field, values), teacherId: 1 })).toEqual({
    ...body,
    teacherId: 1,
  });
});

it.each([
  ['highestLevel', '9', '4', 'Four is below the lowest level, Nine. Nothing was changed.'],
  ['lowestLevel', '10', '9', 'Ten is above the highest level, Nine. Nothing was changed.'],
  ['highestLevel', '9', '9', null],
  ['name', '9', '4', null],
] as const)('changing %s to levels %s to %s is answered by: %s', (field, lowestLevel, highestLevel, words) =>
  expect(crossedLevels(field, { lowestLevel, highestLevel })).toBe(words),
);
