import { describe, expect, it } from 'vitest';
import { mayReset } from './may-reset.ts';

const one = (id: number, teacherId: number, teacherApproved: boolean) => ({
  id,
  teacherId,
  teacherApproved,
  primarySince: null,
  coTeachers: [],
});
const RIVERA = 1;
const OTHER = 2;
const ownClassIds = new Set([10]);

describe('mayReset', () => {
  it.each([
    ['an approved teacher, whatever work it is', [one(10, RIVERA, true)], [10, 99, null], true],
    ['an approved teacher beside another one', [one(9, OTHER, true), one(10, RIVERA, true)], [9], true],
    ['work of the own class, where it counts', [one(10, RIVERA, false)], [10], true],
    ['no work at all', [one(10, RIVERA, false)], [], true],
    ['work of no class', [one(10, RIVERA, false)], [10, null], false],
    ['work of another class', [one(10, RIVERA, false)], [9], false],
    ['where another class counts', [one(9, OTHER, true), one(10, RIVERA, false)], [10], false],
    ['where the student is in no class of theirs', [one(9, OTHER, false)], [9], false],
  ])('%s', (_, classes, workOf, may) => {
    expect(mayReset(RIVERA, { classes, workOf, ownClassIds })).toBe(may);
  });
});
