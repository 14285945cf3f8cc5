import { expect, it } from 'vitest';
import { namesOfOthers, severalNamesFaults } from './more-class-names.ts';

it('leaves empty names out', () =>
  expect(namesOfOthers([' Period 2 ', ' ', ''].map((name, key) => ({ key, name })))).toEqual(['Period 2']));

it.each([
  [['Period 1'], false],
  [['Period 1', 'Period 2'], false],
  [['Period 1', ' period  1'], true],
  [['Period 1', 'Period 2', 'Period 2'], true],
  [['', 'Period 2'], false],
])('%j has a name twice: %s', (names, isTwice) => expect('name' in severalNamesFaults(names)).toBe(isTwice));
