import { expect, it } from 'vitest';
import { activitiesWords, withoutClassWords } from './archive-words.ts';

const student = (n: number) => ({ studentId: n, username: `s${n}`, firstName: `S${n}`, lastName: '' });
const preview = (withoutClass: number) => ({
  classId: 7,
  openActivities: 0,
  withoutClass,
  students: Array.from({ length: Math.min(withoutClass, 30) }, (_, n) => student(n)),
});

it.each([
  [0, null],
  [1, '1 open activity ends; it comes back if you restore the class.'],
  [3, '3 open activities end; they come back if you restore the class.'],
])('%i open activities: %s', (openActivities, words) =>
  expect(activitiesWords({ openActivities })).toBe(words),
);

it.each([
  [0, null],
  [1, '1 student will be in no class: S0. They can still log in and read.'],
  [2, '2 students will be in no class: S0 and S1. They can still log in and read.'],
  [8, /: S0, S1, .*, and S7\. They/],
  [9, /, S7, and 1 more\. They/],
  [200, /^200 students .*, S7, and 192 more\. They/],
])('%i students without a class: %s', (withoutClass, words) => {
  const told = withoutClassWords(preview(withoutClass));
  if (words instanceof RegExp) expect(told).toMatch(words);
  else expect(told).toBe(words);
});
