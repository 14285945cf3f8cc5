import { expect, it } from 'vitest';
import { NUMBERS_OF_YEAR } from '../core/skills-of-year.ts';
import { numbersOfYear } from './years-column.ts';

const year = (number: number) => `{${Array.from({ length: NUMBERS_OF_YEAR }, () => number).join(',')}}`;

it('adds the numbers of several classes up', () => {
  expect(numbersOfYear(null, 5)).toBeNull();
  expect(new Set(numbersOfYear(year(2), 5))).toEqual(new Set([2]));
  expect(new Set(numbersOfYear(`${year(2)} ${year(30)} ${year(1)}`, 5))).toEqual(new Set([33]));
});

it.each(['{}', '{1,2}', year(0.5), `${year(1)} {1}`, year(1).replace('1', 'NULL')])(
  'refuses %s',
  (stored) => {
    expect(() => numbersOfYear(stored, 5)).toThrow('student_years.skills of row 5');
  },
);
