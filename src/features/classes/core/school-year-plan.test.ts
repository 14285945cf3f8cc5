import { expect, it } from 'vitest';
import { nameInNextGrade, nextGrade } from './school-year-plan.ts';

it.each([
  [1, 2],
  [11, 12],
  [12, null],
  [13, null],
  [16, null],
])('after grade %s comes %s', (grade, next) => {
  expect(nextGrade(grade)).toBe(next);
});

it.each([
  ['Grade 4 Readers', 4, 'Grade 5 Readers'],
  ['4th Grade', 4, '5th Grade'],
  ['1st grade', 1, '2nd grade'],
  ['2nd Grade, blue', 2, '3rd Grade, blue'],
  ['3rd', 3, '4th'],
  ['4B', 4, '5B'],
  ['4-B', 4, '5-B'],
  ['4 Readers', 4, '5 Readers'],
  ['class 9 English', 9, 'class 10 English'],
  ['Gr. 4', 4, 'Gr. 5'],
  ['Grade 41', 4, 'Grade 41'],
  ['14th Street', 4, '14th Street'],
  ['Room 4', 4, 'Room 4'],
  ['Period 4', 4, 'Period 4'],
  ['40 Readers', 4, '40 Readers'],
  ['Readers', 4, 'Readers'],
  ['Grade 12', 12, 'Grade 12'],
  ['Newcomers', 13, 'Newcomers'],
])('%s in grade %s is %s a year later', (name, grade, later) => {
  expect(nameInNextGrade(name, grade)).toBe(later);
});
