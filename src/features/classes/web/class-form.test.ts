import { expect, it } from 'vitest';
import { createClass } from '../contract/endpoints.ts';
import { belowThirteenOf, bodyOfValues, classFormFaults, newClassValues } from './class-form.ts';

const values = { ...newClassValues('America/New_York'), name: ' Readers ', grade: '4' };

it('asks for a grade', () => {
  expect(classFormFaults(newClassValues('UTC'))).toEqual({ grade: 'Please choose a grade.' });
  expect(classFormFaults(values)).toEqual({});
});

it.each([
  ['5', '5', []],
  ['9', '10', []],
  ['6', '5', ['lowestLevel']],
])('with passages from %s to %s finds wrong: %j', (lowestLevel, highestLevel, wrong) => {
  expect(Object.keys(classFormFaults({ ...values, lowestLevel, highestLevel }))).toEqual(wrong);
});

it('becomes a body that the contract takes', () => {
  const body = createClass.body.parse({ ...bodyOfValues(values), teacherId: 1 });
  expect(body).toMatchObject({ name: 'Readers', grade: 4, settings: { lowestLevel: 1, highestLevel: 12 } });
});

it.each(['steady', 'classic'] as const)('keeps the rule %s by which the level moves', (levelRule) => {
  expect(newClassValues('UTC').levelRule).toBe('steady');
  const { settings } = createClass.body
    .pick({ settings: true })
    .parse(bodyOfValues({ ...values, levelRule }));
  expect(settings.levelRule).toBe(levelRule);
});

it.each([
  [false, false, false, false],
  [true, false, true, false],
  [true, true, true, true],
  // Nothing to leave out.
  [false, true, false, false],
])('with essays %s that may be left out %s sends %s and %s', (include, may, includes, skips) => {
  const essays = { includeEssays: include, maySkipEssays: may };
  expect(bodyOfValues({ ...values, ...essays })).toMatchObject({
    includeEssays: includes,
    maySkipEssays: skips,
  });
});

it('starts without essays', () =>
  expect(bodyOfValues(newClassValues('UTC'))).toMatchObject({
    includeEssays: false,
    maySkipEssays: false,
  }));

it.each([
  ['', null, true],
  ['7', null, true],
  ['8', null, false],
  ['4', false, false],
  ['11', true, true],
] as const)('with grade "%s" and under 13 set to %s sends %s', (grade, belowThirteen, sent) => {
  expect(belowThirteenOf({ grade, belowThirteen })).toBe(sent);
  expect(bodyOfValues({ ...values, grade, belowThirteen }).belowThirteen).toBe(sent);
});
