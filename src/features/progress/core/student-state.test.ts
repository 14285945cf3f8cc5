import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passTime } from './pass-time.ts';
import { LEVELS, placeOf } from './scale.ts';
import { isSettling, newStudent, pretestStart } from './student-state.ts';

describe('a new student', () => {
  it.each(LEVELS)('of grade %i starts at that level', (grade) => {
    const expected = { mean: placeOf(grade), sd: 1.3, level: grade, since: 0, up: 0, down: 0 };
    expect(newStudent(grade)).toEqual(expected);
  });

  it.each([13, 14, 15, 16, null])('of grade option %s starts at Five with more doubt', (option) => {
    expect(newStudent(option)).toMatchObject({ mean: placeOf(5), sd: 2, level: 5 });
  });
});

describe('a pretest', () => {
  it.each([
    [null, 7, 2],
    [null, 16, 11],
    [null, 4, 1],
    [null, 40, 12],
    [14, 9, 4],
    [5, 7, 2],
    [12, 7, 2],
    [4, 7, 2],
    [4, 8, 3],
  ])('with class grade %s at the age of %i starts at %i, by age, with more doubt', (grade, age, start) => {
    expect(pretestStart(grade, age)).toEqual({ grade: start, byAge: true });
    expect(newStudent(start, true)).toEqual({ ...newStudent(start), sd: 2 });
  });

  it.each([
    [4, 9],
    [4, 12],
    [1, 16],
    [9, null],
    [null, null],
    [13, null],
  ])('with class grade %s at the age of %s starts at what the class says', (grade, age) =>
    expect(pretestStart(grade, age)).toEqual({ grade }),
  );
});

describe('a level', () => {
  it.each([
    [1.2, true],
    [0.7, true],
    [0.69, false],
    [0.25, false],
  ])('with a doubt of %f is being looked for: %s', (sd, settling) =>
    expect(isSettling({ sd })).toBe(settling),
  );
});

describe('time', () => {
  const student = { mean: 2, sd: 0.5 };

  it('adds 0.8 levels a year of growth, 30 days at most, and doubt for every day', () => {
    // One and Two lie 1 logit apart.
    const month = passTime(student, 30);
    expect(month.mean).toBeCloseTo(2 + (0.8 * 30) / 365, 12);
    expect(month.sd).toBeCloseTo(Math.sqrt(0.25 + 0.045), 12);
    expect(passTime(student, 200).mean).toBe(month.mean);
    expect(passTime(student, 200).sd).toBeCloseTo(Math.sqrt(0.25 + 0.3), 12);
  });

  it('never leaves more doubt than 1.6 logits', () => {
    expect(passTime(student, 9999).sd).toBe(1.6);
  });

  it('does not run backwards', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 0, noNaN: true }), (days) => {
        expect(passTime(student, days)).toEqual(student);
      }),
    );
  });
});
