import { expect, it } from 'vitest';
import { createClass } from '../contract/endpoints.ts';
import { bodyOfValues, classFormFaults, newClassValues } from './class-form.ts';

const values = { ...newClassValues('America/New_York'), name: ' Readers ', grade: '4' };

it('asks for a grade', () => {
  expect(classFormFaults(newClassValues('UTC'))).toEqual({ grade: 'Please choose a grade.' });
  expect(classFormFaults(values)).toEqual({});
});

it.each([
  ['5', '5', []],
  ['9', '10', []],
  ['6', '5', ['min_level']],
])('with passages from %s to %s finds wrong: %j', (min_level, max_level, wrong) => {
  expect(Object.keys(classFormFaults({ ...values, min_level, max_level }))).toEqual(wrong);
});

it('becomes a body that the contract takes', () => {
  const body = createClass.body.parse({ ...bodyOfValues(values), teacherId: 1 });
  expect(body).toMatchObject({ name: 'Readers', grade: 4, class_setting: { min_level: 1, max_level: 12 } });
});

it.each(['steady', 'classic'] as const)('keeps the rule %s by which the level moves', (level_rule) => {
  expect(newClassValues('UTC').level_rule).toBe('steady');
  const { class_setting } = createClass.body
    .pick({ class_setting: true })
    .parse(bodyOfValues({ ...values, level_rule }));
  expect(class_setting.level_rule).toBe(level_rule);
});

it.each([
  [false, false, false, false],
  [true, false, true, false],
  [true, true, true, true],
  // Nothing to leave out.
  [false, true, false, false],
])('with essays %s that may be left out %s sends %s and %s', (include, may, includes, skips) => {
  const essays = { include_short_essay_questions: include, may_skip_short_essay: may };
  expect(bodyOfValues({ ...values, ...essays })).toMatchObject({
    include_short_essay_questions: includes,
    may_skip_short_essay: skips,
  });
});

it('starts without essays', () =>
  expect(bodyOfValues(newClassValues('UTC'))).toMatchObject({
    include_short_essay_questions: false,
    may_skip_short_essay: false,
  }));
