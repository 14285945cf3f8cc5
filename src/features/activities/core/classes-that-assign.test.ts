import { expect, it } from 'vitest';
import { classesThatAssign } from './classes-that-assign.ts';

const real = { id: 1, teacherApproved: true };
const other = { id: 2, teacherApproved: false };

it('lets a class whose teacher nobody approved set nothing for a student of a real one', () => {
  expect(classesThatAssign([other, real])).toEqual([real]);
  expect(classesThatAssign([other])).toEqual([other]);
  expect(classesThatAssign([])).toEqual([]);
});
